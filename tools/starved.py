"""The process that thinks, with too little memory: python -m tools.starved FIRST END

All allocations from number FIRST on, counted from its start, up to before END fail; END 0: all from then on.
"""

import _testcapi
import sys

from bot.tables.reckoner import reckoner

if __name__ == "__main__":
    _testcapi.set_nomemory(*map(int, sys.argv[1:]))
    reckoner.main()
