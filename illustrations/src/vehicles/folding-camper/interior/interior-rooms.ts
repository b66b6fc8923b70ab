import { rect, spline } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cooktop, equipment, fridge } from '../../../parts/interior/appliances.ts';
import { shower, toilet } from '../../../parts/interior/bath.ts';
import { cabinet, counter, sink } from '../../../parts/interior/cabinets.ts';
import { stairs, swingDoor } from '../../../parts/interior/doors.ts';
import { booth, sofa } from '../../../parts/interior/furniture.ts';

export function galley(view: View) {
  cabinet(view, 'int.hall.cabinet', 'Storage cabinet, front', 56, -39.6, 80.6, -20, 'n', { n: 2 });
  fridge(view, 'int.galley.refrigerator', 'Refrigerator', 81.4, -39.6, 98.6, -18, 'n', {
    icon: 'snow',
    n: 1,
  });
  cabinet(view, 'int.galley.cabinet', 'Galley cabinet (folds down)', 99.4, -39.6, 134, -19, 'n', {
    n: 2,
    at: [104, -19.8],
  });
  counter(view, 'int.galley.countertop', 'Countertop, galley', rect(99.4, -39.6, 116.6, -20.4, 0.8), {
    at: [101.6, -23],
  });
  sink(view, 'int.galley.sink', 'Sink & faucet', 108, -30.4, 12.6, 14, { bowls: 1, faucet: -1 });
  cooktop(view, 'int.galley.range', 'Cooktop, in and out', 117, -39.6, 134, -20, 'n');
}

/** A cassette toilet and shower behind a curtain, beside the door. */
export function bath(view: View) {
  shower(view, 'int.bath.shower', 'Shower pan', rect(56.4, 12.4, 80.4, 35.6, 1.4), [61, 17], {
    head: [57.4, 31],
    hd: [3.6, 0],
    at: [76.6, 15.6],
  });
  toilet(view, 'int.bath.toilet', 'Toilet (cassette)', 69.4, 25.4, 'n');
  view.region('int.bath.curtain', 'Privacy curtain & track', (pen) => {
    const track = pairs([56, 10.6, 60, 11.8, 64, 10, 68, 11.8, 72, 10, 76, 11.8, 80, 10.2, 82, 11.4]);
    pen.layers(spline(track), [{ stroke: 'line', width: 1.1 }], [{ stroke: 'fabric', width: 0.7 }]);
    pen.hitArea(rect(55.4, 9, 82.6, 12.6, 0.8), true).calloutAt(68, 10.8);
  });
}

export function dinette(view: View) {
  booth(view, 'int.dinette', 117, 4, 187, 39.4, 'n', { bench: 20 });
}

export function sofaAndHeat(view: View) {
  sofa(view, 'int.living.sofa', 'Gaucho sofa', 136, -39.4, 160.6, -16, 's', { n: 2, arm: 0, back: 6 });
  equipment(view, 'util.water-heater@L', 'Water heater', 161.6, -39.6, 175, -24, { icon: 'tank' });
  equipment(view, 'int.living.furnace', 'Furnace', 176, -39.6, 189.4, -24, { icon: 'flame' });
  equipment(view, 'int.living.power-center', 'Power center / converter', 190, -34, 193.8, -22, {
    icon: 'panel',
  });
}

export function entry(view: View) {
  stairs(view, 'door.steps@R', 'Entry step', 86.4, 45, 106.6, 61, 1, 's', { at: [104.8, 59.6] });
  swingDoor(view, 'door.entry-lower@R', 'Half doors, lower & upper', 83.6, 43, 25.6, 0, 78, {
    t: 1.5,
    paint: 'plastic',
  });
}
