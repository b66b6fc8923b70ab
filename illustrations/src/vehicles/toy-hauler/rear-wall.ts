import { ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { fromRear, halfWidth } from './end-shapes.ts';

const rearOutline = new Shape()
  .M(-48, 25)
  .C(-49.4, 25, -halfWidth, 26, -halfWidth, 27.4)
  .L(-halfWidth, 136)
  .C(-halfWidth, 142, -47.4, 145, -42, 145.8)
  .C(-21, 147.8, 21, 147.8, 42, 145.8)
  .C(47.4, 145, halfWidth, 142, halfWidth, 136)
  .L(halfWidth, 27.4)
  .C(halfWidth, 26, 49.4, 25, 48, 25)
  .Z();

const upperWall = cut.above(rearOutline, 38);

const lowerWall = cut.below(rearOutline, 38);

export function rearWall(v: View) {
  rearBodyRearWall(v);
  rearBodyRearSkirt(v);
  v.deco((r) => r.p(rearOutline, 'silhouette-line'));
  rearRoofRearTrim(v);
  rearBodyRearMolding(v);
}

function rearBodyRearWall(v: View) {
  v.region('body.rear-wall', 'Rear wall panel', { part: 'rear-wall' }, (r) => {
    r.shell(upperWall, 'body');
    r.clip(rearOutline, () => {
      r.p(rect(-halfWidth, 38, -40, 147), 'shade-from-left');
      r.p(rect(40, 38, halfWidth, 147), 'shade-from-right');
      r.p(rect(-halfWidth, 136, halfWidth, 143.4), 'shade-from-top');
    });
    r.hit(upperWall);
    r.at(14, 136);
  });
}

function rearBodyRearSkirt(v: View) {
  v.region('body.rear-skirt', 'Lower rear skirt / ramp sill panel', { part: 'rear-skirt' }, (r) => {
    r.p(lowerWall, 'skirt');
    r.p(rect(-halfWidth, 34, halfWidth, 38), 'shade-from-top');
    r.hit(lowerWall);
    r.at(-43.6, 28.4);
  });
}

function rearRoofRearTrim(v: View) {
  v.region('roof.rear-trim', 'Rear roof termination trim', { part: 'termination-trim' }, (r) => {
    const F = ribbon(
      pairs([-52, 144.6, -23, 147, 0, 147.5, 23, 147, 52, 144.6]),
      pairs([-52, 141.8, -23, 144.5, 0, 145, 23, 144.5, 52, 141.8]),
    );
    r.clip(rearOutline, () => r.p(F, 'metal', 'edge-line'));
    r.p(spline(pairs([-44, 144.2, -23, 146, 0, 146.6, 23, 146, 44, 144.2])), 'gleam-1');
    r.hit(F, true);
    r.at(-23, 145.6);
  });
}

function rearBodyRearMolding(v: View) {
  for (const [k, s] of fromRear)
    v.region(
      `body.rear-moulding-${k}`,
      `Rear corner molding, ${k} side`,
      { part: 'corner-moulding' },
      (r) => {
        const F = box(s * 47.8, 26, s * 50.2, 138, 0.8);
        r.p(F, 'metal', 'part-line');
        r.p(F, 'standing-cylinder');
        r.p(line([s * 49, 27], [s * 49, 137]), 'detail-line', 'half-line');
        r.hit(F);
        r.at(s * 49, s < 0 ? 104 : 100);
      },
    );
}
