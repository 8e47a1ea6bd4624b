# Was der Computer täte

take-first = Nur der erste Schritt
advised = { $what }. { $why }

# Wie stark Computer spielen

computer-levels = Stufe eines Computers ändern
computer-level = { $who }: { $level }
