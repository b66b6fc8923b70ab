import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { latch } from '../../parts/compartments.ts';
import { houseWin } from '../../parts/house-windows.ts';
import { downspout, shift } from '../../parts/house.ts';
import { plate } from '../../parts/utilities.ts';
import { louvers } from '../../parts/vents.ts';
import { coachLamp, hoodVent } from './fittings.ts';
import { eaveHeight, overall, vehicle } from './hull.ts';
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

function roadWindows(v: View) {
  houseWin(v, 'living', 'living room', {
    s0: 68,
    s1: 124,
    h0: 62,
    h1: 100,
    grid: [2, 2],
    kind: 'slider',
    coTrim: true,
  });
  houseWin(v, 'kitchen', 'kitchen', { s0: 178, s1: 208, h0: 72, h1: 100, grid: [2, 2], kind: 'slider' });
  houseWin(v, 'bath', 'bathroom', { s0: 334, s1: 354, h0: 78, h1: 100, kind: 'hung' });
  houseWin(v, 'bed', 'bedroom', { s0: 398, s1: 430, h0: 56, h1: 100, grid: [2, 2], kind: 'hung' });
}

function roadVents(v: View) {
  hoodVent(v, 'util.dryer-vent', 'Dryer vent', 382, 40, 7.6, 7.6);
  hoodVent(v, 'util.range-vent', 'Range-hood exhaust vent', 218, 92, 7.6, 7.6);
  hoodVent(v, 'util.furnace-vent', 'Furnace combustion vent', 270, 60, 8.6, 8.6);
  plate(v, 'util.outlet', 'Exterior receptacle', 150, 40, 4.4, 5.6, {
    draw: (r, x, y) => r.p(line([x - 1.3, y], [x + 1.3, y]), 'detail-line'),
  });
}

function roadHoseBib(v: View) {
  v.region('util.hose-bib', 'Exterior faucet', { part: 'hose-bib' }, (r) => {
    const x = 222,
      y = 38;
    r.p(rect(x - 2.4, y - 2.2, x + 2.4, y + 2.8, 0.5), 'plastic', 'edge-line');
    r.c(x, y + 0.4, 1.2, 'accent-3', 'edge-line');
    r.p(
      poly([
        [x - 0.7, y],
        [x + 0.7, y],
        [x + 0.5, y - 2.6],
        [x - 0.5, y - 2.6],
      ]),
      'accent-3',
      'detail-line',
    );
    r.p(rect(x - 1.8, y + 1.6, x + 1.8, y + 2.4, 0.4), 'red', 'detail-line');
    r.hit(rect(x - 3, y - 3, x + 3, y + 3.4, 0.6));
  });
}

function roadLight(v: View) {
  coachLamp(v, 'light.service', 'Exterior light, service side', 272, 84);
}

function roadSkirtingVent(v: View) {
  for (const [x, k] of [
    [86, 'front'],
    [392, 'rear'],
  ] as const)
    v.region(
      `house.skirting-vent-${k}`,
      `Skirting vent, ${k}`,
      { part: 'skirting-vent', cat: 'house' },
      (r) => {
        const F = rect(x - 8, 9, x + 8, 17, 0.5);
        r.p(F, 'plastic', 'edge-line');
        louvers(r, x - 7, 10, x + 7, 16, 1.4);
        r.hit(F);
      },
    );
}

function roadSkirtingAccess(v: View) {
  v.region(
    'house.skirting-access',
    'Skirting access panel',
    { part: 'skirting-access', cat: 'house' },
    (r) => {
      const F = rect(134, 3, 164, 23, 0.5);
      r.p(F, 'skirt', 'part-line');
      r.p(F, 'diagonal-bevel');
      r.p(F.inset(1.4), 'detail-line', 'half-line');
      for (const x of [138, 160]) latch(r, x, 20, 'thumb');
      r.hit(F);
    },
  );
}

function roadSewer(v: View) {
  v.region('util.sewer', 'Sewer connection & clean-out', { part: 'sewer-connection' }, (r) => {
    const x = 372;
    const F = rect(x - 2.2, 0, x + 2.2, 9, 0.3);
    r.p(F, 'accent-4');
    r.p(F, 'standing-cylinder');
    r.p(F, 'edge-line');
    r.p(rect(x - 3, 8, x + 3, 11, 0.5), 'accent-4', 'edge-line');
    r.p(rect(x - 1.2, 11, x + 1.2, 12.6, 0.2), 'accent-4', 'edge-line');
    r.hit(rect(x - 3.2, 0, x + 3.2, 12.8, 0.4));
  });
}

function roadDownspouts(v: View) {
  downspout(v, 'house.downspout-front', 'Downspout, front', 47.6, eaveHeight + 1, { k: -1, at: 44 });
  downspout(v, 'house.downspout-rear', 'Downspout, rear', 454.4, eaveHeight + 1, { k: 1, at: 44 });
}

export function parkModelRoad(): Scene {
  const v = new View({
    id: 'pm39.road',
    vehicle,
    side: 'road',
    title: 'Park model 39 ft — road side (left)',
    w: overall + 10,
    h: 164,
    dir: 1,
    ox: 4,
    wall: [28, 116],
    skirt: [0, 26],
    pad: [8, 10, 10, 10],
  });
  ground(v);
  shell(v);
  eave(v);
  lid(v);
  roadSlopeGear(v);
  roadWindows(v);
  roadWaterHeater(v);
  roadElectricalService(v);
  roadPowerInlet(v);
  roadCableBox(v);
  roadVents(v);
  roadHoseBib(v);
  roadLight(v);
  roadSkirtingVent(v);
  roadSkirtingAccess(v);
  roadSewer(v);
  roadDownspouts(v);
  shift(v, 26, 0, () => {
    roadAcLineset(v);
    roadAcCondenser(v);
  });
  v.calloutMid = 84;
  v.coLane = 22;
  return v.scene();
}
