import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cooktop, equipment, fridge } from '../../../parts/interior/appliances.ts';
import { bed } from '../../../parts/interior/bed.ts';
import { cabinet, counter, overhead, sink } from '../../../parts/interior/cabinets.ts';
import { booth, sofa, table } from '../../../parts/interior/furniture.ts';
import { loftLadder } from '../../../parts/interior/ladder.ts';

export function living(view: View) {
  sofa(view, 'int.living.sofa', 'Sofa sleeper', 62, -67.4, 132, -32, 's', { n: 3, at: [96, -46] });
  sofa(view, 'int.living.theater-seats', 'Loveseat recliner', 60, 33, 112, 67.4, 'n', {
    n: 2,
    arm: 5,
    at: [74, 48],
  });
  table(view, 'int.living.table', 'Coffee table', 76, -12, 114, 10);
  cabinet(view, 'int.living.entertainment', 'Entertainment center & TV', 116, 49, 149, 67.6, 's', {
    n: 2,
    at: [121, 54],
    draw: (pen) => {
      const screen = rect(119, 59.6, 146, 62.2, 0.6);
      pen.shadow(screen, 0.5, 0.8, 2);
      pen.path(screen, 'gloss', 'edge-line');
      pen.path(line([120, 61.6], [145, 61.6]), 'dark-gleam-2');
    },
  });
}

/** The loft lies over the living room; its edge and the ladder to it are all that stands below. */
export function loft(view: View) {
  overhead(view, 'int.loft.railing', 'Loft edge & railing (above)', 134, -30, 138.6, 44, { n: 5 });
  loftLadder(view, 'int.loft.ladder', 'Loft ladder', 139, -30, 160, -12, 'w');
}

export function kitchen(view: View) {
  fridge(view, 'int.galley.refrigerator', 'Residential refrigerator', 144, -67.6, 172, -38, 'n', {
    icon: 'snow',
  });
  cabinet(view, 'int.galley.cabinet', 'Base cabinets, kitchen', 173, -67.6, 229.4, -43, 'n', {
    n: 4,
    at: [180, -43.8],
  });
  counter(view, 'int.galley.countertop', 'Countertop, kitchen', rect(173, -67.6, 206, -44.4, 0.8), {
    at: [176, -48],
  });
  sink(view, 'int.galley.sink', 'Kitchen sink & faucet', 191, -56, 27, 18, { bowls: 2, faucet: -1 });
  cooktop(view, 'int.galley.range', 'Residential range & oven', 206.4, -67.6, 229.4, -43.6, 'n');
  overhead(view, 'int.galley.overhead', 'Wall cabinets, kitchen', 173.6, -67.6, 229, -62, {
    n: 4,
    at: [211, -64.8],
  });
  cabinet(view, 'int.galley.island', 'Kitchen island & countertop', 178, -17, 226, 6, 'n', {
    n: 3,
    draw: (pen, b) => {
      const slab = rect(b.x0 - 0.4, b.y0 - 0.4, b.x1 + 0.4, b.y1 - 1.4, 1);
      pen.layers(slab, ['accent-1'], ['diagonal-bevel'], ['edge-line']);
      pen.path(slab.inset(0.6), 'gleam-1');
    },
  });
}

export function dining(view: View) {
  booth(view, 'int.dinette', 252, 29, 310, 67.4, 'n', { bench: 17 });
}

export function utilities(view: View) {
  equipment(view, 'util.water-heater@L', 'Water heater', 233, -67.4, 255, -45, { icon: 'tank' });
  equipment(view, 'int.hall.furnace', 'Furnace', 259, -67.4, 281, -48, { icon: 'flame' });
  equipment(view, 'int.hall.power-center', 'Load center', 288, -67.8, 304, -64, { icon: 'panel' });
}

export function bedroom(view: View) {
  bed(view, 'int.bedroom.bed', 'Mattress & bed base, queen', 396, -67, 452, 8, 's');
  cabinet(view, 'int.bedroom.dresser', 'Dresser', 394, 50, 430, 67.6, 's', { n: 3 });
  cabinet(view, 'int.bedroom.wardrobe', 'Wardrobe', 373, 44, 391, 67.6, 'e', { n: 2, tall: true });
}
