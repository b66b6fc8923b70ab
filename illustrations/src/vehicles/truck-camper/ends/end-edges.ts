import { box, line, poly } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningHeadEnd } from '../../../parts/walls/awning-ends.ts';
import { halfWidth } from './end-shapes.ts';

/** Parts that stand proud of the side walls; sr is the sign of the road side on the sheet. */
export function proud(view: View, sr: number, aft: boolean) {
  view.region('slide.dinette.fascia', 'Dinette slide-out: flange (edge)', (pen) => {
    const outline = box(sr * (halfWidth - 1), 64, sr * (halfWidth + 2.6), 123, 0.8);
    pen.layers(outline, ['plastic', 'part-line'], [sr < 0 ? 'shade-from-left' : 'shade-from-right']);
    pen.hitArea(outline, true).calloutAt(sr * (halfWidth + 2.1), 112);
  });
  view.region('slide.dinette.topper', 'Dinette slide-out: topper (end)', (pen) => {
    const outline = box(sr * (halfWidth - 0.6), 123.4, sr * (halfWidth + 4.4), 128.6, 1.6);
    pen.path(outline, 'plastic', 'part-line');
    pen.concentric(sr * (halfWidth + 2), 126, [1.7, 'fabric', 'edge-line'], [0.6, 'dark-metal']);
    pen.hitArea(outline);
  });
  proudAwning(view, -sr, aft);
}

function proudAwning(view: View, s: number, aft: boolean) {
  const k = aft ? 'aft' : 'fwd';
  view.region(`awning.arm-${k}`, `Awning arm assembly, ${aft ? 'rear' : 'forward'} (edge)`, (pen) => {
    const outline = poly([
      [s * (halfWidth - 0.4), 86.4],
      [s * (halfWidth + 2.6), 86.4, 0.4],
      [s * (halfWidth + 3.4), 90, 1],
      [s * (halfWidth + 3.4), 126, 0.6],
      [s * (halfWidth - 0.4), 127],
    ]);
    pen.layers(outline, ['plastic', 'part-line'], [s < 0 ? 'shade-from-left' : 'shade-from-right']);
    pen.path(line([s * (halfWidth + 2), 91], [s * (halfWidth + 2), 124]), 'detail-line', 'half-line');
    pen.circle(s * (halfWidth + 1.8), 108, 0.6, 'dark-metal', 'detail-line');
    pen.hitArea(outline, true).calloutAt(s * (halfWidth + 2.6), 114);
  });
  awningHeadEnd(
    view,
    `awning.head-${k}`,
    `Awning ${aft ? 'idler' : 'motor'} head, ${aft ? 'rear' : 'forward'}`,
    s,
    halfWidth,
    125.2,
  );
}
