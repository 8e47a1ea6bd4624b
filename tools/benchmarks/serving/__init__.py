"""A running bot under load: clicks, films, requests, memory."""
