import { line, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { cooktop, equipment, fridge } from '../../parts/interior-appliances.ts';
import { glassDoor, shower, toilet } from '../../parts/interior-bath.ts';
import { bed } from '../../parts/interior-bed.ts';
import { cabinet, counter, lav, overhead, sink, slabTop } from '../../parts/interior-cabinets.ts';
import { pocketDoor, stairs, swingDoor } from '../../parts/interior-doors.ts';
import { booth, sofa } from '../../parts/interior-furniture.ts';
import { union } from '../../parts/plan.ts';

export function furnishBedroom(v: View): void {
  v.region('int.bedroom.wardrobes', 'Wardrobes & overhead bridge', { part: 'wardrobe', cat: 'int' }, (r) => {
    const H = [1, -1].map((s) => {
      const F = s > 0 ? rect(58, 31.6, 76, 45.6, 0.6) : rect(58, -45.6, 76, -31.6, 0.6),
        b = F.bbox();
      r.cast(F, 0.9, 1.3, 3);
      r.p(F, 'pq');
      r.p(F, 'gd', { opacity: 0.55 });
      r.p(line([b.x0, b.y0], [b.x1, b.y1]), 'l0 sq');
      r.p(line([b.x0, b.y1], [b.x1, b.y0]), 'l0 sq');
      r.p(rect(74.9, b.y0, 76, b.y1), 'wd l0');
      r.p(line([76.5, b.cy - 1.4], [76.5, b.cy + 1.4]), '', { stroke: 'gloss-2', width: 0.5 });
      r.p(F, 'l2');
      return rect(58, b.y0, 76.9, b.y1);
    });
    r.hit(union(...H));
    r.at(66, 36);
  });
  bed(v, 'int.bedroom.bed', 'Mattress & bed base, queen', 54.6, -30, 130, 30, 'w');
  overhead(v, 'int.bedroom.overhead', 'Overhead cabinet, bed', 54.4, -29.4, 66, 29.4, { n: 3, at: [62, 0] });
  cabinet(v, 'int.bedroom.dresser', 'Dresser & TV cabinet', 118, -45.6, 146.6, -32, 'n', {
    n: 2,
    part: 'dresser',
  });
  pocketDoor(v, 'int.bedroom.door', 'Sliding door, bedroom', 146.4, 4, 149.6, 32);
}

export function furnishLiving(v: View): void {
  sofa(v, 'int.living.sofa', 'Sofa sleeper (slide)', 155, -79.6, 225, -45, 's', { n: 3, at: [190, -57] });
  overhead(v, 'int.living.overhead', 'Overhead cabinets, sofa', 156, -79.4, 224, -68, {
    n: 4,
    at: [162, -76],
  });
  cabinet(v, 'int.living.pantry', 'Pantry cabinet (slide)', 227, -79.6, 247.6, -57, 'n', {
    n: 1,
    tall: true,
  });
  booth(v, 'int.dinette', 151, 7, 205, 45.6, 'n', { bench: 17 });
  overhead(v, 'int.dinette.furnace', 'Furnace (below dinette)', 175, 33, 189, 45, { n: 1 });
  equipment(v, 'util.water-heater@R', 'Water heater', 206, 26, 219.6, 45.6, {
    icon: 'tank',
    part: 'water-heater',
    cat: 'util',
  });
  cabinet(v, 'int.galley.cabinet', 'Base cabinets, galley', 220, 23.4, 259.6, 45.6, 's', {
    n: 3,
    at: [247, 24.2],
  });
  counter(v, 'int.galley.countertop', 'Countertop, galley', rect(238.4, 25, 259.6, 45.6, 0.8), {
    at: [249, 26.4],
  });
  sink(v, 'int.galley.sink', 'Kitchen sink & faucet', 249, 37, 18, 15, { bowls: 2, faucet: 1 });
  cooktop(v, 'int.galley.range', 'Range & oven', 220.2, 24.6, 238, 45.6, 's');
  fridge(v, 'int.galley.refrigerator', 'Refrigerator', 260.4, 20, 282.6, 45.6, 's', { icon: 'snow' });
}

export function furnishRoadWall(v: View): void {
  cabinet(v, 'int.living.entertainment', 'Entertainment center & TV', 258, -45.6, 306, -28, 'n', {
    n: 3,
    part: 'entertainment-center',
    at: [264, -33],
    draw: (r) => {
      const T = rect(264, -40.6, 300, -38, 0.6);
      r.cast(T, 0.5, 0.8, 2);
      r.p(T, 'go l1');
      r.p(line([265, -38.6], [299, -38.6]), 'k1');
    },
  });
  equipment(v, 'int.living.power-center', 'Power center / converter', 308, -45.4, 313.8, -28, {
    icon: 'panel',
    part: 'power-center',
  });
}

export function furnishBath(v: View): void {
  cabinet(v, 'int.bath.vanity', 'Vanity cabinet & countertop', 332, 24, 377.6, 45.6, 's', {
    n: 3,
    part: 'vanity',
    at: [335, 28],
    draw: slabTop(1.5, 's'),
  });
  lav(v, 'int.bath.lavatory', 'Lavatory sink & faucet', 347, 34, 7, 5.2, { f: [0, 1] });
  shower(v, 'int.bath.shower', 'Tub / shower pan & surround', rect(330, -45.6, 362, -15, 2), [337, -30], {
    head: [331, -30],
    hd: [4, 0],
    at: [352, -40],
  });
  glassDoor(
    v,
    'int.bath.shower-door',
    'Shower door (glass)',
    [
      [330, -15.4, 347, -13.6],
      [345, -14.2, 362, -12.4],
    ],
    { at: [338, -14.5] },
  );
  toilet(v, 'int.bath.toilet', 'Toilet', 366, 3, 'e');
  cabinet(v, 'int.bath.linen', 'Linen cabinet', 363, -45.6, 377.6, -15, 'w', { n: 2, tall: true });
  pocketDoor(v, 'int.bath.door', 'Pocket door, bathroom', 313.4, -22, 316.6, 4);
}

export function drawEntries(v: View): void {
  stairs(v, 'door.steps@R', 'Entry steps', 286, 49.4, 311, 65, 2, 's', { cat: 'door', at: [309.6, 64] });
  swingDoor(v, 'door.entry@R', 'Entry door', 285.2, 47.6, 27, 0, 78, {
    part: 'entry-door',
    cat: 'door',
    t: 1.6,
    cls: 'pl',
  });
  stairs(v, 'door.steps-2@R', 'Entry steps, second door', 120, 49.4, 143, 65, 2, 's', {
    cat: 'door',
    at: [141.8, 64],
  });
  swingDoor(v, 'door.entry-2@R', 'Second entry door, bedroom', 119.2, 47.6, 25, 0, 78, {
    part: 'entry-door',
    cat: 'door',
    t: 1.6,
    cls: 'pl',
  });
}
