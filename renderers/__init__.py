"""Views become pictures: a picture is a function of what one seat may see, without I/O or a clock."""
