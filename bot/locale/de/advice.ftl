# Was der Computer täte

take-advice = So machen
advised = { $what } – { $why }

# Wie stark Computer spielen

computer-levels = Stufe eines Computers ändern
computer-level = { $who }: { $level }
