import { box, ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import { pairs, type Point } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { grid, union } from '../../../parts/layout/plan.ts';
import { fuelTankBelow, generatorBelow } from '../../../parts/under/bays.ts';
import { stepsBelow } from '../../../parts/under/body.ts';
import { receiverBelow } from '../../../parts/under/hitch.ts';
import { bolts, steelX, steelY } from '../../../parts/under/steel.ts';
import { bumperTubeBelow, skirtsBelow } from '../../../parts/under/trailer.ts';
import { halfWidth } from '../ends/end-shapes.ts';
import { planOutline } from '../roof/roof-deck.ts';

/** The side patio, lowered as a deck, and the legs under its outer edge. */
export function underPatio(view: View) {
  view.region('door.patio-ramp@L', 'Patio ramp door, lowered as deck', (pen) => {
    const outline = rect(388, halfWidth - 1, 478, halfWidth + 56, 0.8),
      I = rect(391, halfWidth, 475, halfWidth + 53, 0.4);
    pen.shadow(outline, 1.4, 2.2, 4);
    pen.layers(outline, ['metal'], ['bevel', { opacity: 0.6 }], ['overlap-line']);
    pen.layers(I, ['dark-metal'], ['shade-4'], ['diagonal-bevel', { opacity: 0.7 }]);
    pen.path(grid(391, halfWidth, 475, halfWidth + 53, 0, 2.6), 'dark-gleam-1');
    pen.path(I, 'edge-line');
    for (const x of [411.5, 432.5, 453.5]) steelY(pen, x - 1.3, halfWidth + 1, x + 1.3, halfWidth + 52.6);
    for (const y of [14, 36]) steelX(pen, 391.4, halfWidth + y, 474.6, halfWidth + y + 2.4);
    pen.path(rect(391, halfWidth, 475, halfWidth + 8), 'shade-from-bottom');
    for (const x of [396, 421, 445, 470])
      pen.path(rect(x - 4, halfWidth - 0.6, x + 4, halfWidth + 2, 0.4), 'dark-metal', 'edge-line');
    pen.hitArea(outline).calloutAt(443, halfWidth + 27);
  });
  view.region('door.patio-leg@L', 'Patio deck support legs', (pen) => {
    const H = [394.4, 472.6].map((x) => {
      const P = rect(x - 3.4, halfWidth + 49, x + 3.4, halfWidth + 55.4, 0.8);
      pen.shadow(P, 0.9, 1.4, 3);
      pen.path(P, 'rubber', 'part-line');
      pen.path(P.inset(0.8), 'dark-gleam-1');
      pen.path(rect(x - 1.4, halfWidth + 50.8, x + 1.4, halfWidth + 53.6, 0.3), 'dark-metal', 'edge-line');
      pen.circle(x, halfWidth + 52.2, 0.8, 'metal', 'detail-line');
      return P;
    });
    pen.hitArea(union(...H)).calloutAt(472.6, halfWidth + 50);
  });
}

/** Fuel and generator of the garage, the spare under its floor. */
export function underGarage(view: View) {
  generatorBelow(view, 'Generator set', [426, -48.4, 465, -36.4], [442, -38]);
  fuelTankBelow(view, [400, -24, 446, 24], {
    title: 'Fuel tank, garage (skid plate)',
    straps: [410, 423, 436],
    at: [430, 12],
  });
  view.region('rear.spare', 'Spare tire & under-slung carrier', (pen) => {
    const [x, y]: Point = [466.6, 0];
    pen.path(ellipse(x + 1, y - 1.6, 15), 'shade-3');
    pen.circle(x, y, 15, 'tire', 'overlap-line');
    pen.circle(x, y, 14, { stroke: 'void', width: 1.6, dash: [1.2, 0.9], strokeOpacity: 0.7 });
    pen.concentric(x, y, [15, 'tire-sidewall'], [12.4, 'dark-gleam-1'], [9.6, 'dark-gleam-1']);
    pen.concentric(x, y, [8.7, 'dark-metal', 'part-line'], [8.7, 'rim'], [3, 'underbody', 'edge-line']);
    const bar = rect(x - 17.4, y - 1.5, x + 17.4, y + 1.5, 0.4);
    pen.layers(bar, ['underbody'], ['bevel', { opacity: 0.6 }], ['part-line']);
    bolts(pen, pairs([x - 16, y, x, y, x + 16, y]), 0.7);
    pen.hitArea(union(ellipse(x, y, 15.2), bar)).calloutAt(x + 6, y + 10);
  });
  view.region('chassis.hydraulic-pump', 'Hydraulic leveling pump & reservoir', (pen) => {
    const outline = rect(112, -47, 125, -39.4, 1.2),
      M = rect(125, -45.6, 130, -40.8, 0.5);
    pen.shadow(outline, 0.5, 0.8, 2);
    pen.layers(outline, ['gloss'], ['lying-cylinder', { opacity: 0.6 }], ['part-line']);
    pen.layers(M, ['dark-metal', 'edge-line'], ['lying-cylinder']);
    bolts(pen, pairs([127.5, -44.4, 127.5, -42]), 0.45);
    pen.hitArea(rect(111.6, -47.2, 130.2, -39.2, 0.8)).calloutAt(118, -43);
  });
}

export function underTail(view: View) {
  skirtsBelow(view, pairs([107, 264, 384, 496]), 48.8, 50.6);
  view.decoration((pen) => {
    pen.path(planOutline, 'silhouette-line');
    for (const s of [1, -1]) {
      pen.path(box(263, s * 48.6, 385, s * 51.6, 0.8), 'gloss', 'part-line');
      pen.path(line([265, s * 50.6], [383, s * 50.6]), 'dark-gleam-2');
    }
  });
  stepsBelow(view, 'door.steps@R', 'Entry steps (folding)', 149, 175, -halfWidth, 4, { d: 8 });
  stepsBelow(view, 'door.steps-2@R', 'Entry steps, garage door', 389.4, 412.6, -halfWidth, 4, { d: 8 });
  bumperTubeBelow(view, { x0: 497, x1: 504, half: 46, title: 'Rear bumper & ramp sill', at: [500.4, 30] });
  view.decoration((pen) => {
    for (const s of [1, -1]) {
      pen.path(box(496.6, s * 45.4, 504.4, s * 48, 0.8), 'rubber', 'part-line');
      pen.circle(500.5, s * 46.7, 0.5, 'dark-metal');
    }
  });
  receiverBelow(view, { x0: 484, x1: 507, cross: 487, half: 12, title: 'Rear receiver hitch' });
}
