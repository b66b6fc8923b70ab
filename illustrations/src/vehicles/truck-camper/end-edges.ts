import { box, line, poly } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { halfWidth } from './end-shapes.ts';

/** Parts that stand proud of the side walls; sr is the sign of the road side on the sheet. */
export function proud(v: View, sr: number, aft: boolean) {
  v.region(
    'slide.dinette.fascia',
    'Dinette slide-out: flange (edge)',
    { part: 'slide-fascia', cat: 'slide' },
    (r) => {
      const F = box(sr * (halfWidth - 1), 64, sr * (halfWidth + 2.6), 123, 0.8);
      r.p(F, 'plastic', 'part-line');
      r.p(F, sr < 0 ? 'shade-from-left' : 'shade-from-right');
      r.hit(F, true);
      r.at(sr * (halfWidth + 2.1), 112);
    },
  );
  v.region(
    'slide.dinette.topper',
    'Dinette slide-out: topper (end)',
    { part: 'slide-topper', cat: 'slide' },
    (r) => {
      const F = box(sr * (halfWidth - 0.6), 123.4, sr * (halfWidth + 4.4), 128.6, 1.6);
      r.p(F, 'plastic', 'part-line');
      r.c(sr * (halfWidth + 2), 126, 1.7, 'fabric', 'edge-line');
      r.c(sr * (halfWidth + 2), 126, 0.6, 'dark-metal');
      r.hit(F);
    },
  );
  proudAwning(v, -sr, aft);
}

function proudAwning(v: View, s: number, aft: boolean) {
  const k = aft ? 'aft' : 'fwd';
  v.region(
    `awning.arm-${k}`,
    `Awning arm assembly, ${aft ? 'rear' : 'forward'} (edge)`,
    { part: 'awning-arm', cat: 'awning' },
    (r) => {
      const F = poly([
        [s * (halfWidth - 0.4), 86.4],
        [s * (halfWidth + 2.6), 86.4, 0.4],
        [s * (halfWidth + 3.4), 90, 1],
        [s * (halfWidth + 3.4), 126, 0.6],
        [s * (halfWidth - 0.4), 127],
      ]);
      r.p(F, 'plastic', 'part-line');
      r.p(F, s < 0 ? 'shade-from-left' : 'shade-from-right');
      r.p(line([s * (halfWidth + 2), 91], [s * (halfWidth + 2), 124]), 'detail-line', 'half-line');
      r.c(s * (halfWidth + 1.8), 108, 0.6, 'dark-metal', 'detail-line');
      r.hit(F, true);
      r.at(s * (halfWidth + 2.6), 114);
    },
  );
  v.region(
    `awning.head-${k}`,
    `Awning ${aft ? 'idler' : 'motor'} head, ${aft ? 'rear' : 'forward'}`,
    { part: 'awning-head', cat: 'awning' },
    (r) => {
      const F = poly([
        [s * (halfWidth - 1), 125.2, 1],
        [s * (halfWidth + 4.6), 125.2, 2.4],
        [s * (halfWidth + 6.2), 128.8, 2.6],
        [s * (halfWidth + 4), 132.6, 2],
        [s * (halfWidth - 1), 132.6, 0.6],
      ]);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'diagonal-bevel');
      r.c(s * (halfWidth + 2.7), 128.9, 2.2, 'fabric', 'edge-line');
      r.c(s * (halfWidth + 2.7), 128.9, 2.2, 'sphere');
      r.c(s * (halfWidth + 2.7), 128.9, 0.7, 'dark-metal', 'detail-line');
      r.hit(F);
    },
  );
}
