import { cornered, ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { ghostTruckSide } from '../../../parts/running/ghost-truck.ts';
import { tieDown } from '../../../parts/running/jacks.ts';

export function sideTruck(view: View) {
  ground(view);
  ghostTruckSide(view, 'cab');
  bodyTub(view);
  ghostTruckSide(view, 'bed');
  tieDown(view, 'chassis.tie-down-front', 'Tie-down turnbuckle, front', [99, 60], [103.4, 34]);
  tieDown(view, 'chassis.tie-down-rear', 'Tie-down turnbuckle, rear', [188.6, 43], [181, 29]);
}

function ground(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(140, 0, 108, 5), 0), 'ground-shadow');
    for (const x of [91, 209]) pen.path(cut.below(ellipse(x, 0, 10, 2), 0), 'ground-shadow');
    pen.path(line([-100, 0], [250, 0]), 'ground-line');
  });
}

function bodyTub(view: View) {
  view.region('body.tub', 'Lower body (tub) inside truck bed', (pen) => {
    const outline = cornered([87, 60.6, 0, 188.4, 60.6, 0, 188.4, 37, 0.6, 88, 37, 2]);
    pen.layers(outline, ['skirt'], ['shade-2']);
    pen.path(rect(87, 47, 188.4, 60.6), 'shade-from-top');
    pen.path(rect(88, 37, 188.4, 42), 'shade-from-bottom');
    pen.path(line([89, 41], [188, 41]), 'detail-line', 'half-line');
    for (const x of [112, 137, 162]) pen.path(line([x, 37.4], [x, 60]), 'detail-line', 'faint-line');
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(150, 49);
  });
}
