"""Set up `.venv` for a purpose, with what that purpose needs and no more; nothing is done twice.

    python3 tools/install.py play        # the runtime and the client, then the lobby; compiled behind it: `make play`
    python3 tools/install.py install     # the arena and the environments as well, compiled: `make install`
    python3 tools/install.py ray         # and Ray: `make ray`
    python3 tools/install.py check       # the tools of those who change the code: `make check`
    python3 tools/install.py wheel       # what makes wheels for others: `make wheel`
    python3 tools/install.py test        # all of it, compiled: `make test`

Any Python 3.11 or newer can run it; it needs the standard library alone. This file is read by older ones, too.
"""

import shutil
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - it is run by whatever `python3` is
    names = [f"python3.{minor}" for minor in range(20, 10, -1)]
    newer = [name for name in names if shutil.which(name)]
    way_out = f"say it again with PYTHON={newer[0]} behind it" if newer else "install one, such as python3.12"
    sys.exit(f"install: entrepot needs Python 3.11 or newer, and {sys.executable} is older: {way_out}")

if __name__ == "__main__":
    from purposes import main

    main(sys.argv[1:])
