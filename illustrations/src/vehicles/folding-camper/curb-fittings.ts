import { cut } from '../../kit/cuts.ts';
import { line, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { bay, latch } from '../../parts/compartments.ts';
import { plate, roundInlet } from '../../parts/utilities.ts';

export const doorLow = (v: View, top: number) =>
  v.region('door.entry-lower', 'Half door, lower (box)', { part: 'half-door', cat: 'door' }, (r) => {
    const F = rect(83, 20.6, 110, top, [1.2, 1.2, 0.4, 0.4]);
    r.cast(F, 0.5, 0.7, 2);
    r.p(F, 'metal', 'part-line');
    r.p(F, 'diagonal-bevel');
    const P = rect(84.3, 21.8, 108.7, top - 0.5, [1.4, 1.4, 0.4, 0.4]);
    r.skin(P);
    r.p(cut.below(P, 26), 'shade-from-bottom');
    r.p(P, 'part-line');
    r.p(P.inset(0.7), 'detail-line', 'faint-line');
    const Q = rect(88.6, 25.6, 104.4, 32.4, 1);
    r.p(Q, 'shade-1');
    r.p(Q, 'detail-line', 'half-line');
    for (const y of [25, 38.4]) {
      r.p(rect(83.3, y - 1.7, 85.1, y + 1.7, 0.3), 'metal', 'edge-line');
      r.p(line([84.2, y - 1.6], [84.2, y + 1.6]), 'detail-line');
    }
    latch(r, 105.6, 36.6, 'slam');
    r.hit(F);
    r.at(95, 37.6);
  });

export const step = (v: View) =>
  v.region('door.steps', 'Entry step', { part: 'entry-step', cat: 'door' }, (r) => {
    for (const x of [87.4, 105.6]) {
      r.p(rect(x - 0.7, 8.6, x + 0.7, 16.2, 0.3), 'dark-metal', 'edge-line');
      r.p(rect(x - 0.7, 8.6, x + 0.7, 16.2, 0.3), 'standing-cylinder');
    }
    r.p(rect(86.4, 7.8, 106.6, 10, 0.3), 'metal', 'edge-line');
    r.p(rect(86.4, 9.2, 106.6, 10, 0.3), 'gloss');
    r.p(line([87, 8.7], [106, 8.7]), 'gleam-2');
    r.p(rect(87, 7, 106, 7.8), 'dark-underbody');
    r.hit(rect(86, 6.8, 107, 16.2, 0.4));
    r.at(96.5, 9);
  });

function curbStorage(v: View) {
  bay(v, 'door.storage', 'Service / storage compartment door', {
    s0: 60.6,
    s1: 80,
    h0: 28.4,
    h1: 41,
    hinge: 'piano',
    r: 1.6,
    at: [0.5],
    latchY: 2.6,
  });
}

function curbStoveRail(v: View) {
  v.region('util.stove-rail', 'Outside stove bracket', { part: 'stove-rail' }, (r) => {
    const F = rect(162, 37.4, 184, 39.6, 0.4);
    r.cast(F, 0.3, 0.5, 2);
    r.p(F, 'metal', 'edge-line');
    r.p(line([162.6, 39], [183.4, 39]), 'gleam-1');
    for (const x of [164, 173, 182]) r.c(x, 38.3, 0.3, 'dark-metal', 'detail-line');
    r.hit(F, true);
    r.at(177, 38.5);
  });
}

function curbInlets(v: View) {
  roundInlet(v, 'util.lp-quick', 'LP quick-connect', 160, 33.2, 1.5, { in: 'metal' });
  plate(v, 'util.outlet', 'Exterior receptacle', 114.2, 36.6, 3.2, 4.2, {
    draw: (r, x, y) => r.p(line([x - 0.9, y], [x + 0.9, y]), 'detail-line'),
  });
}

function curbPorchLight(v: View) {
  v.region('light.porch', 'Porch light', (r) => {
    const F = rect(111.8, 39.8, 116.8, 42, 0.8);
    r.p(F, 'plastic', 'edge-line');
    r.p(F.inset(0.5), 'lens', 'detail-line');
    r.hit(rect(111.3, 39.4, 117.3, 42.3, 0.6));
  });
}

export function curbUtil(v: View) {
  curbStorage(v);
  curbStoveRail(v);
  curbInlets(v);
  curbPorchLight(v);
}
