"""What comes along with the program: licences, pins, known vulnerabilities."""
