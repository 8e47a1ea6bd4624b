"""Large cities that no time zone is named after, and short names for zones and countries.

Law: every zone exists today; names with several meanings around the world are left out.
"""

CITIES = {
    "Europe/Berlin": """
        München, Munich, Hamburg, Köln, Cologne, Frankfurt, Frankfurt am Main, Frankfurt (Oder), Stuttgart, Düsseldorf,
        Leipzig, Dortmund, Essen, Bremen, Dresden, Hannover, Hanover, Nürnberg, Nuremberg, Duisburg, Bochum, Wuppertal,
        Bielefeld, Bonn, Münster, Mannheim, Karlsruhe, Augsburg, Wiesbaden, Mönchengladbach, Gelsenkirchen, Aachen,
        Braunschweig, Brunswick, Kiel, Chemnitz, Magdeburg, Freiburg, Krefeld, Mainz, Lübeck, Erfurt, Oberhausen,
        Rostock, Kassel, Saarbrücken, Potsdam, Oldenburg, Osnabrück, Heidelberg, Darmstadt, Regensburg, Ingolstadt,
        Würzburg, Ulm, Göttingen, Heilbronn, Trier, Jena, Erlangen, Koblenz, Tübingen, Konstanz, Passau, Bamberg,
        Bayreuth, Weimar, Schwerin, Flensburg, Halle, Göppingen, Wolfsburg, Paderborn, Hildesheim
    """,
    "Europe/Vienna": """
        Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Wels, St. Pölten, Dornbirn, Bregenz, Eisenstadt
    """,
    "Europe/Zurich": """
        Genf, Genève, Geneva, Basel, Bern, Lausanne, Winterthur, Luzern, Lucerne, St. Gallen, Lugano, Biel, Thun, Chur,
        Schaffhausen
    """,
    "Europe/Rome": """
        Rom, Roma, Mailand, Milano, Milan, Neapel, Napoli, Naples, Turin, Torino, Palermo, Genua, Genova, Genoa,
        Bologna, Florenz, Firenze, Florence, Venedig, Venezia, Venice, Verona, Triest, Trieste, Bozen, Bolzano, Meran
    """,
    "Europe/Paris": """
        Marseille, Lyon, Toulouse, Nizza, Nice, Nantes, Straßburg, Strasbourg, Montpellier, Bordeaux, Lille, Colmar
    """,
    "Europe/Madrid": "Barcelona, Valencia, Sevilla, Seville, Zaragoza, Málaga, Bilbao, Palma, Mallorca",
    "Europe/London": """
        Birmingham, Manchester, Liverpool, Leeds, Glasgow, Edinburgh, Bristol, Sheffield, Cardiff, Nottingham, Oxford,
        Brighton
    """,
    "Europe/Amsterdam": "Rotterdam, Den Haag, The Hague, Utrecht, Eindhoven, Groningen, Maastricht",
    "Europe/Brussels": "Antwerpen, Antwerp, Gent, Ghent, Lüttich, Liège, Brügge, Bruges",
    "Europe/Warsaw": """
        Krakau, Kraków, Danzig, Gdańsk, Breslau, Wrocław, Posen, Poznań, Łódź, Stettin, Szczecin, Kattowitz
    """,
    "Europe/Prague": "Brünn, Brno, Ostrau, Ostrava, Pilsen, Plzeň",
    "Europe/Stockholm": "Göteborg, Gothenburg, Malmö, Uppsala",
    "Europe/Copenhagen": "Aarhus, Odense, Aalborg",
    "Europe/Oslo": "Bergen, Trondheim, Stavanger",
    "Europe/Lisbon": "Porto",
    "Europe/Athens": "Thessaloniki, Piräus, Piraeus",
    "Europe/Istanbul": "Ankara, Izmir, Antalya",
    "Europe/Kyiv": "Kiew, Lemberg, Lviv, Odessa, Odesa",
    "Europe/Moscow": "Sankt Petersburg, St. Petersburg, Saint Petersburg",
    "America/New_York": """
        Washington, Washington DC, Boston, Philadelphia, Miami, Atlanta, Baltimore, Pittsburgh, Charlotte, Orlando,
        Cleveland
    """,
    "America/Chicago": "Houston, Dallas, Austin, San Antonio, New Orleans, Minneapolis, Milwaukee, Nashville",
    "America/Denver": "Salt Lake City, Albuquerque",
    "America/Los_Angeles": "San Francisco, Seattle, San Diego, Las Vegas, Sacramento, Oakland",
    "America/Toronto": "Ottawa, Quebec",
    "America/Edmonton": "Calgary",
    "America/Mexico_City": "Guadalajara",
    "America/Sao_Paulo": "Rio de Janeiro, Rio, Brasilia",
    "Asia/Kolkata": "Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Madras, Hyderabad, Pune",
    "Asia/Shanghai": "Peking, Beijing, Shenzhen, Guangzhou, Wuhan",
    "Asia/Tokyo": "Osaka, Kyoto, Yokohama, Nagoya, Sapporo, Hiroshima",
    "Asia/Ho_Chi_Minh": "Hanoi",
    "Asia/Jerusalem": "Haifa",
    "Asia/Karachi": "Lahore, Islamabad",
    "Africa/Johannesburg": "Kapstadt, Cape Town, Durban, Pretoria",
    "Pacific/Auckland": "Wellington, Christchurch",
}
"""Cities by their zones, in the languages of the people who type them."""

SHORT = {
    "UTC": "UTC, GMT, UCT, Z, Zulu",
    "Europe/Berlin": "CET, CEST, MEZ, MESZ, MET, MEST",
    "Europe/London": "GB, BST",
    "Europe/Lisbon": "WET, WEST, WEZ, WESZ",
    "Europe/Athens": "EET, EEST, OEZ, OESZ",
    "Europe/Moscow": "MSK",
    "America/New_York": "EST, EDT, ET, EST5EDT, Eastern",
    "America/Chicago": "CDT, CST6CDT, CT",
    "America/Denver": "MST, MDT, MT, MST7MDT",
    "America/Los_Angeles": "PST, PDT, PT, PST8PDT, Pacific",
    "America/Anchorage": "AKST, AKDT",
    "Pacific/Honolulu": "HST, Hawaii",
    "Asia/Tokyo": "JST",
    "Asia/Seoul": "KST",
    "Australia/Sydney": "AEST, AEDT",
    "Australia/Adelaide": "ACST, ACDT",
    "Australia/Perth": "AWST",
    "Pacific/Auckland": "NZST, NZDT, NZ",
}
"""Short names of zones in clocks and calendars: they stand for the place that uses them, including its summer time."""

SEVERAL = {"CST": "America/Chicago, Asia/Shanghai", "IST": "Asia/Kolkata, Asia/Jerusalem, Europe/Dublin"}
"""Short for more than one."""

COUNTRIES = {
    "US": "USA, US, U.S.A., America, Amerika",
    "GB": "UK, Great Britain, Großbritannien, England, Scotland, Schottland, Wales, Northern Ireland, Nordirland",
    "NL": "Holland",
    "CZ": "Czech Republic, Tschechische Republik",
    "TR": "Turkey",
    "CD": "Congo, Kongo",
    "KR": "Korea",
    "AE": "UAE, VAE, Emirates, Emirate, Dubai, Abu Dhabi",
}
"""Other names of countries, by their codes."""


def listed(names: str) -> list[str]:
    """The names in one of these lists."""
    return [" ".join(name.split()) for name in names.split(",")]
