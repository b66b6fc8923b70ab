import { ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { ghostTruckRear } from '../../parts/ghost-truck.ts';
import { acEnd, ventSide } from '../../parts/roof-gear.ts';
import { proud } from './end-edges.ts';
import { fromRear, halfWidth } from './end-shapes.ts';

const rearOutline = new Shape()
  .M(-46, 34)
  .C(-47.4, 34, -halfWidth, 35, -halfWidth, 36.4)
  .L(-halfWidth, 127)
  .C(-halfWidth, 132.4, -45.4, 135, -40, 135.8)
  .C(-20, 137.4, 20, 137.4, 40, 135.8)
  .C(45.4, 135, halfWidth, 132.4, halfWidth, 127)
  .L(halfWidth, 36.4)
  .C(halfWidth, 35, 47.4, 34, 46, 34)
  .Z();

export function rearBody(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(0, 0, 58, 4.4), 0), 'ground-shadow');
    r.p(line([-82, 0], [82, 0]), 'ground-line');
  });
  ghostTruckRear(v);
  acEnd(v, 'roof.ac', 'Air conditioner shroud', 0, 137.6, { h: 11.6 });
  ventSide(v, 'roof.vent-bath', 'Roof vent cover, bathroom', -37, 136.4, { w: 16, h: 8 });
  proud(v, -1, true);
  rearBodyRearWall(v);
  v.deco((r) => r.p(rearOutline, 'silhouette-line'));
  rearRoofRearTrim(v);
  rearBodyRearMolding(v);
}

function rearBodyRearWall(v: View) {
  v.region('body.rear-wall', 'Rear wall panel', { part: 'rear-wall' }, (r) => {
    r.shell(rearOutline, 'body');
    r.clip(rearOutline, () => {
      r.p(rect(-halfWidth, 34, -38, 137), 'shade-from-left');
      r.p(rect(38, 34, halfWidth, 137), 'shade-from-right');
      r.p(rect(-halfWidth, 127, halfWidth, 134), 'shade-from-top');
      r.p(rect(-halfWidth, 34, halfWidth, 44), 'shade-from-bottom');
    });
    r.hit(rearOutline);
    r.at(-30, 112);
  });
}

function rearRoofRearTrim(v: View) {
  v.region('roof.rear-trim', 'Rear roof termination trim', { part: 'termination-trim' }, (r) => {
    const F = ribbon(
      pairs([-50, 134.6, -22, 136.7, 0, 137.1, 22, 136.7, 50, 134.6]),
      pairs([-50, 131.8, -22, 134.2, 0, 134.6, 22, 134.2, 50, 131.8]),
    );
    r.clip(rearOutline, () => r.p(F, 'metal', 'edge-line'));
    r.p(spline(pairs([-42, 134.2, -22, 135.7, 0, 136.2, 22, 135.7, 42, 134.2])), 'gleam-1');
    r.hit(F, true);
    r.at(-22, 135.4);
  });
}

function rearBodyRearMolding(v: View) {
  for (const [k, s] of fromRear)
    v.region(
      `body.rear-moulding-${k}`,
      `Rear corner molding, ${k} side`,
      { part: 'corner-moulding' },
      (r) => {
        const F = box(s * 45.4, 35, s * 48.2, 128, 0.8);
        r.p(F, 'metal', 'part-line');
        r.p(F, 'standing-cylinder');
        r.p(line([s * 46.8, 36], [s * 46.8, 127]), 'detail-line', 'half-line');
        r.hit(F);
        r.at(s * 46.8, s < 0 ? 102 : 98);
      },
    );
}
