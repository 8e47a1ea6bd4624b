"""Numbers written short, for what buttons carry."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number: int) -> str:
    """A number, 0 or more, in digits and small letters."""
    if number < 0:
        raise ValueError(f"{number} is less than nothing")
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return digits or "0"
