"""The program's dependencies: licences, pins, known vulnerabilities."""
