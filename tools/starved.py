"""The process that thinks, with too little memory: python -m tools.starved FIRST END

Whatever it needs from its FIRST piece of memory on, counted from its start, before its END is not there; END 0: from
then on there is none at all.
"""

import _testcapi
import sys

from bot.tables.reckoner import reckoner

if __name__ == "__main__":
    _testcapi.set_nomemory(*map(int, sys.argv[1:]))
    reckoner.main()
