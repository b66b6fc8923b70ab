import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { slidePlan } from '../../parts/slide-outs.ts';
import { cable } from '../../parts/toy-hauler.ts';
import { halfWidth } from './end-shapes.ts';

export function roofSides(v: View) {
  slidePlan(v, 'bed', 'Bedroom slide-out', { x0: 43, x1: 99, yw: -halfWidth, yo: -halfWidth - 22 });
  slidePlan(v, 'main', 'Living-room slide-out', { x0: 212, x1: 352, yw: -halfWidth, yo: -halfWidth - 36 });
  slidePlan(v, 'curb', 'Curb-side slide-out', { x0: 218, x1: 328, yw: halfWidth, yo: halfWidth + 28 });
  patioDeck(v);
  roofAwningFabric(v);
  roofAwningHead(v);
}

/** The side patio from above, lowered: the roof plan and the floor plan show the same. */
export function patioDeck(v: View) {
  roofDoorPatioRampRoad(v);
  roofDoorPatioRailingRoad(v);
  cable(
    v,
    'door.patio-cable@L',
    'Patio deck cables (pair)',
    [393.6, -halfWidth - 2],
    [393.6, -halfWidth - 48],
    { twin: [472.4, -halfWidth - 2, 472.4, -halfWidth - 48], at: [393.6, -halfWidth - 30] },
  );
}

function roofDoorPatioRampRoad(v: View) {
  v.region(
    'door.patio-ramp@L',
    'Patio ramp door, lowered as deck',
    { part: 'patio-ramp', cat: 'door' },
    (r) => {
      const F = rect(388, -halfWidth - 56, 478, -halfWidth + 1, 0.8);
      r.cast(F, 1.4, 2.2, 4);
      r.p(F, 'metal', 'overlap-line');
      const I = rect(390.4, -halfWidth - 53.6, 475.6, -halfWidth - 1, 0.4);
      r.p(I, 'underbody');
      r.p(I, 'diagonal-bevel');
      let q = new Shape();
      for (let y = -halfWidth - 52; y < -halfWidth - 1; y += 2.5) q = q.add(line([391, y], [475, y]));
      r.p(q, 'dark-gleam-1');
      r.p(I, 'edge-line');
      for (const x of [418.8, 447.2])
        r.p(line([x, -halfWidth - 53.4], [x, -halfWidth - 1]), 'edge-line', 'half-line');
      r.p(rect(390.4, -halfWidth - 6, 475.6, -halfWidth), 'shade-from-top');
      r.hit(F);
      r.at(433, -halfWidth - 28);
    },
  );
}

function roofDoorPatioRailingRoad(v: View) {
  v.region('door.patio-railing@L', 'Patio railing', { part: 'patio-railing', cat: 'door' }, (r) => {
    const y0 = -halfWidth - 54.8,
      P = poly(
        [
          [389.2, -halfWidth - 1],
          [389.2, y0, 1.2],
          [476.8, y0, 1.2],
          [476.8, -halfWidth - 1],
        ],
        false,
      );
    r.p(rect(390, y0 + 1, 476, y0 + 2.6), 'shade-2');
    r.tube(P, 1.9);
    for (const x of [389.2, 411.1, 433, 454.9, 476.8]) {
      r.p(rect(x - 1.5, y0 - 1.5, x + 1.5, y0 + 1.5, 0.4), 'rubber', 'edge-line');
    }
    for (const x of [389.2, 476.8])
      for (const y of [-halfWidth - 2, -halfWidth - 28])
        r.p(rect(x - 1.5, y - 1.5, x + 1.5, y + 1.5, 0.4), 'rubber', 'edge-line');
    r.hit(
      poly([
        [387.4, -halfWidth],
        [387.4, y0 - 1.8],
        [478.6, y0 - 1.8],
        [478.6, -halfWidth],
        [475, -halfWidth],
        [475, y0 + 1.8],
        [391, y0 + 1.8],
        [391, -halfWidth],
      ]),
    );
    r.at(424, y0);
  });
}

function roofAwningFabric(v: View) {
  v.region('awning.fabric', 'Awning assembly (stowed)', { part: 'awning', cat: 'awning' }, (r) => {
    const F = rect(141, halfWidth + 1, 377, halfWidth + 6.4, 1.6);
    r.cast(F, 0.6, 1, 3);
    r.p(F, 'fabric', 'part-line');
    r.p(F, 'lying-cylinder');
    r.hit(F);
    r.at(180, halfWidth + 3.6);
  });
}

function roofAwningHead(v: View) {
  for (const [k, a, b, n] of [
    ['fwd', 137, 142, 'forward'],
    ['aft', 376, 381, 'rear'],
  ] as const)
    v.region(`awning.head-${k}`, `Awning head, ${n}`, { part: 'awning-head', cat: 'awning' }, (r) => {
      const F = rect(a, halfWidth, b, halfWidth + 7, 1.4);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'lying-cylinder');
      r.hit(F);
    });
}
