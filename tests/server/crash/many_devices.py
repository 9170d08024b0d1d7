"""Several devices at one table: what all of them have heard, and what each of them knows."""

from functools import partial
from typing import Any

from server.client import Device

PATIENCE = 60.0


async def hear(number: int, *devices: Device) -> None:
    """Wait until all have heard the line of this number."""
    for device in devices:
        await device.until(partial(_has_heard, device, number), PATIENCE)


async def level(*devices: Device) -> None:
    """Wait until all have heard the same lines."""
    while len({device.number for device in devices}) > 1:
        await hear(max(device.number for device in devices), *devices)


def _has_heard(device: Device, number: int) -> bool:
    return device.number >= number


def picture(device: Device) -> Any:
    """Everything a device knows except the lines."""
    return device.number, device.table, device.you, device.view


async def fresh_picture(device: Device) -> Any:
    """What a new device of the same guest is shown."""
    async with Device(device.base_url, device.cookie, device.table_id, device.seat) as new:
        return picture(new)


def owes(device: Device) -> bool:
    """Whether the seat of a device owes a choice."""
    return device.you["seat"] in device.table["to_act"]


def first_choice(device: Device) -> str:
    """The first choice that a device shows."""
    assert device.view is not None
    action: str = device.view["choices"][0]["action"]
    return action
