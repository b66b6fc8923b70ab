import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { plate, roundInlet } from '../../../parts/walls/utilities.ts';

export function sideRoadUtilities(view: View) {
  roundInlet(view, 'util.inlet-50a', 'Shore-power inlet, 50 A', 487.6, 47, 2.7, { pins: 4 });
  plate(view, 'util.outlet-patio', 'Exterior receptacle, patio', 366, 76, 4.4, 5.6, {
    draw: (pen, x, y) => {
      pen.path(line([x - 1.2, y], [x + 1.2, y]), 'detail-line');
    },
  });
  utilDumpValve(view);
}

function utilDumpValve(view: View) {
  view.region('util.dump-valve', 'Sewer dump valve & outlet', (pen) => {
    pen.path(rect(236, 11.8, 244, 16.8), 'void', 'edge-line');
    pen.path(rect(244, 12.2, 247, 16, 0.4), 'rubber', 'edge-line');
    pen.path(rect(237, 16.4, 239.2, 24.6, 0.2), 'dark-metal', 'edge-line');
    pen.hitArea(rect(234.6, 11.4, 247.6, 24.8, 0.8)).calloutAt(241, 14);
  });
}
