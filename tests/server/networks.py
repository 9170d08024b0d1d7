"""Two machines on one network, made of network namespaces: each has its own addresses and nothing else."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from processes import LIMIT

TESTS = Path(__file__).parents[1]
REMOTE_DEVICE = Path(__file__).with_name("remote_device.py")
NETWORK = "10.213.7"


class Machine:
    """A machine with an address."""

    def __init__(self, name: str, address: str) -> None:
        self.name, self.address = name, address
        self.prefix = ("ip", "netns", "exec", name)

    def run(self, *command: str) -> None:
        subprocess.run([*self.prefix, *command], check=True, timeout=LIMIT)

    def device(self, deed: str, where: str) -> "subprocess.Popen[str]":
        """Somebody at this machine, see `remote_device`."""
        paths = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
        command = [*self.prefix, sys.executable, str(REMOTE_DEVICE), deed, where]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": paths})


def require_namespaces() -> None:
    """Skip where they cannot be made; on the machine that checks everything, fail."""
    can = os.name == "posix" and shutil.which("ip") and os.geteuid() == 0
    probe = f"wh-{os.getpid()}-probe"
    if can and not subprocess.run(["ip", "netns", "add", probe], capture_output=True, timeout=LIMIT).returncode:
        subprocess.run(["ip", "netns", "del", probe], check=True, timeout=LIMIT)
        return
    why = "network namespaces need root and iproute2: the second device is not tested"
    if os.environ.get("CI", "") not in ("", "0", "false"):
        pytest.fail(why)
    pytest.skip(why)


@contextmanager
def two_machines() -> Iterator[tuple[Machine, Machine]]:
    """Two machines joined by a cable. Neither has a route to anywhere else."""
    machines = [Machine(f"wh-{os.getpid()}-{end}", f"{NETWORK}.{end}") for end in (1, 2)]
    with ExitStack() as ends:
        for machine in machines:
            subprocess.run(["ip", "netns", "add", machine.name], check=True, timeout=LIMIT)
            ends.callback(subprocess.run, ["ip", "netns", "del", machine.name], check=True, timeout=LIMIT)
        one, other = (machine.name for machine in machines)
        cable = ["link", "add", "cable", "netns", one, "type", "veth", "peer", "name", "cable", "netns", other]
        subprocess.run(["ip", *cable], check=True, timeout=LIMIT)
        for machine in machines:
            machine.run("ip", "address", "add", f"{machine.address}/24", "dev", "cable")
            machine.run("ip", "link", "set", "cable", "up")
            machine.run("ip", "link", "set", "lo", "up")
        yield machines[0], machines[1]
