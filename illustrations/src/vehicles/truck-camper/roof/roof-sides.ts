import { box, ellipse, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningHeadsPlan, awningPlan } from '../../../parts/roof/roof-surfaces.ts';
import { slidePlan } from '../../../parts/walls/slide-outs.ts';
import { halfWidth } from '../ends/end-shapes.ts';

export function roofSides(view: View) {
  slidePlan(view, 'dinette', 'Dinette slide-out', { x0: 108, x1: 178, yw: -halfWidth, yo: -halfWidth - 26 });
  roofAwningFabric(view);
  awningHeadsPlan(view, [97, 101.6], [198.4, 203], [halfWidth, halfWidth + 7]);
  jacksAndSteps(view);
}

/** Parts that stand out beyond the walls below the roof: the floor plan shows it too. */
export function jacksAndSteps(view: View) {
  roofChassisJack(view);
  roofRearSteps(view);
  roofRearBumper(view);
}

function roofAwningFabric(view: View) {
  awningPlan(
    view,
    'Awning assembly (stowed)',
    [100, halfWidth + 1, 200, halfWidth + 6.4],
    [126, halfWidth + 3.6],
  );
}

function roofChassisJack(view: View) {
  for (const [e, x, n] of [
    ['front', 89.4, 'front'],
    ['rear', 209.2, 'rear'],
  ] as const)
    for (const [k, s] of [
      ['curb', 1],
      ['road', -1],
    ] as const)
      view.region(`chassis.jack-${e}-${k}`, `Corner jack, ${n} ${k} side`, (pen) => {
        const y = s * 53.4;
        pen.path(box(x - 5, s * 47, x + 5, s * 50.6, 0.5), 'metal', 'edge-line');
        pen.path(ellipse(x + 0.8, y - 1, 3.4), 'shade-2');
        const outline = rect(x - 3, y - 3, x + 3, y + 3, 1);
        pen.layers(outline, ['dark-metal', 'part-line'], ['diagonal-bevel']);
        pen.concentric(x, y, [2.1, 'gloss', 'edge-line'], [2.1, 'sphere', { opacity: 0.4 }]);
        pen.hitArea(box(x - 5, s * 47, x + 5, s * 56.8, 1)).calloutAt(x, y);
      });
}

function roofRearSteps(view: View) {
  view.region('rear.steps', 'Scissor entry steps', (pen) => {
    for (const x of [221, 227, 233]) {
      const outline = rect(x, -13.6, x + 11.4, 13.6, 0.6);
      pen.shadow(outline, 0.6, 0.9, 2);
      pen.path(outline, 'metal', 'edge-line');
      pen.path(outline.inset(1.2), 'gloss');
      let q = new Shape();
      for (let y = -11; y < 12; y += 1.8) q = q.add(line([x + 2, y], [x + 9.6, y]));
      pen.path(q, 'dark-gleam-1');
    }
    pen.hitArea(rect(220.6, -14, 245, 14, 0.6)).calloutAt(239, 0);
  });
}

function roofRearBumper(view: View) {
  view.region('rear.bumper', 'Rear bumper & step platform', (pen) => {
    const outline = rect(213, -44, 229.6, 44, 1);
    pen.shadow(outline, 0.6, 1, 3);
    pen.path(outline, 'underbody', 'part-line');
    pen.path(rect(226, -44, 229.6, 44), 'shade-from-right');
    pen.path(rect(216, -16, 228, 16, 0.6), 'gloss', 'edge-line');
    let q = new Shape();
    for (let y = -14; y < 15; y += 2) q = q.add(line([217, y], [227, y]));
    pen.path(q, 'dark-gleam-2');
    pen.hitArea(outline).calloutAt(222, -30);
  });
}
