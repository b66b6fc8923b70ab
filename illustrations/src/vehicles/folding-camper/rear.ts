import { ellipse } from '../../kit/curves.ts';
import { pairs } from '../../kit/points.ts';
import { box, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { lamp } from '../../parts/lamps.ts';
import { wheelArt } from '../../parts/wheels.ts';
import { end, endDecals, lower } from './end-box.ts';
import { deck } from './end-canvas.ts';
import { vehicle } from './hull.ts';

function rearLamps(v: View) {
  for (const [s, k] of [
    [-1, 'road'],
    [1, 'curb'],
  ] as const)
    lamp(v, `light.tail-${k}`, `Tail / stop / turn light, ${k} side`, s * 31.4, 32.4, 4.6, 8.4, 'red', {
      part: 'tail-light',
      segs: [
        [0, 0.34, 'lens'],
        [0.34, 1, 'red'],
      ],
      r: 1.4,
      m: 0.55,
    });
  for (const [s, k] of [
    [-1, 'road'],
    [1, 'curb'],
  ] as const)
    lamp(v, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 31.4, 22.4, 4.4, 1.9, 'red', {
      part: 'reflector',
      r: 0.4,
      base: 'plastic',
      m: 0.5,
      callout: s > 0,
    });
}

function rearPlate(v: View) {
  v.region('rear.plate', 'License-plate bracket & lamp', { part: 'license-plate' }, (r) => {
    const F = rect(-25.6, 28, -13.6, 34.2, 0.6);
    r.cast(F, 0.3, 0.5, 2);
    r.p(F, 'dark-plastic', 'edge-line');
    r.p(F.inset(0.6), 'detail-line', 'half-line');
    r.p(rect(-22, 34.4, -17.2, 35.8, 0.5), 'gloss', 'edge-line');
    r.p(rect(-21.2, 34.4, -18, 35), 'lens');
    r.hit(rect(-26, 27.6, -13.2, 36));
  });
}

function rearLiftWinch(v: View) {
  v.region('rear.lift-winch', 'Roof-lift winch & crank port', { part: 'lift-winch' }, (r) => {
    const F = rect(16.6, 28.6, 24.6, 35, 0.8);
    r.cast(F, 0.3, 0.5, 2);
    r.p(F, 'plastic', 'edge-line');
    r.p(F, 'diagonal-bevel');
    r.c(20.6, 31.8, 1.9, 'metal', 'edge-line');
    r.c(20.6, 31.8, 1.2, 'void');
    r.p(poly(pairs([19.9, 31.1, 21.3, 31.1, 21.3, 32.5, 19.9, 32.5])), 'dark-metal', 'detail-line');
    for (const [x, h] of [
      [17.5, 29.5],
      [23.7, 29.5],
      [17.5, 34.1],
      [23.7, 34.1],
    ] as const)
      r.c(x, h, 0.26, 'dark-metal');
    r.hit(F);
    r.at(23, 33.6);
  });
}

function rearBumper(v: View) {
  v.region('rear.bumper', 'Rear bumper', (r) => {
    const F = rect(-40, 12.8, 40, 16.8, 0.4);
    r.p(F, 'underbody', 'overlap-line');
    r.p(F, 'lying-cylinder');
    r.hit(F);
    r.at(-24, 14.8);
  });
}

function rearBumperCap(v: View) {
  for (const [s, k] of [
    [-1, 'road'],
    [1, 'curb'],
  ] as const)
    v.region(
      `rear.bumper-cap-${k}`,
      `Bumper end cap, ${k} side`,
      { part: 'bumper-cap', callout: s < 0 },
      (r) => {
        const F = box(s * 39, 12.4, s * 41.4, 17.2, 0.7);
        r.p(F, 'rubber', 'part-line');
        r.c(s * 40.2, 14.8, 0.45, 'dark-metal');
        r.hit(F);
      },
    );
}

function rearSpare(v: View) {
  v.region('rear.spare', 'Spare tire & carrier', { part: 'spare-tire' }, (r) => {
    const x = 0,
      h = 29.4,
      radius = 11.7;
    r.p(rect(-2, 15, 2, 22, 0.3), 'underbody', 'edge-line');
    r.p(ellipse(x + 0.9, h - 1.1, radius), 'shade-3');
    wheelArt(r, x, h, radius, { rim: 6.6, style: 'cap' });
    r.hit(ellipse(x, h, radius).add(rect(-2, 15, 2, 20)));
    r.at(2, 30);
  });
}

export function rearFace(v: View) {
  rearLamps(v);
  rearPlate(v);
  rearLiftWinch(v);
}

export function rearBumperAndSpare(v: View) {
  rearBumper(v);
  rearBumperCap(v);
  rearSpare(v);
}

export function foldingCamperRear(): Scene {
  const v = new View({
    id: 'fc12.rear',
    vehicle,
    side: 'rear',
    title: 'Folding camping trailer 12 ft — rear, open',
    w: 116,
    h: 119,
    dir: 1,
    ox: 58,
    wall: [16, 46],
    skirt: [16, 27],
    pad: [6, 20, 8, 20],
    lw: 0.56,
  });
  endDecals(v);
  end(v, false);
  lower(v, false);
  rearFace(v);
  deck(v, false);
  rearBumperAndSpare(v);
  v.coMode = 'lr';
  v.coR = 2.3;
  v.coLane = 14;
  return v.scene();
}
