import { cornered, rect, Shape, spline } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cooktop, equipment, fridge } from '../../../parts/interior/appliances.ts';
import { glassDoor, shower, toilet } from '../../../parts/interior/bath.ts';
import { bed } from '../../../parts/interior/bed.ts';
import { cabinet, counter, lav, overhead, sink, slabTop } from '../../../parts/interior/cabinets.ts';
import { cabDash, cabWheel } from '../../../parts/interior/cockpit.ts';
import { pocketDoor, stairs, swingDoor } from '../../../parts/interior/doors.ts';
import { booth, chair, sofa } from '../../../parts/interior/furniture.ts';
import { grid } from '../../../parts/layout/plan.ts';
import { halfWidth } from '../hull.ts';

const cutEdge = spline([42.2, 10, 50, 11.4, 57, 9.2, 62, 14, 63.4, 22, 68, 29, 78, 31.2, 88, 29.8, 98, 31]);
/** The mattress over the cab, cut away to show the seats below. */
const bunk = new Shape(cutEdge.segments)
  .L(98, 47.2)
  .L(80, 47.2)
  .C(67, 47.2, 57, 44, 49.8, 35.4)
  .C(45.6, 29.6, 43, 20, 42.2, 10)
  .Z();

export function furnishCab(view: View): void {
  cabDash(view, 50.6);
  cabWheel(view, 67, -20.5);
  chair(view, 'int.cab.seat-driver', 'Driver seat', 83, -20.5, 22, 23, 'w', { head: true });
  chair(view, 'int.cab.seat-passenger', 'Passenger seat', 83, 16.5, 22, 23, 'w', { head: true });
}

export function furnishBunk(view: View): void {
  view.region('int.bunk.mattress', 'Cab-over bunk & mattress (cut away)', (pen) => {
    pen.shadow(bunk, 1.2, 1.8, 4);
    pen.layers(bunk, ['plastic'], ['diagonal-bevel']);
    pen.within(bunk, () => {
      pen.path(grid(40, 8, 98, 48, 9, 9), 'detail-line', { strokeOpacity: 0.16 });
      pen.path(rect(40, 40, 98, 48), 'shade-from-top');
    });
    pen.path(bunk, 'part-line');
    const P = rect(82, 35, 94, 45, 2.6);
    pen.layers(P, ['plastic'], ['sphere', { opacity: 0.4 }], ['edge-line']);
    pen.hitArea(bunk).calloutAt(56, 30);
  });
  view.decoration((pen) => {
    const outline = new Shape()
      .M(97, -halfWidth)
      .L(80, -halfWidth)
      .C(66, -halfWidth, 55, -46.6, 47.6, -37)
      .C(41.4, -28, 37.6, -14, 37.6, 0)
      .C(37.6, 14, 41.4, 28, 47.6, 37)
      .C(55, 46.6, 66, halfWidth, 80, halfWidth)
      .L(97, halfWidth);
    pen.path(outline, { stroke: 'line-soft', width: 0.55, dash: [4, 1.8] });
  });
}

export function furnishLiving(view: View): void {
  booth(view, 'int.dinette', 100.6, 9, 146.4, 46.8, 'n', { bench: 15 });
  sofa(view, 'int.living.sofa', 'Sofa sleeper (slide)', 117, -81.2, 176, -47, 's', { n: 3, at: [146, -58] });
  overhead(view, 'int.living.overhead', 'Overhead cabinets, sofa', 118, -81, 175, -70, {
    n: 3,
    at: [124, -77],
  });
  chair(view, 'int.living.recliner', 'Recliner, lounge (slide)', 201, -63.6, 34, 34, 'n');
  cabinet(view, 'int.galley.cabinet', 'Base cabinets, galley', 179, 23.6, 226, 46.8, 's', {
    n: 3,
    at: [186, 24.4],
  });
  counter(
    view,
    'int.galley.countertop',
    'Countertop, galley',
    cornered([179, 46.8, 0, 198, 46.8, 0, 198, 25.2, 0.6, 181, 25.2, 2, 179, 27.4, 2]),
    { at: [182, 28] },
  );
  sink(view, 'int.galley.sink', 'Kitchen sink & faucet', 189.4, 37, 15, 15, { bowls: 1, faucet: 1 });
  cooktop(view, 'int.galley.range', 'Range & oven', 198.4, 24.8, 217.4, 46.8, 's');
  counter(view, 'int.galley.countertop-2', 'Countertop, galley extension', rect(217.8, 25.2, 226, 46.8, 0.8));
  fridge(view, 'int.galley.refrigerator', 'Refrigerator', 227, 20, 250.6, 46.8, 's', { icon: 'snow' });
}

export function furnishHall(view: View): void {
  cabinet(view, 'int.hall.pantry', 'Pantry & TV cabinet', 229, -33.4, 270, -26.4, 'n', { n: 3, tall: true });
  equipment(view, 'util.water-heater@L', 'Water heater', 235, -46.8, 251, -33.4, { icon: 'tank' });
  equipment(view, 'int.hall.furnace', 'Furnace', 253, -46.8, 269, -33.4, { icon: 'flame' });
  equipment(view, 'int.hall.power-center', 'Power center / converter', 228.8, -46.8, 234, -33.6, {
    icon: 'panel',
  });
}

export function furnishBath(view: View): void {
  cabinet(view, 'int.bath.vanity', 'Vanity cabinet & countertop', 270.6, 30, 285.8, 46.8, 's', {
    n: 1,
    at: [273, 33],
    draw: slabTop(1.5, 's'),
  });
  lav(view, 'int.bath.lavatory', 'Lavatory sink & faucet', 278.4, 39, 5.2, 4.4, { f: [0, 1] });
  toilet(view, 'int.bath.toilet', 'Toilet', 262.4, 36, 'n');
  pocketDoor(view, 'int.bath.door', 'Pocket door, bathroom', 254.6, 7.6, 274, 10.4);
  shower(view, 'int.bath.shower', 'Shower pan & surround', rect(272, -46.8, 299.8, -18.6, 1.6), [292, -32], {
    head: [298.8, -26],
    hd: [-4.4, 0],
    at: [279, -40],
  });
  glassDoor(
    view,
    'int.bath.shower-door',
    'Shower door (glass)',
    [
      [272, -19.6, 287, -17.8],
      [285, -18.4, 299.8, -16.6],
    ],
    { at: [278, -18.7] },
  );
}

export function furnishBedroom(view: View): void {
  bed(view, 'int.bedroom.bed', 'Mattress & bed base (slide)', 293, -4, 349, 69, 'n');
  cabinet(view, 'int.bedroom.wardrobe', 'Wardrobe, rear', 352.6, -46.8, 367.2, 6, 'w', { n: 3, tall: true });
  cabinet(view, 'int.bedroom.nightstand', 'Nightstand', 353, 27, 367.2, 46.8, 'w', { n: 1 });
}

export function drawEntry(view: View): void {
  stairs(view, 'int.living.stepwell', 'Entry stepwell', 149, 30, 176, 46.8, 2, 's');
  swingDoor(view, 'door.entry@R', 'Entry door', 149.2, 49.2, 27, 0, 78, { t: 1.6, paint: 'plastic' });
}
