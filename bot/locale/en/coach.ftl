# Coach and advice

button-coach = With a coach
