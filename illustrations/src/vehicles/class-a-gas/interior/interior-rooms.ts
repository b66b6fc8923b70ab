import { cut } from '../../../kit/geometry/cuts.ts';
import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cooktop, equipment, fridge } from '../../../parts/interior/appliances.ts';
import { glassDoor, shower, toilet } from '../../../parts/interior/bath.ts';
import { bed } from '../../../parts/interior/bed.ts';
import { cabinet, counter, lav, overhead, sink, slabTop } from '../../../parts/interior/cabinets.ts';
import { coachWheel } from '../../../parts/interior/cockpit.ts';
import { pocketDoor, stairs, swingDoor } from '../../../parts/interior/doors.ts';
import { booth, chair, sofa } from '../../../parts/interior/furniture.ts';
import { union } from '../../../parts/layout/plan.ts';
import { innerFace } from './interior-shapes.ts';

export function cockpit(view: View) {
  coachWheel(view, 42, -27.5);
  chair(view, 'int.cockpit.seat-driver', 'Driver seat', 62, -27.5, 25, 25, 'w', { head: true });
  chair(view, 'int.cockpit.seat-passenger', 'Passenger seat', 51, 27, 25, 25, 'w', { head: true });
  cabinet(view, 'int.cockpit.console', 'Driver side console', 40, -47.6, 80, -42.2, 'n', { n: 2 });
  stairs(view, 'int.cockpit.steps', 'Entry stepwell', 67.8, 20, 98.2, 47.6, 3, 's', { at: [92, 26] });
}

export function slideRoom(view: View) {
  sofa(view, 'int.living.sofa', 'Sofa sleeper (slide)', 103, -82, 176, -47, 's', { n: 3, at: [140, -58] });
  overhead(view, 'int.living.overhead', 'Overhead cabinets, sofa', 104, -82, 175, -70, {
    n: 4,
    at: [111, -77],
  });
  booth(view, 'int.dinette', 179, -82, 237, -44, 's', { bench: 18 });
  fridge(view, 'int.galley.refrigerator', 'Refrigerator', 238.4, -82.2, 259.6, -54, 'n', { icon: 'snow' });
}

export function lounge(view: View) {
  sofa(view, 'int.living.theater-seats', 'Theater seats, lounge', 108, 14, 160, 47.4, 'n', {
    n: 2,
    arm: 5,
    at: [122, 28],
  });
  cabinet(view, 'int.living.entertainment', 'Entertainment center & TV', 163, 26, 197, 47.6, 's', {
    n: 2,
    at: [169, 31],
    draw: (pen) => {
      const screen = rect(165.4, 38.6, 194.6, 41.2, 0.6);
      pen.shadow(screen, 0.5, 0.8, 2);
      pen.path(screen, 'gloss', 'edge-line');
      pen.path(line([166.4, 40.6], [193.6, 40.6]), 'dark-gleam-2');
    },
  });
}

export function galley(view: View) {
  cabinet(view, 'int.galley.cabinet', 'Base cabinets, galley', 199, 23.4, 247.6, 47.6, 's', {
    n: 3,
    at: [203, 24.2],
  });
  counter(view, 'int.galley.countertop', 'Countertop, galley', rect(199, 25, 219, 47.6, 0.8), {
    at: [202, 29],
  });
  sink(view, 'int.galley.sink', 'Kitchen sink & faucet', 209.4, 36.6, 15.4, 16, { bowls: 1, faucet: 1 });
  cooktop(view, 'int.galley.range', 'Cooktop & oven', 219.4, 24.6, 238.6, 47.6, 's');
  counter(view, 'int.galley.countertop-2', 'Countertop, galley extension', rect(239, 25, 247.6, 47.6, 0.8), {
    at: [243.2, 29],
  });
  equipment(view, 'int.galley.furnace', 'Furnace (below the counter)', 239.8, 34, 246.8, 46, {
    icon: 'flame',
  });
}

export function bath(view: View) {
  equipment(view, 'util.water-heater@L', 'Water heater', 264.6, -47.6, 281.4, -31, { icon: 'tank' });
  cabinet(view, 'int.bath.vanity', 'Vanity cabinet & countertop', 282.4, -47.6, 301.6, -25, 'n', {
    n: 1,
    at: [285, -29],
    draw: slabTop(1.5, 'n'),
  });
  lav(view, 'int.bath.lavatory', 'Lavatory sink & faucet', 292, -37.4, 6.4, 5.2, { f: [0, -1] });
  toilet(view, 'int.bath.toilet', 'Toilet', 291, 36.6, 'n');
  shower(view, 'int.bath.shower', 'Shower pan & surround', rect(250.4, 14.4, 277.6, 47.6, 1.6), [264, 30], {
    head: [264, 46.8],
    hd: [0, -4.6],
    at: [257, 22],
  });
}

export function bathDoors(view: View) {
  glassDoor(
    view,
    'int.bath.shower-door',
    'Shower door (glass)',
    [
      [264.4, 13.2, 272, 14.8],
      [270.4, 14.4, 278, 16],
    ],
    { at: [268, 14] },
  );
  pocketDoor(view, 'int.bath.door', 'Pocket door, bathroom', 261.6, -30, 264.4, -6);
  pocketDoor(view, 'int.bedroom.door', 'Sliding door, bedroom', 301.6, 6, 304.4, 32);
  equipment(view, 'int.living.power-center', 'Power center / converter', 251, 8.8, 261.4, 12.2, {
    icon: 'panel',
  });
}

export function bedroom(view: View) {
  cabinet(view, 'int.bedroom.nightstand', 'Nightstand, forward', 304.6, -72.2, 314.6, -56, 'n', { n: 1 });
  bed(view, 'int.bedroom.bed', 'Mattress & bed base, queen (slide)', 316, -72, 372, 2, 's');
  cabinet(view, 'int.bedroom.nightstand-2', 'Nightstand, rear', 373.4, -72.2, 381.6, -56, 'n', { n: 1 });
  cabinet(view, 'int.bedroom.dresser', 'Dresser & TV cabinet', 324, 30, 374, 47.6, 's', {
    n: 3,
    draw: (pen) => {
      const screen = rect(336, 41.4, 362, 43.8, 0.6);
      pen.shadow(screen, 0.5, 0.8, 2);
      pen.path(screen, 'gloss', 'edge-line');
      pen.path(line([337, 43.2], [361, 43.2]), 'dark-gleam-2');
    },
    at: [330, 35],
  });
}

/** Two wardrobes and a low chest under the rear window, fitted to the rounded tail. */
export function closets(view: View) {
  for (const [id, title, y0, y1, doors] of [
    ['int.bedroom.wardrobe', 'Wardrobe, rear, curb side', 18, 47.6, 2],
    ['int.bedroom.wardrobe-2', 'Wardrobe, rear, road side', -47.6, -26, 1],
  ] as const)
    view.region(id, title, (pen) => {
      const outline = cut.box(innerFace, 385, y0, 405, y1);
      pen.shadow(outline, 0.9, 1.3, 3);
      pen.layers(outline, ['dark-plastic'], ['diagonal-bevel', { opacity: 0.55 }]);
      pen.within(outline, () => {
        pen.path(line([385, y0], [405, y1]), 'detail-line', 'faint-line');
        pen.path(line([385, y1], [405, y0]), 'detail-line', 'faint-line');
      });
      pen.path(rect(385, y0, 386.1, y1), 'wood', 'detail-line');
      const run = (y1 - y0) / doors;
      const middles = Array.from({ length: doors }, (_, i) => y0 + run * (i + 0.5));
      if (doors > 1) pen.path(line([385, y0 + run], [386.1, y0 + run]), 'edge-line');
      pen.path(union(...middles.map((y) => line([384.6, y - 1.4], [384.6, y + 1.4]))), {
        stroke: 'gloss-2',
        width: 0.5,
      });
      pen.path(outline, 'part-line');
      pen.hitArea(outline).calloutAt(395, y0 > 0 ? 28 : -36);
    });
  cabinet(view, 'int.bedroom.chest', 'Chest below the rear window', 391, -25.6, 404.6, 17.6, 'w', { n: 3 });
}

export function entry(view: View) {
  swingDoor(view, 'door.entry@R', 'Entry door', 68.6, 50.2, 29.4, 0, 74, { t: 1.8, paint: 'plastic' });
}
