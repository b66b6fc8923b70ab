import { rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { fridge } from '../../../parts/interior/appliances.ts';
import { glassDoor, shower, toilet } from '../../../parts/interior/bath.ts';
import { cabinet, lav, lavArt, slabTop } from '../../../parts/interior/cabinets.ts';
import { pocketDoor, swingDoor } from '../../../parts/interior/doors.ts';

export function bath(view: View) {
  cabinet(view, 'int.bath.vanity', 'Vanity cabinet & countertop', 314.6, 40, 326.4, 67.6, 'e', {
    n: 2,
    at: [317, 43],
    draw: slabTop(1.5, 'e'),
  });
  lav(view, 'int.bath.lavatory', 'Lavatory sink & faucet', 320.4, 55, 4.2, 6, { f: [-1, 0] });
  shower(view, 'int.bath.shower', 'Shower pan & surround', rect(327.4, 38, 352.6, 67.6, 1.6), [340, 52], {
    head: [340, 66.8],
    hd: [0, -4.6],
    at: [333, 60],
  });
  glassDoor(
    view,
    'int.bath.shower-door',
    'Shower door (glass)',
    [
      [327.6, 37.4, 341, 39],
      [339, 36.2, 352.6, 37.8],
    ],
    { at: [333, 38.2] },
  );
  toilet(view, 'int.bath.toilet', 'Toilet', 361.4, 56.6, 'n');
}

/** Half bath and laundry in one room on the road side. */
export function secondBath(view: View) {
  cabinet(view, 'int.bath-2.vanity', 'Vanity & lavatory, half bath', 314.6, -67.6, 332, -46, 'n', {
    n: 1,
    at: [317, -49],
    draw: (pen, b) => {
      slabTop(1.5, 'n')(pen, b);
      lavArt(pen, 323.4, -58, 6, 4.8, [0, -1]);
    },
  });
  toilet(view, 'int.bath-2.toilet', 'Toilet, half bath', 343.6, -57, 's');
  fridge(view, 'int.laundry.washer', 'Washer', 353.4, -67.6, 371.2, -41, 'n', { icon: 'drum', n: 1 });
  fridge(view, 'int.laundry.dryer', 'Dryer', 371.8, -67.6, 389.6, -41, 'n', { icon: 'drum', n: 1 });
}

export function doors(view: View) {
  swingDoor(view, 'int.bath.door', 'Door, bathroom', 318, 24.4, 23.6, 0, -78);
  swingDoor(view, 'int.bath-2.door', 'Door, half bath & laundry', 366, -6, 23.6, 180, 258);
  pocketDoor(view, 'int.bedroom.door', 'Pocket door, bedroom', 369.6, 8, 372.4, 34);
  swingDoor(view, 'door.entry-2', 'Rear entry door', 462.6, 54, 32, -90, -12, { t: 1.8, paint: 'accent-2' });
}
