import { box, line, poly } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { awningHeadEnd } from '../../../parts/walls/awning-ends.ts';
import { halfWidth } from './end-shapes.ts';

function flangeEdge(
  view: View,
  id: string,
  title: string,
  s: number,
  y0: number,
  y1: number,
  o: { readonly w?: number; readonly at: number },
) {
  view.region(id, title, (pen) => {
    const outline = box(s * (halfWidth - 1), y0, s * (halfWidth + (o.w ?? 2.6)), y1, 0.8);
    pen.layers(outline, ['plastic', 'part-line'], [s < 0 ? 'shade-from-left' : 'shade-from-right']);
    if ((o.w ?? 0) > 3)
      pen.path(
        line([s * (halfWidth + 1.4), y0 + 1], [s * (halfWidth + 1.4), y1 - 1]),
        'detail-line',
        'half-line',
      );
    pen.hitArea(outline, true).calloutAt(s * (halfWidth + (o.w ?? 2.6) - 0.5), o.at);
  });
}

function topperTube(view: View, id: string, title: string, s: number, y: number) {
  view.region(id, title, (pen) => {
    const outline = box(s * (halfWidth - 0.6), y - 2.6, s * (halfWidth + 4.4), y + 2.6, 1.6);
    pen.path(outline, 'plastic', 'part-line');
    pen.concentric(s * (halfWidth + 2), y, [1.7, 'fabric', 'edge-line'], [0.6, 'dark-metal']);
    pen.hitArea(outline);
  });
}

/** Parts that stand proud of the side walls; sr is the sign of the road side on the sheet. */
export function proud(view: View, sr: number, aft: boolean) {
  flangeEdge(view, 'slide.main.fascia', 'Living-room slide-out: flange (edge)', sr, 41.5, 133, {
    at: aft ? 112 : 56,
  });
  if (!aft) {
    flangeEdge(view, 'slide.bed.fascia', 'Bedroom slide-out: flange (edge)', sr, 77, 130, { w: 3.8, at: 92 });
    topperTube(view, 'slide.bed.topper', 'Bedroom slide-out: topper (end)', sr, 133);
  } else {
    topperTube(view, 'slide.main.topper', 'Living-room slide-out: topper (end)', sr, 136);
    flangeEdge(view, 'slide.curb.fascia', 'Curb-side slide-out: flange (edge)', -sr, 41.5, 126, { at: 58 });
  }
  proudFittings(view, sr, aft);
}

function proudFittings(view: View, sr: number, aft: boolean) {
  const s = -sr,
    k = aft ? 'aft' : 'fwd';
  view.region(`awning.arm-${k}`, `Awning arm assembly, ${aft ? 'rear' : 'forward'} (edge)`, (pen) => {
    const outline = poly([
      [s * halfWidth, 72.4],
      [s * (halfWidth + 2.6), 72.4, 0.4],
      [s * (halfWidth + 3.4), 76, 1],
      [s * (halfWidth + 3.4), 136, 0.6],
      [s * halfWidth, 137],
    ]);
    pen.layers(outline, ['plastic', 'part-line'], [s < 0 ? 'shade-from-left' : 'shade-from-right']);
    pen.path(line([s * (halfWidth + 2), 78], [s * (halfWidth + 2), 134]), 'detail-line', 'half-line');
    pen.circle(s * (halfWidth + 1.8), 107, 0.6, 'dark-metal', 'detail-line');
    pen.hitArea(outline, true).calloutAt(s * (halfWidth + 2.8), aft ? 127 : 114);
  });
  awningHeadEnd(
    view,
    `awning.head-${k}`,
    `Awning ${aft ? 'idler' : 'motor'} head, ${aft ? 'rear' : 'forward'}`,
    s,
    halfWidth,
    135.4,
  );
  wallEdges(view, sr, aft);
}

function wallEdges(view: View, sr: number, aft: boolean) {
  const s = -sr;
  view.region('door.assist-handle@R', 'Entry assist handle (edge)', (pen) => {
    pen.tube(
      poly(
        [
          [s * halfWidth, 90],
          [s * (halfWidth + 3.4), 90, 1.6],
          [s * (halfWidth + 3.4), 64, 1.6],
          [s * halfWidth, 64],
        ],
        false,
      ),
      1.1,
      'plastic',
    );
    pen.hitArea(box(s * (halfWidth + 4.4), 63, s * halfWidth, 91)).calloutAt(s * (halfWidth + 3.4), 66);
  });
  if (aft)
    view.region('door.patio-frame@L', 'Side patio ramp door, closed (edge)', (pen) => {
      const outline = box(sr * halfWidth, 38.6, sr * (halfWidth + 1.5), 124, 0.5);
      pen.path(outline, 'metal', 'edge-line');
      pen.hitArea(outline).calloutAt(sr * (halfWidth + 1), 50);
    });
}
