import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { houseWin } from '../../parts/house-windows.ts';
import { louvers } from '../../parts/vents.ts';
import { reflections } from '../../parts/windows.ts';
import { gableEnd } from './end-gable.ts';
import { vehicle } from './hull.ts';

function rearGableVent(v: View) {
  v.region('house.gable-vent', 'Gable vent', { part: 'gable-vent', cat: 'house' }, (r) => {
    const O = poly(pairs([-9, 120, 9, 120, 9, 134, 0, 138, -9, 134])),
      I = poly(pairs([-7, 122, 7, 122, 7, 132.8, 0, 135.9, -7, 132.8]));
    r.cast(O, 0.6, 0.8, 3);
    r.p(O, 'plastic', 'edge-line');
    r.p(O, 'diagonal-bevel');
    r.p(I, 'dark-plastic', 'edge-line');
    r.clip(I, () => louvers(r, -7, 122, 7, 136, 1.7));
    r.p(I, 'edge-line');
    r.hit(O);
  });
}

function rearWindow(v: View) {
  houseWin(v, 'rear', 'rear bedroom', {
    s0: -44,
    s1: -4,
    h0: 56,
    h1: 100,
    kind: 'slider',
    grid: [2, 2],
    coTrim: true,
    at: [-34, 70],
    atTrim: [-45.8, 84],
  });
}

function rearTrimEntry2(v: View) {
  v.region(
    'house.trim-entry-2',
    'Door casing, rear entry',
    { part: 'door-trim', cat: 'house', callout: false },
    (r) => {
      const F = poly(pairs([18.6, 31, 18.6, 110.6, 57.4, 110.6, 57.4, 31, 54, 31, 54, 107, 22, 107, 22, 31])),
        C = rect(17.4, 110.2 - 1.2, 58.6, 110.8, 0.3);
      r.cast(F, 0.7, 0.9, 3);
      r.p(F, 'plastic', 'edge-line');
      r.p(F, 'diagonal-bevel');
      r.p(rect(18.8, 107.4, 57.2, 109), 'shade-from-top');
      r.p(C, 'plastic', 'edge-line');
      r.hit(F);
      r.at(20.2, 60);
    },
  );
}

function rearEntry2(v: View) {
  v.region('door.entry-2', 'Rear entry door', { part: 'entry-door', cat: 'door' }, (r) => {
    const F = rect(22, 31, 54, 107, 0.3);
    r.p(F, 'accent-2', 'part-line');
    r.p(F, 'diagonal-bevel');
    r.p(F.inset(0.7), 'dark-gleam-1');
    const G = rect(27, 66, 49, 101, 0.4);
    r.p(rect(25.4, 64.4, 50.6, 102.6, 0.5), 'plastic', 'edge-line');
    r.p(G, 'glass');
    r.p(cut.above(G, 97.4), 'shade-from-top');
    reflections(r, G);
    for (const x of [34.3, 41.6]) r.p(rect(x - 0.35, 66, x + 0.35, 101), 'plastic', 'detail-line');
    for (const y of [77.6, 89.3]) r.p(rect(27, y - 0.35, 49, y + 0.35), 'plastic', 'detail-line');
    r.p(G, 'edge-line');
    for (const [a, b] of [
      [27, 36.6],
      [39.4, 49],
    ] as const) {
      const P = rect(a, 37, b, 59, 0.4);
      r.p(P, 'shade-2');
      r.p(P, 'detail-line');
      r.p(P.inset(1.4), 'dark-gleam-1');
    }
    r.c(25, 66.4, 1.3, 'metal', 'edge-line');
    r.c(25, 61.6, 1.5, 'metal', 'edge-line');
    r.c(25, 61.6, 1.5, 'sphere');
    for (const y of [42, 69, 96]) r.p(rect(53.2, y - 2, 54.8, y + 2, 0.3), 'metal', 'edge-line');
    r.p(rect(21.4, 30.4, 54.6, 32, 0.3), 'metal', 'edge-line');
    r.hit(F);
    r.at(38, 62);
  });
}

function rearStoop(v: View) {
  v.region('house.stoop', 'Rear stoop & steps', { part: 'porch-steps', cat: 'house' }, (r) => {
    const F = rect(17, 0, 59, 28, 0.3);
    r.cast(F, 1.4, 0.6, 3);
    r.p(F, 'plastic');
    for (const y of [26.6, 18, 9.4]) {
      r.p(rect(17.6, y - 5.6, 58.4, y), 'shade-from-top');
      r.p(rect(16.4, y - 0.2, 59.6, y + 1.8, 0.3), 'wood', 'edge-line');
      r.p(line([17, y + 1.3], [59, y + 1.3]), 'gleam-1');
    }
    r.p(F, 'edge-line');
    r.hit(rect(16.4, 0, 59.6, 28.4));
    r.at(30, 13);
  });
}

function rearLight(v: View) {
  v.region('light.porch-rear', 'Exterior light, rear', { part: 'porch-light', cat: 'light' }, (r) => {
    const x = 62.6,
      y = 92;
    r.p(rect(x - 1.7, y - 3, x + 1.7, y + 3, 0.4), 'gloss', 'edge-line');
    r.p(
      poly([
        [x - 2.4, y + 1.2, 0.2],
        [x - 1.4, y - 4, 0.4],
        [x + 1.4, y - 4, 0.4],
        [x + 2.4, y + 1.2, 0.2],
      ]),
      'lens',
      'edge-line',
    );
    r.p(
      poly([
        [x - 3.1, y + 1.1, 0.2],
        [x - 1, y + 3.6, 0.8],
        [x + 1, y + 3.6, 0.8],
        [x + 3.1, y + 1.1, 0.2],
      ]),
      'gloss',
      'edge-line',
    );
    r.p(rect(x - 1.6, y - 4.8, x + 1.6, y - 3.8, 0.3), 'gloss');
    r.hit(rect(x - 3.2, y - 5, x + 3.2, y + 4, 0.8));
  });
}

function rearSkirtingVentEnd(v: View) {
  v.region(
    'house.skirting-vent-end',
    'Skirting vent, rear end',
    { part: 'skirting-vent', cat: 'house' },
    (r) => {
      const F = rect(-40, 9, -24, 17, 0.5);
      r.p(F, 'plastic', 'edge-line');
      louvers(r, -39, 10, -25, 16, 1.4);
      r.hit(F);
    },
  );
}

function rearPlate(v: View) {
  v.region('rear.plate', 'Data plate & license bracket', { part: 'license-plate' }, (r) => {
    const F = rect(-62, 33, -52, 39, 0.4);
    r.cast(F, 0.4, 0.5, 2);
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'diagonal-bevel');
    r.p(F.inset(0.8), 'detail-line', 'half-line');
    r.hit(F);
  });
}

export function parkModelRear(): Scene {
  const v = new View({
    id: 'pm39.rear',
    vehicle,
    side: 'rear',
    title: 'Park model 39 ft — rear',
    w: 262,
    h: 160,
    dir: 1,
    ox: 122,
    wall: [28, 116],
    skirt: [0, 26],
    pad: [8, 20, 10, 20],
    lw: 0.74,
  });
  gableEnd(v, false);
  rearGableVent(v);
  rearWindow(v);
  rearTrimEntry2(v);
  rearEntry2(v);
  rearStoop(v);
  rearLight(v);
  rearSkirtingVentEnd(v);
  rearPlate(v);
  v.coMode = 'lr';
  v.coR = 3.3;
  v.coLane = 18;
  v.calloutMid = 122;
  return v.scene();
}
