import { cut } from '../../../kit/geometry/cuts.ts';
import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay, latch } from '../../../parts/walls/compartments.ts';
import { plate, roundInlet } from '../../../parts/walls/utilities.ts';

export const doorLow = (view: View, top: number) =>
  view.region('door.entry-lower', 'Half door, lower (box)', (pen) => {
    const outline = rect(83, 20.6, 110, top, [1.2, 1.2, 0.4, 0.4]);
    pen.shadow(outline, 0.5, 0.7, 2);
    pen.layers(outline, ['metal', 'part-line'], ['diagonal-bevel']);
    const P = rect(84.3, 21.8, 108.7, top - 0.5, [1.4, 1.4, 0.4, 0.4]);
    pen.bodyPanel(P);
    pen.path(cut.below(P, 26), 'shade-from-bottom');
    pen.path(P, 'part-line');
    pen.path(P.inset(0.7), 'detail-line', 'faint-line');
    const Q = rect(88.6, 25.6, 104.4, 32.4, 1);
    pen.layers(Q, ['shade-1'], ['detail-line', 'half-line']);
    for (const y of [25, 38.4]) {
      pen.path(rect(83.3, y - 1.7, 85.1, y + 1.7, 0.3), 'metal', 'edge-line');
      pen.path(line([84.2, y - 1.6], [84.2, y + 1.6]), 'detail-line');
    }
    latch(pen, 105.6, 36.6, 'slam');
    pen.hitArea(outline).calloutAt(95, 37.6);
  });

export const step = (view: View) =>
  view.region('door.steps', 'Entry step', (pen) => {
    for (const x of [87.4, 105.6]) {
      pen.layers(rect(x - 0.7, 8.6, x + 0.7, 16.2, 0.3), ['dark-metal', 'edge-line'], ['standing-cylinder']);
    }
    pen.path(rect(86.4, 7.8, 106.6, 10, 0.3), 'metal', 'edge-line');
    pen.path(rect(86.4, 9.2, 106.6, 10, 0.3), 'gloss');
    pen.path(line([87, 8.7], [106, 8.7]), 'gleam-2');
    pen.path(rect(87, 7, 106, 7.8), 'dark-underbody');
    pen.hitArea(rect(86, 6.8, 107, 16.2, 0.4)).calloutAt(96.5, 9);
  });

function curbStorage(view: View) {
  bay(view, 'door.storage', 'Service / storage compartment door', rect(60.6, 28.4, 80, 41, 1.6), {
    hinge: 'piano',
    at: [0.5],
    latchY: 2.6,
  });
}

function curbStoveRail(view: View) {
  view.region('util.stove-rail', 'Outside stove bracket', (pen) => {
    const outline = rect(162, 37.4, 184, 39.6, 0.4);
    pen.shadow(outline, 0.3, 0.5, 2);
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([162.6, 39], [183.4, 39]), 'gleam-1');
    for (const x of [164, 173, 182]) pen.circle(x, 38.3, 0.3, 'dark-metal', 'detail-line');
    pen.hitArea(outline, true).calloutAt(177, 38.5);
  });
}

function curbInlets(view: View) {
  roundInlet(view, 'util.lp-quick', 'LP quick-connect', 160, 33.2, 1.5, { in: 'metal' });
  plate(view, 'util.outlet', 'Exterior receptacle', 114.2, 36.6, 3.2, 4.2, {
    draw: (pen, x, y) => pen.path(line([x - 0.9, y], [x + 0.9, y]), 'detail-line'),
  });
}

function curbPorchLight(view: View) {
  view.region('light.porch', 'Porch light', (pen) => {
    const outline = rect(111.8, 39.8, 116.8, 42, 0.8);
    pen.path(outline, 'plastic', 'edge-line');
    pen.path(outline.inset(0.5), 'lens', 'detail-line');
    pen.hitArea(rect(111.3, 39.4, 117.3, 42.3, 0.6));
  });
}

export function curbUtil(view: View) {
  curbStorage(view);
  curbStoveRail(view);
  curbInlets(view);
  curbPorchLight(view);
}
