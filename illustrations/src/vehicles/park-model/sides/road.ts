import { sideView } from '../../../kit/drawing/vehicle-views.ts';
import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { latch } from '../../../parts/walls/compartments.ts';
import { hoseBib } from '../../../parts/house/house-fittings.ts';
import { houseWin } from '../../../parts/house/house-windows.ts';
import { downspout, shift } from '../../../parts/house/siding-and-roofing.ts';
import { plate } from '../../../parts/walls/utilities.ts';
import { louvers } from '../../../parts/walls/vents.ts';
import { coachLamp, hoodVent } from '../fittings.ts';
import { eaveHeight, overall, vehicle } from '../hull.ts';
import {
  roadAcCondenser,
  roadAcLineset,
  roadCableBox,
  roadElectricalService,
  roadPowerInlet,
  roadWaterHeater,
} from './road-utilities.ts';
import { eave, lid } from './side-roof.ts';
import { roadSlopeGear } from './side-roof-gear.ts';
import { ground, shell } from './side.ts';

function roadWindows(view: View) {
  houseWin(view, 'living', 'living room', {
    s0: 68,
    s1: 124,
    h0: 62,
    h1: 100,
    grid: [2, 2],
    kind: 'slider',
    coTrim: true,
  });
  houseWin(view, 'kitchen', 'kitchen', { s0: 178, s1: 208, h0: 72, h1: 100, grid: [2, 2], kind: 'slider' });
  houseWin(view, 'bath', 'bathroom', { s0: 334, s1: 354, h0: 78, h1: 100, kind: 'hung' });
  houseWin(view, 'bed', 'bedroom', { s0: 398, s1: 430, h0: 56, h1: 100, grid: [2, 2], kind: 'hung' });
}

function roadVents(view: View) {
  hoodVent(view, 'util.dryer-vent', 'Dryer vent', 382, 40, 7.6, 7.6);
  hoodVent(view, 'util.range-vent', 'Range-hood exhaust vent', 218, 92, 7.6, 7.6);
  hoodVent(view, 'util.furnace-vent', 'Furnace combustion vent', 270, 60, 8.6, 8.6);
  plate(view, 'util.outlet', 'Exterior receptacle', 150, 40, 4.4, 5.6, {
    draw: (pen, x, y) => pen.path(line([x - 1.3, y], [x + 1.3, y]), 'detail-line'),
  });
}

function roadSkirtingVent(view: View) {
  for (const [x, k] of [
    [86, 'front'],
    [392, 'rear'],
  ] as const)
    view.region(`house.skirting-vent-${k}`, `Skirting vent, ${k}`, (pen) => {
      const outline = rect(x - 8, 9, x + 8, 17, 0.5);
      pen.path(outline, 'plastic', 'edge-line');
      louvers(pen, x - 7, 10, x + 7, 16, 1.4);
      pen.hitArea(outline);
    });
}

function roadSkirtingAccess(view: View) {
  view.region('house.skirting-access', 'Skirting access panel', (pen) => {
    const outline = rect(134, 3, 164, 23, 0.5);
    pen.layers(outline, ['skirt', 'part-line'], ['diagonal-bevel']);
    pen.path(outline.inset(1.4), 'detail-line', 'half-line');
    for (const x of [138, 160]) latch(pen, x, 20, 'thumb');
    pen.hitArea(outline);
  });
}

function roadSewer(view: View) {
  view.region('util.sewer', 'Sewer connection & clean-out', (pen) => {
    const x = 372;
    const outline = rect(x - 2.2, 0, x + 2.2, 9, 0.3);
    pen.layers(outline, ['accent-4'], ['standing-cylinder'], ['edge-line']);
    pen.path(rect(x - 3, 8, x + 3, 11, 0.5), 'accent-4', 'edge-line');
    pen.path(rect(x - 1.2, 11, x + 1.2, 12.6, 0.2), 'accent-4', 'edge-line');
    pen.hitArea(rect(x - 3.2, 0, x + 3.2, 12.8, 0.4));
  });
}

function roadDownspouts(view: View) {
  downspout(view, 'house.downspout-front', 'Downspout, front', 47.6, eaveHeight + 1, { k: -1, at: 44 });
  downspout(view, 'house.downspout-rear', 'Downspout, rear', 454.4, eaveHeight + 1, { k: 1, at: 44 });
}

export function parkModelRoad(): Scene {
  const view = sideView(vehicle, 'road', overall + 10, 164, {
    originX: 4,
    wall: [28, 116],
    skirt: [0, 26],
    pad: [8, 10, 10, 10],
  });
  ground(view);
  shell(view);
  eave(view);
  lid(view);
  roadSlopeGear(view);
  roadWindows(view);
  roadWaterHeater(view);
  roadElectricalService(view);
  roadPowerInlet(view);
  roadCableBox(view);
  roadVents(view);
  hoseBib(view, 222);
  coachLamp(view, 'light.service', 'Exterior light, service side', 272, 84);
  roadSkirtingVent(view);
  roadSkirtingAccess(view);
  roadSewer(view);
  roadDownspouts(view);
  shift(view, 26, 0, () => {
    roadAcLineset(view);
    roadAcCondenser(view);
  });
  view.callouts = { distance: 22, middle: 84 };
  return view.scene();
}
