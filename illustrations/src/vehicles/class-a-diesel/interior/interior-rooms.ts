import { cut } from '../../../kit/geometry/cuts.ts';
import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cooktop, equipment, fridge } from '../../../parts/interior/appliances.ts';
import { glassDoor, shower, toilet } from '../../../parts/interior/bath.ts';
import { bed } from '../../../parts/interior/bed.ts';
import { cabinet, counter, lav, overhead, sink, slabTop } from '../../../parts/interior/cabinets.ts';
import { coachWheel } from '../../../parts/interior/cockpit.ts';
import { pocketDoor, stairs, swingDoor } from '../../../parts/interior/doors.ts';
import { booth, chair, sofa, sofaArt } from '../../../parts/interior/furniture.ts';
import { grid, union } from '../../../parts/layout/plan.ts';
import { IP } from '../body.ts';

export function cockpit(view: View) {
  coachWheel(view, 42, -27.5);
  chair(view, 'int.cockpit.seat-driver', 'Driver seat', 62, -27.5, 25, 25, 'w', { head: true });
  chair(view, 'int.cockpit.seat-passenger', 'Passenger seat', 85, 28, 25, 25, 'w', { head: true });
  cabinet(view, 'int.cockpit.console', 'Driver side console', 40, -47.6, 80, -42.2, 'n', { n: 2 });
  stairs(view, 'int.cockpit.steps', 'Entry stepwell', 31.4, 20, 64.4, 47.6, 3, 's', { at: [42, 40] });
}

export function livingSlide(view: View) {
  sofa(view, 'int.living.sofa', 'Sofa sleeper (slide)', 120, -80, 194, -46, 's', { n: 3, at: [158, -58] });
  overhead(view, 'int.living.overhead', 'Overhead cabinets, sofa', 121, -80, 193, -68, {
    n: 4,
    at: [128, -76],
  });
  cabinet(view, 'int.living.end-cabinet', 'End cabinet (slide)', 196, -80.2, 218, -56, 'n', {
    n: 1,
    tall: true,
  });
  booth(view, 'int.dinette', 220, -80, 289, -42, 's', { bench: 21 });
  fridge(view, 'int.galley.refrigerator', 'Residential refrigerator', 291, -80.2, 315.6, -51, 'n', {
    icon: 'snow',
  });
}

export function curbSide(view: View) {
  cabinet(view, 'int.living.entertainment', 'Entertainment center, TV & fireplace', 112, 30, 166, 47.6, 's', {
    n: 3,
    at: [120, 35],
    draw: (pen) => {
      const T = rect(116, 39, 162, 41.6, 0.6);
      pen.shadow(T, 0.5, 0.8, 2);
      pen.path(T, 'gloss', 'edge-line');
      pen.path(line([117, 41], [161, 41]), 'dark-gleam-2');
      pen.path(rect(130, 31.6, 150, 34.4, 0.4), 'gloss', 'edge-line');
      pen.path(grid(130, 32, 150, 34, 1.6, 0), 'dark-gleam-1');
    },
  });
  cabinet(view, 'int.galley.cabinet', 'Base cabinets, galley', 168, 23.4, 234, 47.6, 's', {
    n: 4,
    at: [176, 24.2],
  });
  counter(
    view,
    'int.galley.countertop',
    'Countertop, galley (solid surface)',
    rect(168, 25, 212, 47.6, 0.8),
    { at: [172, 30] },
  );
  sink(view, 'int.galley.sink', 'Kitchen sink & faucet', 193, 36.6, 30, 17, { bowls: 2, faucet: 1 });
  cooktop(view, 'int.galley.range', 'Cooktop & convection oven', 212.4, 24.6, 233.8, 47.6, 's');
}

export function theaterSeats(view: View) {
  view.region('int.living.theater-seats', 'Theater seats (curb slide)', (pen) => {
    const outline = sofaArt(pen, 246, 36.6, 314, 70.2, 'n', { n: 2, arm: 5.6, back: 8.4 });
    const M = rect(277, 37, 283, 62, 1.4);
    pen.path(M, 'light-gloss', 'edge-line');
    for (const y of [43, 49]) pen.circle(280, y, 1.7, 'void', 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(262, 46);
  });
}

export function bath(view: View) {
  cabinet(view, 'int.bath.vanity', 'Vanity cabinet & countertop', 328.2, 12.4, 341, 30, 'e', {
    n: 1,
    at: [331, 15],
    draw: slabTop(1.5, 'e'),
  });
  lav(view, 'int.bath.lavatory', 'Lavatory sink & faucet', 334.4, 21.4, 4.4, 5.4, { f: [-1, 0] });
  toilet(view, 'int.bath.toilet', 'Toilet (macerator)', 345.4, 36.8, 'n');
  equipment(view, 'int.bath.furnace', 'Furnace / hydronic heater', 328.4, 31, 336, 47.6, { icon: 'flame' });
  shower(view, 'int.bath.shower', 'Shower pan & surround', rect(355.6, 22, 370.8, 47.6, 1.4), [363, 38], {
    head: [363.2, 46.6],
    hd: [0, -4.4],
    at: [362, 28],
  });
}

export function bathDoors(view: View) {
  glassDoor(view, 'int.bath.shower-door', 'Shower door (glass)', [[355, 20.4, 370.8, 22.4]]);
  pocketDoor(view, 'int.bath.door', 'Pocket door, bathroom', 333, 9.6, 357, 12.4);
  pocketDoor(view, 'int.bedroom.door', 'Sliding door, bedroom', 323.6, -34, 326.6, -8);
  equipment(view, 'int.living.power-center', 'Electrical panel & inverter control', 322.4, 15, 325.8, 32, {
    icon: 'panel',
  });
}

export function bedroom(view: View) {
  cabinet(view, 'int.bedroom.nightstands', 'Nightstands', 331, -72.2, 348, -56, 'n', { n: 1 });
  bed(view, 'int.bedroom.bed', 'Mattress & bed base (slide)', 350, -72, 410, -2, 's');
  cabinet(view, 'int.bedroom.dresser', 'Dresser & TV cabinet', 376, 30, 422, 47.6, 's', { n: 3 });
  fridge(view, 'int.bedroom.washer', 'Washer / dryer, stacked', 425, 18, 445.4, 40, 'w', {
    icon: 'drum',
    n: 1,
  });
}

export function wardrobe(view: View) {
  view.region('int.bedroom.wardrobe', 'Wardrobe, rear', (pen) => {
    const outline = cut.box(IP, 425, -47.6, 447.2, 16);
    pen.shadow(outline, 0.9, 1.3, 3);
    pen.layers(outline, ['dark-plastic'], ['diagonal-bevel', { opacity: 0.55 }]);
    pen.path(line([425, -46], [446, 16]), 'detail-line', 'faint-line');
    pen.path(line([425, 16], [444, -44]), 'detail-line', 'faint-line');
    pen.path(rect(425, -47.6, 426.1, 16), 'wood', 'detail-line');
    for (const y of [-32, -16, 0]) pen.path(line([425, y], [426.1, y]), 'edge-line');
    pen.path(union(...[-40, -24, -8, 8].map((y) => line([424.6, y - 1.4], [424.6, y + 1.4]))), {
      stroke: 'gloss-2',
      width: 0.5,
    });
    pen.path(outline, 'part-line');
    pen.hitArea(union(outline, rect(424.3, -42, 425.2, 10))).calloutAt(440, -18);
  });
}

export function entry(view: View) {
  swingDoor(view, 'door.entry@R', 'Entry door', 32, 50.2, 31.4, 0, 74, { t: 1.8, paint: 'plastic' });
}
