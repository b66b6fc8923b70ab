import { spline } from '../../kit/curves.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { planOutline } from './roof-shapes.ts';

export function roofEdges(v: View) {
  roofCabMirror(v);
  roofDoorStepsCurb(v);
  roofCabStepRoad(v);
  roofRearBumper(v);
  v.deco((r) => {
    r.cast(planOutline, 1, 1.8, 4, 'shade-1');
    r.p(planOutline, 'mid-wall');
  });
}

export function roofCabMirror(v: View) {
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(`cab.mirror-${k}`, `Exterior mirror, ${k} side`, { part: 'mirror' }, (r) => {
      r.tube(
        spline([
          [60, s * 38.6],
          [57, s * 41],
          [54.6, s * 43],
        ]),
        1.8,
        'gloss-2',
      );
      const H = poly([
        [49, s * 41.6, 2],
        [49.8, s * 50, 3],
        [56, s * 50.4, 2.4],
        [57.6, s * 42, 2],
      ]);
      r.p(H, 'gloss');
      r.p(H, 'diagonal-bevel', { opacity: 0.5 });
      r.p(H, 'overlap-line');
      r.p(H.inset(0.8), 'dark-gleam-1');
      r.hit(
        H.add(
          poly([
            [55, s * 38.8],
            [61, s * 38.8],
            [58, s * 43],
            [55, s * 43],
          ]),
        ),
      );
      r.at(53, s * 46.4);
    });
}

function roofDoorStepsCurb(v: View) {
  v.region('door.steps@R', 'Electric running board (edge)', { part: 'entry-step' }, (r) => {
    const F = rect(60, 39.4, 152, 44.4, 0.9);
    r.p(F, 'metal', 'part-line');
    r.p(F, 'shade-from-top');
    let q = new Shape();
    for (let x = 64; x < 150; x += 3) q = q.add(line([x, 42], [x + 1.6, 42]));
    r.p(q, 'detail-line', 'half-line');
    r.hit(F);
    r.at(80, 42.6);
  });
}

function roofCabStepRoad(v: View) {
  v.region('cab.step@L', 'Driver-side running board (edge)', { part: 'running-board' }, (r) => {
    const F = rect(60, -43, 97, -39.4, 0.9);
    r.p(F, 'metal', 'part-line');
    r.p(F, 'shade-from-bottom');
    r.hit(F);
    r.at(80, -42);
  });
}

function roofRearBumper(v: View) {
  v.region('rear.bumper', 'Rear bumper & step pad', { part: 'bumper' }, (r) => {
    const F = new Shape()
      .M(272, 39.6)
      .C(284, 40.4, 290.4, 39, 291.4, 31)
      .C(292.4, 14, 292.4, -14, 291.4, -31)
      .C(290.4, -39, 284, -40.4, 272, -39.6)
      .Z();
    r.cast(F, 1, 1.4, 3);
    r.p(F, 'gloss');
    r.p(F, 'shade-from-right', { opacity: 0.5 });
    r.p(F, 'overlap-line');
    r.hit(F);
    r.at(290.8, -12);
  });
}
