# Cards: names
