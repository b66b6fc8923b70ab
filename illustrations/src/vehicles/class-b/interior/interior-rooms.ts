import { ellipse, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cooktop, equipment, fridge } from '../../../parts/interior/appliances.ts';
import { shower, toilet } from '../../../parts/interior/bath.ts';
import { cabinet, counter, lav, overhead, sink, slabTop } from '../../../parts/interior/cabinets.ts';
import { pocketDoor } from '../../../parts/interior/doors.ts';
import { chair, sofa, table } from '../../../parts/interior/furniture.ts';

/** Both seats turn on their pedestals; the passenger's is shown turned to the room. */
export function seats(view: View) {
  view.decoration((pen) => {
    for (const y of [-17.4, 17.4])
      pen.path(ellipse(85.6, y, 14), { stroke: 'line', width: 0.24, strokeOpacity: 0.4, dash: [1.6, 1.2] });
  });
  chair(view, 'int.cab.seat-driver', 'Driver seat (swivel)', 85.6, -17.4, 21, 22, 'w', { head: true });
  chair(view, 'int.cab.seat-passenger', 'Passenger seat (swivel)', 85.6, 17.4, 21, 22, 'e', { head: true });
}

export function galley(view: View) {
  cabinet(view, 'int.galley.cabinet', 'Base cabinets, galley', 102, -37.2, 149.4, -16, 'n', {
    n: 3,
    at: [106, -16.8],
  });
  counter(view, 'int.galley.countertop', 'Countertop, galley', rect(102, -37.2, 131, -17.4, 0.8), {
    at: [105, -21],
  });
  sink(view, 'int.galley.sink', 'Sink & faucet', 117, -27.6, 16, 14, { bowls: 1, faucet: -1 });
  cooktop(view, 'int.galley.range', 'Cooktop, two burners & grill', 131.4, -37.2, 149, -17, 'n');
  overhead(view, 'int.galley.overhead', 'Overhead cabinets, galley', 102.6, -37.2, 148.8, -30.6, {
    n: 3,
    at: [128, -33.6],
  });
  equipment(view, 'int.hall.furnace', 'Furnace & water heater (combination)', 150.2, -37.2, 162.6, -17, {
    icon: 'flame',
  });
  cabinet(view, 'int.galley.coffee-bar', 'Base cabinet & countertop, coffee bar', 154, 18, 196, 37.2, 's', {
    n: 3,
    at: [160, 24],
    draw: slabTop(1.4, 's'),
  });
  equipment(view, 'int.galley.microwave', 'Microwave / convection oven', 176, 23.4, 194, 35.6, {
    icon: 'tv',
  });
}

export function bath(view: View) {
  shower(
    view,
    'int.bath.shower',
    'Wet bath: shower pan & surround',
    rect(164.8, -37.2, 189.2, -9.8, 1.4),
    [184, -16],
    { head: [188.6, -24], hd: [-3.8, 0], at: [169, -13] },
  );
  toilet(view, 'int.bath.toilet', 'Toilet (cassette)', 173.4, -26, 's');
  lav(view, 'int.bath.lavatory', 'Lavatory sink & faucet', 184.8, -32.4, 3, 3.4, { f: [0, -1] });
  pocketDoor(view, 'int.bath.door', 'Door, wet bath (roll-up)', 167, -10.2, 187, -7.6);
}

export function hall(view: View) {
  fridge(view, 'int.galley.refrigerator', 'Refrigerator', 191.4, -37.2, 207.6, -15.4, 'n', {
    icon: 'snow',
    n: 1,
  });
  cabinet(view, 'int.bedroom.wardrobe', 'Wardrobe, road side', 208.4, -37.2, 227, -16, 'n', {
    n: 1,
    tall: true,
  });
  cabinet(view, 'int.hall.pantry', 'Pantry & wardrobe, curb side', 197, 18, 227, 37.2, 's', {
    n: 2,
    tall: true,
  });
  equipment(view, 'int.hall.power-center', 'Power center / converter', 200, 14.4, 214, 17.6, {
    icon: 'panel',
  });
}

/** The power sofa across the tail; the hidden line is the bed it makes. */
export function sofaBed(view: View) {
  view.decoration((pen) =>
    pen.path(rect(229.4, -36.6, 254, 36.6, 2), {
      stroke: 'line',
      width: 0.3,
      strokeOpacity: 0.6,
      dash: [3.4, 1.6],
    }),
  );
  sofa(view, 'int.bedroom.sofa', 'Power sofa / bed, rear', 253, -36.6, 285.4, 36.6, 'e', {
    n: 3,
    arm: 3.4,
    back: 8,
  });
  table(view, 'int.dinette.table', 'Removable table', 232, -11, 249, 11);
  overhead(view, 'int.bedroom.overhead-2', 'Overhead cabinets, road side', 229.4, -37.2, 276, -30.4, {
    n: 3,
    at: [238, -33.8],
  });
  overhead(view, 'int.bedroom.overhead', 'Overhead cabinets, curb side', 229.4, 30.4, 276, 37.2, {
    n: 3,
    at: [238, 33.8],
  });
}
