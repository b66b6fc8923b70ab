import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cooktop, equipment, fridge } from '../../../parts/interior/appliances.ts';
import { glassDoor, shower, toilet } from '../../../parts/interior/bath.ts';
import { bed } from '../../../parts/interior/bed.ts';
import { cabinet, counter, lav, overhead, sink, slabTop } from '../../../parts/interior/cabinets.ts';
import { pocketDoor, stairs, swingDoor } from '../../../parts/interior/doors.ts';
import { booth, sofa } from '../../../parts/interior/furniture.ts';

export function planBedroom(view: View) {
  // bedroom
  cabinet(view, 'int.bedroom.wardrobe', 'Wardrobe, front', 8, -31, 22, 35, 'e', {
    tall: true,
    n: 4,
    at: [11, 20],
  });
  cabinet(view, 'int.bedroom.dresser', 'Dresser (slide)', 45, -67, 95, -50, 'n', { n: 3 });
  bed(view, 'int.bedroom.bed', 'Mattress & bed base, queen', 24, -22, 99, 37, 'w');
  cabinet(view, 'int.bedroom.nightstand', 'Nightstand', 24, 38.4, 40, 45.6, 'e', { n: 1, callout: true });
  pocketDoor(view, 'int.bedroom.door', 'Pocket door, bedroom', 110.2, 2, 112.6, 28);
  // hall
  stairs(view, 'int.hall.steps', 'Interior steps to bedroom', 114.2, 13, 138, 45, 3, 'w');
}

export function planBath(view: View) {
  // bath
  cabinet(view, 'int.bath.vanity', 'Vanity cabinet & countertop', 115, -45.6, 142, -25, 'n', {
    n: 2,
    at: [119, -30],
    draw: slabTop(1.5, 'n'),
  });
  lav(view, 'int.bath.lavatory', 'Lavatory sink & faucet', 128.5, -36, 7.4, 5.4, { f: [0, -1] });
  toilet(view, 'int.bath.toilet', 'Toilet', 152, -34.6, 's');
  equipment(view, 'util.water-heater@L', 'Water heater', 161.4, -45.6, 177.6, -28.6, { icon: 'tank' });
  equipment(view, 'int.bath.furnace', 'Furnace', 179, -45.6, 203.6, -33, { icon: 'flame' });
  shower(view, 'int.bath.shower', 'Shower pan & surround', rect(180, -32.6, 203.8, -8.2, 1.4), [197, -20], {
    head: [203, -14],
    hd: [-4.6, 0],
    at: [187, -27],
  });
  glassDoor(view, 'int.bath.shower-door', 'Shower door (glass)', [[178.6, -32.4, 180.4, -8.6]]);
  pocketDoor(view, 'int.bath.door', 'Pocket door, bathroom', 132, -8.4, 160, -5.6);
  equipment(view, 'int.hall.power-center', 'Power center / converter', 176, -5.8, 192, -2.4, {
    icon: 'panel',
  });
}

export function planGalley(view: View) {
  // galley
  cabinet(view, 'int.galley.coffee-bar', 'Base cabinet & countertop, coffee bar', 176, 23.4, 213, 45.6, 's', {
    n: 2,
    at: [195, 34],
    draw: slabTop(1.5, 's'),
  });
  cabinet(view, 'int.galley.cabinet', 'Base cabinets, galley (slide)', 216.4, 53, 297.6, 75.8, 's', {
    n: 5,
    at: [226, 53.8],
  });
  counter(view, 'int.galley.countertop', 'Countertop, galley', rect(216.4, 54.4, 297.6, 75.8, 0.6), {
    at: [230, 66],
  });
  sink(view, 'int.galley.sink', 'Kitchen sink & faucet', 264, 65.6, 30, 17, { bowls: 2, faucet: 1 });
  cooktop(view, 'int.galley.range', 'Range & oven', 298, 52.6, 319.6, 75.8, 's');
}

export function planLounge(view: View) {
  // main slide
  booth(view, 'int.dinette', 210, -81.6, 265, -44, 's', { bench: 17 });
  fridge(view, 'int.galley.refrigerator', 'Refrigerator', 267, -81.8, 292, -54, 'n', { icon: 'snow' });
  sofa(view, 'int.living.sofa', 'Sofa sleeper (slide)', 294, -81.6, 355, -47, 's', { n: 3, at: [324, -58] });
  overhead(view, 'int.living.overhead', 'Overhead cabinets, sofa', 295, -81.4, 354, -70, {
    n: 3,
    at: [348, -72],
  });
  // rear lounge
  cabinet(view, 'int.living.entertainment', 'Entertainment center & TV', 325, 26, 350, 45.6, 's', {
    n: 2,
    at: [330, 31],
    draw: (pen) => {
      const T = rect(327, 36.4, 348, 39, 0.6);
      pen.shadow(T, 0.5, 0.8, 2);
      pen.path(T, 'gloss', 'edge-line');
      pen.path(line([328, 38.4], [347, 38.4]), 'dark-gleam-2');
    },
  });
  cabinet(view, 'int.living.cabinet-rear', 'Cabinet, outside-kitchen enclosure', 352, 29.4, 398, 45.6, 's', {
    n: 3,
  });
  sofa(view, 'int.living.sofa-rear', 'Sofa, rear lounge', 377, -35, 409.8, 27, 'e', { n: 3 });
  // entry
  stairs(view, 'door.steps@R', 'Entry steps (folding)', 145, 49.6, 171, 76, 4, 's', { at: [167, 73] });
  swingDoor(view, 'door.entry@R', 'Entry door', 143.4, 48, 29.6, 0, 78, { t: 1.7, paint: 'plastic' });
}
