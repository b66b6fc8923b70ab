import { rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cooktop, equipment, fridge } from '../../../parts/interior/appliances.ts';
import { shower, toilet } from '../../../parts/interior/bath.ts';
import { bed } from '../../../parts/interior/bed.ts';
import { cabinet, counter, lav, overhead, sink } from '../../../parts/interior/cabinets.ts';
import { pocketDoor, stairs, swingDoor } from '../../../parts/interior/doors.ts';
import { booth } from '../../../parts/interior/furniture.ts';

/** A queen bed lengthwise over the cab, shelves either side, a step up from the floor. */
export function bunk(view: View) {
  bed(view, 'int.bunk.mattress', 'Mattress, cab-over (queen)', 8, -30, 82, 30, 'w');
  cabinet(view, 'int.bunk.cabinet@R', 'Bedside cabinet, curb side', 34, 34, 76, 45.6, 's', { n: 3 });
  cabinet(view, 'int.bunk.cabinet@L', 'Bedside cabinet, road side', 34, -45.6, 76, -34, 'n', { n: 3 });
  stairs(view, 'int.bunk.steps', 'Step to the cab-over', 84.4, -15, 95, 15, 1, 'w');
}

export function galley(view: View) {
  cabinet(view, 'int.galley.cabinet', 'Base cabinets, galley', 86, 23, 141.4, 45.6, 's', {
    n: 4,
    at: [92, 23.8],
  });
  counter(view, 'int.galley.countertop', 'Countertop, galley', rect(86, 24.4, 119, 45.6, 0.8), {
    at: [90, 29],
  });
  sink(view, 'int.galley.sink', 'Sink & faucet', 105, 35.4, 18, 15, { bowls: 1, faucet: 1 });
  cooktop(view, 'int.galley.range', 'Cooktop & oven', 119.4, 24, 137, 45.6, 's');
  counter(
    view,
    'int.galley.countertop-2',
    'Countertop, galley extension',
    rect(137.4, 24.4, 141.4, 45.6, 0.6),
  );
  overhead(view, 'int.galley.overhead', 'Overhead cabinets, galley', 86.6, 37.4, 118.6, 45.6, {
    n: 2,
    at: [92, 42],
  });
  fridge(view, 'int.galley.refrigerator', 'Refrigerator', 142.4, 20, 162, 45.6, 's', { icon: 'snow' });
}

export function dinette(view: View) {
  booth(view, 'int.dinette', 113.4, -71.6, 172.6, -35, 's', { bench: 20 });
  equipment(view, 'int.hall.furnace', 'Furnace', 94.6, -45.6, 107, -27, { icon: 'flame' });
  equipment(view, 'int.hall.power-center', 'Power center / converter', 85, -45.6, 93.4, -30, {
    icon: 'panel',
  });
}

export function bath(view: View) {
  shower(
    view,
    'int.bath.shower',
    'Wet bath: shower pan & surround',
    rect(180.6, -45.6, 211.2, -16.6, 1.4),
    [205, -22],
    { head: [210.6, -28], hd: [-4, 0], at: [184, -20] },
  );
  toilet(view, 'int.bath.toilet', 'Toilet (cassette)', 190, -34.4, 's');
  lav(view, 'int.bath.lavatory', 'Lavatory sink & faucet', 205.2, -39.4, 3.8, 4, { f: [0, -1] });
  pocketDoor(view, 'int.bath.door', 'Door, wet bath (sliding)', 184, -16.8, 208, -14);
}

export function closets(view: View) {
  cabinet(view, 'int.bedroom.wardrobe', 'Wardrobe, rear', 163, 23, 192, 45.6, 's', { n: 2, tall: true });
  cabinet(view, 'int.hall.pantry', 'Pantry & storage, rear', 193, 20, 211.2, 45.6, 's', { n: 1, tall: true });
}

export function entry(view: View) {
  swingDoor(view, 'door.entry', 'Entry door', 214.8, -13.8, 27.4, 90, -24, { t: 1.6, paint: 'plastic' });
}
