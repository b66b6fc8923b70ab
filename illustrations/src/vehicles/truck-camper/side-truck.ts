import { ellipse } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { ghostTruckSide } from '../../parts/ghost-truck.ts';
import { tieDown } from '../../parts/jacks.ts';

export function sideTruck(v: View) {
  ground(v);
  ghostTruckSide(v, 'cab');
  bodyTub(v);
  ghostTruckSide(v, 'bed');
  tieDown(v, 'chassis.tie-down-front', 'Tie-down turnbuckle, front', [99, 60], [103.4, 34]);
  tieDown(v, 'chassis.tie-down-rear', 'Tie-down turnbuckle, rear', [188.6, 43], [181, 29]);
}

function ground(v: View) {
  v.deco((r) => {
    r.p(cut.below(ellipse(140, 0, 108, 5), 0), 'ground-shadow');
    for (const x of [91, 209]) r.p(cut.below(ellipse(x, 0, 10, 2), 0), 'ground-shadow');
    r.p(line([-100, 0], [250, 0]), 'ground-line');
  });
}

function bodyTub(v: View) {
  v.region('body.tub', 'Lower body (tub) inside truck bed', { part: 'tub' }, (r) => {
    const F = poly(corners([87, 60.6, 0, 188.4, 60.6, 0, 188.4, 37, 0.6, 88, 37, 2]));
    r.p(F, 'skirt');
    r.p(F, 'shade-2');
    r.p(rect(87, 47, 188.4, 60.6), 'shade-from-top');
    r.p(rect(88, 37, 188.4, 42), 'shade-from-bottom');
    r.p(line([89, 41], [188, 41]), 'detail-line', 'half-line');
    for (const x of [112, 137, 162]) r.p(line([x, 37.4], [x, 60]), 'detail-line', 'faint-line');
    r.p(F, 'part-line');
    r.hit(F);
    r.at(150, 49);
  });
}
