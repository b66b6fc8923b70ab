import { box, line, poly } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { halfWidth } from './end-shapes.ts';

function flangeEdge(
  v: View,
  id: string,
  title: string,
  s: number,
  y0: number,
  y1: number,
  o: { readonly w?: number; readonly at: number },
) {
  v.region(id, title, { part: 'slide-fascia', cat: 'slide' }, (r) => {
    const F = box(s * (halfWidth - 1), y0, s * (halfWidth + (o.w ?? 2.6)), y1, 0.8);
    r.p(F, 'plastic', 'part-line');
    r.p(F, s < 0 ? 'shade-from-left' : 'shade-from-right');
    if ((o.w ?? 0) > 3)
      r.p(line([s * (halfWidth + 1.4), y0 + 1], [s * (halfWidth + 1.4), y1 - 1]), 'detail-line', 'half-line');
    r.hit(F, true);
    r.at(s * (halfWidth + (o.w ?? 2.6) - 0.5), o.at);
  });
}

function topperTube(v: View, id: string, title: string, s: number, y: number) {
  v.region(id, title, { part: 'slide-topper', cat: 'slide' }, (r) => {
    const F = box(s * (halfWidth - 0.6), y - 2.6, s * (halfWidth + 4.4), y + 2.6, 1.6);
    r.p(F, 'plastic', 'part-line');
    r.c(s * (halfWidth + 2), y, 1.7, 'fabric', 'edge-line');
    r.c(s * (halfWidth + 2), y, 0.6, 'dark-metal');
    r.hit(F);
  });
}

/** Parts that stand proud of the side walls; sr is the sign of the road side on the sheet. */
export function proud(v: View, sr: number, aft: boolean) {
  flangeEdge(v, 'slide.main.fascia', 'Living-room slide-out: flange (edge)', sr, 41.5, 133, {
    at: aft ? 112 : 56,
  });
  if (!aft) {
    flangeEdge(v, 'slide.bed.fascia', 'Bedroom slide-out: flange (edge)', sr, 77, 130, { w: 3.8, at: 92 });
    topperTube(v, 'slide.bed.topper', 'Bedroom slide-out: topper (end)', sr, 133);
  } else {
    topperTube(v, 'slide.main.topper', 'Living-room slide-out: topper (end)', sr, 136);
    flangeEdge(v, 'slide.curb.fascia', 'Curb-side slide-out: flange (edge)', -sr, 41.5, 126, { at: 58 });
  }
  proudFittings(v, sr, aft);
}

function proudFittings(v: View, sr: number, aft: boolean) {
  const s = -sr,
    k = aft ? 'aft' : 'fwd';
  v.region(
    `awning.arm-${k}`,
    `Awning arm assembly, ${aft ? 'rear' : 'forward'} (edge)`,
    { part: 'awning-arm', cat: 'awning' },
    (r) => {
      const F = poly([
        [s * halfWidth, 72.4],
        [s * (halfWidth + 2.6), 72.4, 0.4],
        [s * (halfWidth + 3.4), 76, 1],
        [s * (halfWidth + 3.4), 136, 0.6],
        [s * halfWidth, 137],
      ]);
      r.p(F, 'plastic', 'part-line');
      r.p(F, s < 0 ? 'shade-from-left' : 'shade-from-right');
      r.p(line([s * (halfWidth + 2), 78], [s * (halfWidth + 2), 134]), 'detail-line', 'half-line');
      r.c(s * (halfWidth + 1.8), 107, 0.6, 'dark-metal', 'detail-line');
      r.hit(F, true);
      r.at(s * (halfWidth + 2.8), aft ? 127 : 114);
    },
  );
  v.region(
    `awning.head-${k}`,
    `Awning ${aft ? 'idler' : 'motor'} head, ${aft ? 'rear' : 'forward'}`,
    { part: 'awning-head', cat: 'awning' },
    (r) => {
      const F = poly([
        [s * (halfWidth - 1), 135.4, 1],
        [s * (halfWidth + 4.6), 135.4, 2.4],
        [s * (halfWidth + 6.2), 139, 2.6],
        [s * (halfWidth + 4), 142.8, 2],
        [s * (halfWidth - 1), 142.8, 0.6],
      ]);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'diagonal-bevel');
      r.c(s * (halfWidth + 2.7), 139.1, 2.2, 'fabric', 'edge-line');
      r.c(s * (halfWidth + 2.7), 139.1, 2.2, 'sphere');
      r.c(s * (halfWidth + 2.7), 139.1, 0.7, 'dark-metal', 'detail-line');
      r.hit(F);
    },
  );
  wallEdges(v, sr, aft);
}

function wallEdges(v: View, sr: number, aft: boolean) {
  const s = -sr;
  v.region('door.assist-handle@R', 'Entry assist handle (edge)', (r) => {
    r.tube(
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
    r.hit(box(s * (halfWidth + 4.4), 63, s * halfWidth, 91));
    r.at(s * (halfWidth + 3.4), 66);
  });
  if (aft)
    v.region(
      'door.patio-frame@L',
      'Side patio ramp door, closed (edge)',
      { part: 'patio-ramp', cat: 'door' },
      (r) => {
        const F = box(sr * halfWidth, 38.6, sr * (halfWidth + 1.5), 124, 0.5);
        r.p(F, 'metal', 'edge-line');
        r.hit(F);
        r.at(sr * (halfWidth + 1), 50);
      },
    );
}
