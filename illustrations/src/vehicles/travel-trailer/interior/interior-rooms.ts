import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cooktop, equipment, fridge } from '../../../parts/interior/appliances.ts';
import { glassDoor, shower, toilet } from '../../../parts/interior/bath.ts';
import { bed } from '../../../parts/interior/bed.ts';
import { cabinet, counter, lav, overhead, sink, slabTop } from '../../../parts/interior/cabinets.ts';
import { pocketDoor, stairs, swingDoor } from '../../../parts/interior/doors.ts';
import { booth, sofa } from '../../../parts/interior/furniture.ts';
import { union } from '../../../parts/layout/plan.ts';

export function furnishBedroom(view: View): void {
  view.region('int.bedroom.wardrobes', 'Wardrobes & overhead bridge', (pen) => {
    const H = [1, -1].map((s) => {
      const outline = s > 0 ? rect(58, 31.6, 76, 45.6, 0.6) : rect(58, -45.6, 76, -31.6, 0.6),
        b = outline.bbox();
      pen.shadow(outline, 0.9, 1.3, 3);
      pen.layers(outline, ['dark-plastic'], ['diagonal-bevel', { opacity: 0.55 }]);
      pen.path(line([b.x0, b.y0], [b.x1, b.y1]), 'detail-line', 'faint-line');
      pen.path(line([b.x0, b.y1], [b.x1, b.y0]), 'detail-line', 'faint-line');
      pen.path(rect(74.9, b.y0, 76, b.y1), 'wood', 'detail-line');
      pen.path(line([76.5, b.cy - 1.4], [76.5, b.cy + 1.4]), { stroke: 'gloss-2', width: 0.5 });
      pen.path(outline, 'part-line');
      return rect(58, b.y0, 76.9, b.y1);
    });
    pen.hitArea(union(...H)).calloutAt(66, 36);
  });
  bed(view, 'int.bedroom.bed', 'Mattress & bed base, queen', 54.6, -30, 127, 30, 'w');
  overhead(view, 'int.bedroom.overhead', 'Overhead cabinet, bed', 54.4, -29.4, 66, 29.4, {
    n: 3,
    at: [62, 0],
  });
  cabinet(view, 'int.bedroom.dresser', 'Dresser & TV cabinet', 98, -45.6, 131.6, -33, 'n', { n: 2 });
  pocketDoor(view, 'int.bedroom.door', 'Sliding door, bedroom', 146.4, 8, 149.6, 36);
}

export function furnishLiving(view: View): void {
  sofa(view, 'int.living.sofa', 'Sofa sleeper (slide)', 137, -79.6, 196, -45, 's', { n: 3, at: [166, -57] });
  overhead(view, 'int.living.overhead', 'Overhead cabinets, sofa', 138, -79.4, 195, -68, {
    n: 3,
    at: [144, -76],
  });
  booth(view, 'int.dinette', 200, -79.6, 256, -42, 's', { bench: 17 });
  sofa(view, 'int.living.theater-seats', 'Theater seats, lounge', 153, 12, 203, 45.4, 'n', {
    n: 2,
    arm: 5,
    at: [166, 26],
  });
  overhead(view, 'int.living.furnace', 'Furnace (below the seats)', 175, 34, 189, 45, { n: 1 });
  equipment(view, 'util.water-heater@R', 'Water heater', 206, 26, 219.6, 45.6, { icon: 'tank' });
  cabinet(view, 'int.galley.cabinet', 'Base cabinets, galley', 220, 23.4, 259.6, 45.6, 's', {
    n: 3,
    at: [247, 24.2],
  });
  counter(view, 'int.galley.countertop', 'Countertop, galley', rect(238.4, 25, 259.6, 45.6, 0.8), {
    at: [249, 26.4],
  });
  sink(view, 'int.galley.sink', 'Kitchen sink & faucet', 249, 37, 18, 15, { bowls: 2, faucet: 1 });
  cooktop(view, 'int.galley.range', 'Range & oven', 220.2, 24.6, 238, 45.6, 's');
  fridge(view, 'int.galley.refrigerator', 'Refrigerator', 260.4, 20, 282.6, 45.6, 's', { icon: 'snow' });
}

export function furnishRoadWall(view: View): void {
  cabinet(view, 'int.living.entertainment', 'Entertainment center & TV', 265, -45.6, 301.6, -28, 'n', {
    n: 3,
    at: [270, -33],
    draw: (pen) => {
      const T = rect(268, -40.6, 298, -38, 0.6);
      pen.shadow(T, 0.5, 0.8, 2);
      pen.path(T, 'gloss', 'edge-line');
      pen.path(line([269, -38.6], [297, -38.6]), 'dark-gleam-2');
    },
  });
  equipment(view, 'int.living.power-center', 'Power center / converter', 298.6, -26.6, 302, -16, {
    icon: 'panel',
  });
}

export function furnishBath(view: View): void {
  shower(view, 'int.bath.shower', 'Shower pan & surround', rect(317, 22, 341, 45.6, 1.6), [329, 34], {
    head: [329, 44.8],
    hd: [0, -4.4],
    at: [322, 40],
  });
  glassDoor(
    view,
    'int.bath.shower-door',
    'Shower door (glass)',
    [
      [340.6, 22.4, 342.2, 35],
      [341.8, 33, 343.4, 45.4],
    ],
    { at: [341.4, 28] },
  );
  toilet(view, 'int.bath.toilet', 'Toilet', 353, 34.8, 'n');
  cabinet(view, 'int.bath.vanity', 'Vanity cabinet & countertop', 363, 18.6, 377.6, 45.6, 'w', {
    n: 2,
    at: [366, 22],
    draw: slabTop(1.5, 'w'),
  });
  lav(view, 'int.bath.lavatory', 'Lavatory sink & faucet', 371, 33, 4.6, 6, { f: [1, 0] });
  pocketDoor(view, 'int.bath.door', 'Pocket door, bathroom', 313.4, 20, 316.6, 40);
}

/** Bunks along the road side, a cube sofa below the rear window. */
export function furnishBunkRoom(view: View): void {
  bed(view, 'int.bunk.mattress', 'Bunk beds, upper & lower', 305, -45.6, 377.4, -17, 'e');
  sofa(view, 'int.bunk.sofa', 'Cube sofa, bunk room', 352, -13.6, 377.4, 13.6, 'e', { n: 1, arm: 3.6 });
  cabinet(view, 'int.bunk.wardrobe', 'Wardrobe, bunk room', 318, 3, 346, 15.6, 's', { n: 2, tall: true });
  pocketDoor(view, 'int.bunk.door', 'Sliding door, bunk room', 301.4, -12, 304.6, 14);
}

export function drawEntries(view: View): void {
  stairs(view, 'door.steps@R', 'Entry steps', 286, 49.4, 311, 65, 2, 's', { at: [309.6, 64] });
  swingDoor(view, 'door.entry@R', 'Entry door', 285.2, 47.6, 27, 0, 78, { t: 1.6, paint: 'plastic' });
  stairs(view, 'door.steps-2@R', 'Entry steps, second door', 120, 49.4, 143, 65, 2, 's', { at: [141.8, 64] });
  swingDoor(view, 'door.entry-2@R', 'Second entry door, bedroom', 119.2, 47.6, 25, 0, 78, {
    t: 1.6,
    paint: 'plastic',
  });
}
