import { cut } from '../../kit/cuts.ts';
import { line, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { cooktop, equipment, fridge } from '../../parts/interior-appliances.ts';
import { glassDoor, shower, toilet } from '../../parts/interior-bath.ts';
import { bed } from '../../parts/interior-bed.ts';
import { cabinet, counter, lav, overhead, sink, slabTop } from '../../parts/interior-cabinets.ts';
import { coachWheel } from '../../parts/interior-cockpit.ts';
import { pocketDoor, stairs, swingDoor } from '../../parts/interior-doors.ts';
import { booth, chair, sofa, sofaArt } from '../../parts/interior-furniture.ts';
import { grid, union } from '../../parts/plan.ts';
import { IP } from './body.ts';

export function cockpit(v: View) {
  coachWheel(v, 42, -27.5);
  chair(v, 'int.cockpit.seat-driver', 'Driver seat', 62, -27.5, 25, 25, 'w', { head: true });
  chair(v, 'int.cockpit.seat-passenger', 'Passenger seat', 85, 28, 25, 25, 'w', { head: true });
  cabinet(v, 'int.cockpit.console', 'Driver side console', 40, -47.6, 80, -42.2, 'n', {
    n: 2,
    part: 'console',
  });
  stairs(v, 'int.cockpit.steps', 'Entry stepwell', 31.4, 20, 64.4, 47.6, 3, 's', { at: [42, 40] });
}

export function livingSlide(v: View) {
  sofa(v, 'int.living.sofa', 'Sofa sleeper (slide)', 120, -80, 194, -46, 's', { n: 3, at: [158, -58] });
  overhead(v, 'int.living.overhead', 'Overhead cabinets, sofa', 121, -80, 193, -68, { n: 4, at: [128, -76] });
  cabinet(v, 'int.living.end-cabinet', 'End cabinet (slide)', 196, -80.2, 218, -56, 'n', {
    n: 1,
    tall: true,
  });
  booth(v, 'int.dinette', 220, -80, 289, -42, 's', { bench: 21 });
  fridge(v, 'int.galley.refrigerator', 'Residential refrigerator', 291, -80.2, 315.6, -51, 'n', {
    icon: 'snow',
  });
}

export function curbSide(v: View) {
  cabinet(v, 'int.living.entertainment', 'Entertainment center, TV & fireplace', 112, 30, 166, 47.6, 's', {
    n: 3,
    part: 'entertainment-center',
    at: [120, 35],
    draw: (r) => {
      const T = rect(116, 39, 162, 41.6, 0.6);
      r.cast(T, 0.5, 0.8, 2);
      r.p(T, 'gloss', 'edge-line');
      r.p(line([117, 41], [161, 41]), 'dark-gleam-2');
      r.p(rect(130, 31.6, 150, 34.4, 0.4), 'gloss', 'edge-line');
      r.p(grid(130, 32, 150, 34, 1.6, 0), 'dark-gleam-1');
    },
  });
  cabinet(v, 'int.galley.cabinet', 'Base cabinets, galley', 168, 23.4, 234, 47.6, 's', {
    n: 4,
    at: [176, 24.2],
  });
  counter(v, 'int.galley.countertop', 'Countertop, galley (solid surface)', rect(168, 25, 212, 47.6, 0.8), {
    at: [172, 30],
  });
  sink(v, 'int.galley.sink', 'Kitchen sink & faucet', 193, 36.6, 30, 17, { bowls: 2, faucet: 1 });
  cooktop(v, 'int.galley.range', 'Cooktop & convection oven', 212.4, 24.6, 233.8, 47.6, 's');
}

export function theaterSeats(v: View) {
  v.region(
    'int.living.theater-seats',
    'Theater seats (curb slide)',
    { part: 'recliner', cat: 'int' },
    (r) => {
      const F = sofaArt(r, 246, 36.6, 314, 70.2, 'n', { n: 2, arm: 5.6, back: 8.4 });
      const M = rect(277, 37, 283, 62, 1.4);
      r.p(M, 'light-gloss', 'edge-line');
      for (const y of [43, 49]) r.c(280, y, 1.7, 'void', 'dark-gleam-1');
      r.hit(F);
      r.at(262, 46);
    },
  );
}

export function bath(v: View) {
  cabinet(v, 'int.bath.vanity', 'Vanity cabinet & countertop', 328.2, 12.4, 341, 30, 'e', {
    n: 1,
    part: 'vanity',
    at: [331, 15],
    draw: slabTop(1.5, 'e'),
  });
  lav(v, 'int.bath.lavatory', 'Lavatory sink & faucet', 334.4, 21.4, 4.4, 5.4, { f: [-1, 0] });
  toilet(v, 'int.bath.toilet', 'Toilet (macerator)', 345.4, 36.8, 'n');
  equipment(v, 'int.bath.furnace', 'Furnace / hydronic heater', 328.4, 31, 336, 47.6, {
    icon: 'flame',
    part: 'furnace',
  });
  shower(v, 'int.bath.shower', 'Shower pan & surround', rect(355.6, 22, 370.8, 47.6, 1.4), [363, 38], {
    head: [363.2, 46.6],
    hd: [0, -4.4],
    at: [362, 28],
  });
}

export function bathDoors(v: View) {
  glassDoor(v, 'int.bath.shower-door', 'Shower door (glass)', [[355, 20.4, 370.8, 22.4]]);
  pocketDoor(v, 'int.bath.door', 'Pocket door, bathroom', 333, 9.6, 357, 12.4);
  pocketDoor(v, 'int.bedroom.door', 'Sliding door, bedroom', 323.6, -34, 326.6, -8);
  equipment(v, 'int.living.power-center', 'Electrical panel & inverter control', 322.4, 15, 325.8, 32, {
    icon: 'panel',
    part: 'power-center',
  });
}

export function bedroom(v: View) {
  cabinet(v, 'int.bedroom.nightstands', 'Nightstands', 331, -72.2, 348, -56, 'n', {
    n: 1,
    part: 'nightstand',
  });
  bed(v, 'int.bedroom.bed', 'Mattress & bed base (slide)', 350, -72, 410, -2, 's');
  cabinet(v, 'int.bedroom.dresser', 'Dresser & TV cabinet', 376, 30, 422, 47.6, 's', {
    n: 3,
    part: 'dresser',
  });
  fridge(v, 'int.bedroom.washer', 'Washer / dryer, stacked', 425, 18, 445.4, 40, 'w', {
    part: 'washer-dryer',
    icon: 'drum',
    n: 1,
  });
}

export function wardrobe(v: View) {
  v.region('int.bedroom.wardrobe', 'Wardrobe, rear', { part: 'wardrobe', cat: 'int' }, (r) => {
    const F = cut.box(IP, 425, -47.6, 447.2, 16);
    r.cast(F, 0.9, 1.3, 3);
    r.p(F, 'dark-plastic');
    r.p(F, 'diagonal-bevel', { opacity: 0.55 });
    r.p(line([425, -46], [446, 16]), 'detail-line', 'faint-line');
    r.p(line([425, 16], [444, -44]), 'detail-line', 'faint-line');
    r.p(rect(425, -47.6, 426.1, 16), 'wood', 'detail-line');
    for (const y of [-32, -16, 0]) r.p(line([425, y], [426.1, y]), 'edge-line');
    r.p(union(...[-40, -24, -8, 8].map((y) => line([424.6, y - 1.4], [424.6, y + 1.4]))), {
      stroke: 'gloss-2',
      width: 0.5,
    });
    r.p(F, 'part-line');
    r.hit(union(F, rect(424.3, -42, 425.2, 10)));
    r.at(440, -18);
  });
}

export function entry(v: View) {
  swingDoor(v, 'door.entry@R', 'Entry door', 32, 50.2, 31.4, 0, 74, {
    part: 'entry-door',
    cat: 'door',
    t: 1.8,
    cls: 'plastic',
  });
}
