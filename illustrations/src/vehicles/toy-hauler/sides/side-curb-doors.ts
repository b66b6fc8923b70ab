import type { View } from '../../../kit/drawing/view.ts';
import { awningStowed } from '../../../parts/walls/awnings.ts';
import { fuelStation, genDoor, latch } from '../../../parts/walls/compartments.ts';
import { assistHandle, entryDoor, steps } from '../../../parts/walls/doors.ts';
import { floodLight, porchLight } from '../../../parts/walls/lamps.ts';
import { fuelFill, plate } from '../../../parts/walls/utilities.ts';

export function sideCurbDoors(view: View) {
  entryDoor(view, 'door.entry', 'Entry door', { s0: 146, s1: 178, h0: 38.4, h1: 114.6, hingeFwd: true });
  assistHandle(view, 'door.assist-handle', 'Entry assist handle', 182.4, 64, 90);
  steps(view, 'door.steps', 'Entry steps (folding)', {
    s0: 149,
    s1: 175,
    top: 37.4,
    n: 4,
    rise: 7.4,
    feet: 1.2,
  });
  entryDoor(view, 'door.entry-2', 'Second entry door, garage', {
    s0: 387,
    s1: 415,
    h0: 38.4,
    h1: 114.6,
    hingeFwd: true,
  });
  steps(view, 'door.steps-2', 'Entry steps, garage door', {
    s0: 389.4,
    s1: 412.6,
    top: 37.4,
    n: 4,
    rise: 7.4,
    feet: 1.2,
  });
  genDoor(view, 'door.generator', 'Generator compartment door', 424, 466, 41, 61.6);
  fuelStation(view, 'door.fuel-station', 'Fuel station door', 428, 452, 68, 90);
  fuelFill(view, 'util.fuel-fill', 'Fuel fill, garage tank', 460, 79, {});
  floodLight(view, 'light.loading-side', 'Loading light, side', 474, 124.6, { w: 7, h: 3.2 });
  porchLight(view, [182, 124.4, 190, 128.4], [183, 125.1, 189, 127.6]);
  plate(view, 'util.shower', 'Outside shower box', 482, 53, 7, 8, {
    r: 1,
    draw: (pen, x, y) => {
      latch(pen, x, y - 2.2, 'thumb');
    },
  });
  awningStowed(view, { s0: 137, s1: 380, top: 141.6, bot: 74 });
}
