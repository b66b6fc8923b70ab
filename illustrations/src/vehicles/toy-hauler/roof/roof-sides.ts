import { cornered, line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningHeadsPlan, awningPlan } from '../../../parts/roof/roof-surfaces.ts';
import { slidePlan } from '../../../parts/walls/slide-outs.ts';
import { cable } from '../../../parts/walls/toy-hauler.ts';
import { halfWidth } from '../ends/end-shapes.ts';

export function roofSides(view: View) {
  slidePlan(view, 'bed', 'Bedroom slide-out', { x0: 43, x1: 99, yw: -halfWidth, yo: -halfWidth - 22 });
  slidePlan(view, 'main', 'Living-room slide-out', { x0: 212, x1: 352, yw: -halfWidth, yo: -halfWidth - 36 });
  slidePlan(view, 'curb', 'Curb-side slide-out', { x0: 218, x1: 328, yw: halfWidth, yo: halfWidth + 28 });
  patioDeck(view);
  roofAwningFabric(view);
  awningHeadsPlan(view, [137, 142], [376, 381], [halfWidth, halfWidth + 7]);
}

/** The side patio from above, lowered: the roof plan and the floor plan show the same. */
export function patioDeck(view: View) {
  roofDoorPatioRampRoad(view);
  roofDoorPatioRailingRoad(view);
  cable(
    view,
    'door.patio-cable@L',
    'Patio deck cables (pair)',
    [393.6, -halfWidth - 2],
    [393.6, -halfWidth - 48],
    { twin: [472.4, -halfWidth - 2, 472.4, -halfWidth - 48], at: [393.6, -halfWidth - 30] },
  );
}

function roofDoorPatioRampRoad(view: View) {
  view.region('door.patio-ramp@L', 'Patio ramp door, lowered as deck', (pen) => {
    const outline = rect(388, -halfWidth - 56, 478, -halfWidth + 1, 0.8);
    pen.shadow(outline, 1.4, 2.2, 4);
    pen.path(outline, 'metal', 'overlap-line');
    const I = rect(390.4, -halfWidth - 53.6, 475.6, -halfWidth - 1, 0.4);
    pen.layers(I, ['underbody'], ['diagonal-bevel']);
    let q = new Shape();
    for (let y = -halfWidth - 52; y < -halfWidth - 1; y += 2.5) q = q.add(line([391, y], [475, y]));
    pen.path(q, 'dark-gleam-1');
    pen.path(I, 'edge-line');
    for (const x of [418.8, 447.2])
      pen.path(line([x, -halfWidth - 53.4], [x, -halfWidth - 1]), 'edge-line', 'half-line');
    pen.path(rect(390.4, -halfWidth - 6, 475.6, -halfWidth), 'shade-from-top');
    pen.hitArea(outline).calloutAt(433, -halfWidth - 28);
  });
}

function roofDoorPatioRailingRoad(view: View) {
  view.region('door.patio-railing@L', 'Patio railing', (pen) => {
    const y0 = -halfWidth - 54.8,
      P = cornered(
        [389.2, -halfWidth - 1, 0, 389.2, y0, 1.2, 476.8, y0, 1.2, 476.8, -halfWidth - 1, 0],
        false,
      );
    pen.path(rect(390, y0 + 1, 476, y0 + 2.6), 'shade-2');
    pen.tube(P, 1.9);
    for (const x of [389.2, 411.1, 433, 454.9, 476.8]) {
      pen.path(rect(x - 1.5, y0 - 1.5, x + 1.5, y0 + 1.5, 0.4), 'rubber', 'edge-line');
    }
    for (const x of [389.2, 476.8])
      for (const y of [-halfWidth - 2, -halfWidth - 28])
        pen.path(rect(x - 1.5, y - 1.5, x + 1.5, y + 1.5, 0.4), 'rubber', 'edge-line');
    pen.hitArea(
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
    pen.calloutAt(424, y0);
  });
}

function roofAwningFabric(view: View) {
  awningPlan(
    view,
    'Awning assembly (stowed)',
    [141, halfWidth + 1, 377, halfWidth + 6.4],
    [180, halfWidth + 3.6],
  );
}
