import { ellipse } from '../../kit/curves.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { slidePlan } from '../../parts/slide-outs.ts';
import { halfWidth } from './end-shapes.ts';

export function roofSides(v: View) {
  slidePlan(v, 'dinette', 'Dinette slide-out', { x0: 108, x1: 178, yw: -halfWidth, yo: -halfWidth - 26 });
  roofAwningFabric(v);
  roofAwningHead(v);
  jacksAndSteps(v);
}

/** What stands out beyond the walls below the roof: the floor plan shows it too. */
export function jacksAndSteps(v: View) {
  roofChassisJack(v);
  roofRearSteps(v);
  roofRearBumper(v);
}

function roofAwningFabric(v: View) {
  v.region('awning.fabric', 'Awning assembly (stowed)', { part: 'awning', cat: 'awning' }, (r) => {
    const F = rect(100, halfWidth + 1, 200, halfWidth + 6.4, 1.6);
    r.cast(F, 0.6, 1, 3);
    r.p(F, 'fabric', 'part-line');
    r.p(F, 'lying-cylinder');
    r.hit(F);
    r.at(126, halfWidth + 3.6);
  });
}

function roofAwningHead(v: View) {
  for (const [k, a, b, n] of [
    ['fwd', 97, 101.6, 'forward'],
    ['aft', 198.4, 203, 'rear'],
  ] as const)
    v.region(`awning.head-${k}`, `Awning head, ${n}`, { part: 'awning-head', cat: 'awning' }, (r) => {
      const F = rect(a, halfWidth, b, halfWidth + 7, 1.4);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'lying-cylinder');
      r.hit(F);
    });
}

function roofChassisJack(v: View) {
  for (const [e, x, n] of [
    ['front', 89.4, 'front'],
    ['rear', 209.2, 'rear'],
  ] as const)
    for (const [k, s] of [
      ['curb', 1],
      ['road', -1],
    ] as const)
      v.region(`chassis.jack-${e}-${k}`, `Corner jack, ${n} ${k} side`, { part: 'camper-jack' }, (r) => {
        const y = s * 53.4;
        r.p(box(x - 5, s * 47, x + 5, s * 50.6, 0.5), 'metal', 'edge-line');
        r.p(ellipse(x + 0.8, y - 1, 3.4), 'shade-2');
        const F = rect(x - 3, y - 3, x + 3, y + 3, 1);
        r.p(F, 'dark-metal', 'part-line');
        r.p(F, 'diagonal-bevel');
        r.c(x, y, 2.1, 'gloss', 'edge-line');
        r.c(x, y, 2.1, 'sphere', { opacity: 0.4 });
        r.hit(box(x - 5, s * 47, x + 5, s * 56.8, 1));
        r.at(x, y);
      });
}

function roofRearSteps(v: View) {
  v.region('rear.steps', 'Scissor entry steps', { part: 'entry-step' }, (r) => {
    for (const x of [221, 227, 233]) {
      const F = rect(x, -13.6, x + 11.4, 13.6, 0.6);
      r.cast(F, 0.6, 0.9, 2);
      r.p(F, 'metal', 'edge-line');
      r.p(F.inset(1.2), 'gloss');
      let q = new Shape();
      for (let y = -11; y < 12; y += 1.8) q = q.add(line([x + 2, y], [x + 9.6, y]));
      r.p(q, 'dark-gleam-1');
    }
    r.hit(rect(220.6, -14, 245, 14, 0.6));
    r.at(239, 0);
  });
}

function roofRearBumper(v: View) {
  v.region('rear.bumper', 'Rear bumper & step platform', (r) => {
    const F = rect(213, -44, 229.6, 44, 1);
    r.cast(F, 0.6, 1, 3);
    r.p(F, 'underbody', 'part-line');
    r.p(rect(226, -44, 229.6, 44), 'shade-from-right');
    r.p(rect(216, -16, 228, 16, 0.6), 'gloss', 'edge-line');
    let q = new Shape();
    for (let y = -14; y < 15; y += 2) q = q.add(line([217, y], [227, y]));
    r.p(q, 'dark-gleam-2');
    r.hit(F);
    r.at(222, -30);
  });
}
