import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cooktop, equipment, fridge } from '../../../parts/interior/appliances.ts';
import { glassDoor, shower, toilet } from '../../../parts/interior/bath.ts';
import { bed } from '../../../parts/interior/bed.ts';
import { cabinet, counter, lav, overhead, sink, slabTop } from '../../../parts/interior/cabinets.ts';
import { pocketDoor, stairs, swingDoor } from '../../../parts/interior/doors.ts';
import { booth, sofa } from '../../../parts/interior/furniture.ts';
import { loftLadder } from '../../../parts/interior/ladder.ts';

export function bedroom(view: View) {
  cabinet(view, 'int.bedroom.wardrobe', 'Wardrobe, front', 8, -32, 22, 36, 'e', {
    tall: true,
    n: 4,
    at: [11, 20],
  });
  cabinet(view, 'int.bedroom.dresser', 'Dresser (slide)', 46, -69, 96, -52, 'n', { n: 3 });
  bed(view, 'int.bedroom.bed', 'Mattress & bed base, king', 24, -28, 100, 40, 'w');
  pocketDoor(view, 'int.bedroom.door', 'Pocket door, bedroom', 110.2, 2, 112.6, 28);
  stairs(view, 'int.hall.steps', 'Interior steps to bedroom', 114.2, 13, 138, 46, 3, 'w', { at: [134, 38] });
}

export function bath(view: View) {
  cabinet(view, 'int.bath.vanity', 'Vanity cabinet & countertop', 115, -47.6, 143, -26, 'n', {
    n: 2,
    at: [119, -31],
    draw: slabTop(1.5, 'n'),
  });
  lav(view, 'int.bath.lavatory', 'Lavatory sink & faucet', 129, -37.4, 7.4, 5.4, { f: [0, -1] });
  toilet(view, 'int.bath.toilet', 'Toilet', 153.4, -36.6, 's');
  equipment(view, 'util.water-heater@L', 'Water heater', 163.6, -47.6, 180.4, -30, { icon: 'tank' });
  equipment(view, 'int.bath.furnace', 'Furnace', 184.6, -47.6, 209.6, -35.6, { icon: 'flame' });
  shower(view, 'int.bath.shower', 'Shower pan & surround', rect(185, -35, 209.8, -8.2, 1.4), [202, -21], {
    head: [209, -14.6],
    hd: [-4.6, 0],
    at: [191, -29],
  });
  glassDoor(view, 'int.bath.shower-door', 'Shower door (glass)', [[183.6, -34.8, 185.4, -8.6]]);
  pocketDoor(view, 'int.bath.door', 'Pocket door, bathroom', 132, -8.4, 160, -5.6);
  equipment(view, 'int.hall.power-center', 'Power center / converter', 180, -5.8, 196, -2.4, {
    icon: 'panel',
  });
}

export function galley(view: View) {
  cabinet(view, 'int.galley.coffee-bar', 'Base cabinet & countertop, coffee bar', 181, 23.4, 216, 47.6, 's', {
    n: 2,
    at: [198, 34],
    draw: slabTop(1.5, 's'),
  });
  cabinet(view, 'int.galley.cabinet', 'Base cabinets, galley (slide)', 220.4, 52.4, 303.6, 75.8, 's', {
    n: 5,
    at: [230, 53.2],
  });
  counter(view, 'int.galley.countertop', 'Countertop, galley', rect(220.4, 53.8, 303.6, 75.8, 0.6), {
    at: [234, 66],
  });
  sink(view, 'int.galley.sink', 'Kitchen sink & faucet', 270, 65.4, 30, 17, { bowls: 2, faucet: 1 });
  cooktop(view, 'int.galley.range', 'Range & oven', 304, 52.2, 325.6, 75.8, 's');
}

export function living(view: View) {
  booth(view, 'int.dinette', 216, -83.6, 271, -46, 's', { bench: 17 });
  fridge(view, 'int.galley.refrigerator', 'Refrigerator', 272.4, -83.8, 291.6, -56, 'n', { icon: 'snow' });
  sofa(view, 'int.living.sofa', 'Sofa sleeper (slide)', 293, -83.6, 348, -48, 's', { n: 3, at: [320, -60] });
  cabinet(view, 'int.living.entertainment', 'Entertainment center & TV', 330, 28, 357, 47.6, 's', {
    n: 2,
    at: [335, 33],
    draw: (pen) => {
      const screen = rect(332.4, 39, 354.6, 41.6, 0.6);
      pen.shadow(screen, 0.5, 0.8, 2);
      pen.path(screen, 'gloss', 'edge-line');
      pen.path(line([333.4, 41], [353.6, 41]), 'dark-gleam-2');
    },
  });
  loftLadder(view, 'int.loft.ladder', 'Loft ladder', 335, -46, 357.6, -30, 'e');
  overhead(view, 'int.loft.platform', 'Loft platform & railing (above)', 332, -16, 357.4, 20, { n: 2 });
}

export function doors(view: View) {
  stairs(view, 'door.steps@R', 'Entry steps (folding)', 149, 51.4, 175, 78, 4, 's', { at: [171, 75] });
  swingDoor(view, 'door.entry@R', 'Entry door', 147.2, 50, 30, 0, 78, { t: 1.7, paint: 'plastic' });
  stairs(view, 'door.steps-2@R', 'Entry steps, garage door', 389.4, 51.4, 412.6, 78, 4, 's', {
    at: [409, 75],
  });
  swingDoor(view, 'door.entry-2@R', 'Second entry door, garage', 388.2, 50, 26, 0, 78, {
    t: 1.7,
    paint: 'plastic',
  });
}
