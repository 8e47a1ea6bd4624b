# Begleitung und Rat

button-coach = Mit Begleitung
