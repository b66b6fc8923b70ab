import { ellipse } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners } from '../../kit/points.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { ghostTruckFront } from '../../parts/ghost-truck.ts';
import { acEnd, ventSide } from '../../parts/roof-gear.ts';
import { win } from '../../parts/windows.ts';
import { proud } from './end-edges.ts';
import { fromFront, halfWidth } from './end-shapes.ts';

const tub = poly(corners([-31, 61, 0, 31, 61, 0, 31, 39, 2, 29, 37, 2, -29, 37, 2, -31, 39, 2]));

const frontWall = poly([
  [-halfWidth, 86],
  [halfWidth, 86],
  [halfWidth, 61.4, 1.4],
  [-halfWidth, 61.4, 1.4],
]);

export function frontBody(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(0, 0, 58, 4.4), 0), 'ground-shadow');
    r.p(line([-82, 0], [82, 0]), 'ground-line');
  });
  acEnd(v, 'roof.ac', 'Air conditioner shroud', 0, 137.6, { grille: false, h: 11.6 });
  ventSide(v, 'roof.vent-bath', 'Roof vent cover, bathroom', -37, 136.6, { w: 16, h: 8 });
  proud(v, 1, false);
  frontBodyTubFront(v);
  frontBodyFrontWall(v);
  win(v, 'glass.pass-through', 'Pass-through window to cab', {
    s0: -17,
    s1: 17,
    h0: 66,
    h1: 78,
    kind: 'slider',
    r: 2,
  });
  frontBodyWing(v);
  ghostTruckFront(v);
}

function frontBodyTubFront(v: View) {
  v.region('body.tub-front', 'Lower body (tub), front face', { part: 'tub' }, (r) => {
    r.p(tub, 'skirt');
    r.p(tub, 'shade-2');
    r.clip(tub, () => {
      r.p(rect(-31, 48, 31, 61), 'shade-from-top');
      r.p(rect(-31, 37, -24, 61), 'shade-from-left');
      r.p(rect(24, 37, 31, 61), 'shade-from-right');
    });
    r.p(line([-30.6, 41], [30.6, 41]), 'detail-line', 'half-line');
    r.p(tub, 'part-line');
    r.hit(tub);
    r.at(-10, 45);
  });
}

function frontBodyFrontWall(v: View) {
  v.region('body.front-wall', 'Front wall above bed', { part: 'front-wall' }, (r) => {
    r.p(frontWall, 'body');
    r.p(frontWall, 'shade-2');
    r.p(rect(-halfWidth, 66, halfWidth, 86), 'shade-from-top');
    r.p(rect(-halfWidth, 74, halfWidth, 86), 'shade-from-top');
    r.p(rect(-halfWidth, 62, -40, 86), 'shade-from-left');
    r.p(rect(40, 62, halfWidth, 86), 'shade-from-right');
    r.p(frontWall, 'overlap-line');
    r.hit(frontWall);
    r.at(-43.6, 72);
  });
}

function frontBodyWing(v: View) {
  for (const [k, s] of fromFront)
    v.region(`body.wing-${k}`, `Wing underside & trim, ${k} side`, { part: 'wing', cat: 'body' }, (r) => {
      const F = box(s * 31, 59, s * (halfWidth + 0.4), 62.2, 0.5);
      r.p(F, 'metal', 'edge-line');
      r.p(F, 'lying-cylinder', { opacity: 0.6 });
      r.hit(F);
      r.at(s * 45, 60.6);
    });
}
