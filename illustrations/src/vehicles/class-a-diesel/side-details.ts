import { arc, band, ellipse, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { ladderSide } from '../../parts/ladders.ts';
import { marker } from '../../parts/lamps.ts';
import { wheel } from '../../parts/wheels.ts';
import { AX, B, body, R } from './body.ts';

const hl = poly(corners([1, 38.4, 1, 1.6, 47, 2, 5, 53, 2.4, 21, 51.4, 2, 17.6, 44, 4, 9, 38, 2]));

export function headlamp(v: View) {
  v.region('light.headlamp', 'Headlamp assembly (side)', { part: 'headlamp' }, (r) => {
    r.clip(body, () => {
      r.p(hl, 'gloss');
      r.p(hl.inset(0.7), 'lens');
      r.p(hl.inset(0.7), 'bevel');
      r.c(7.4, 45.4, 3, 'dark-metal', 'edge-line');
      r.c(7.4, 45.4, 3, 'sphere');
      r.c(7.4, 45.4, 1.5, 'detail-line');
      r.p(spline(pairs([11, 49.4, 15, 49, 18.6, 48.4])), { stroke: 'amber-2', width: 1 });
      r.p(hl, 'part-line');
    });
    r.hit(hl);
  });
  v.region('body.front-bumper', 'Front bumper cover', { part: 'bumper' }, (r) => {
    const F = cut.box(B, -1, 12, 23, 31);
    r.p(F, 'shade-2');
    r.p(F, 'shade-from-bottom');
    r.p(spline(pairs([0, 31, 8, 31, 22.8, 30.2])), 'edge-line');
    r.p(spline(pairs([0, 30.3, 8, 30.3, 22.8, 29.5])), 'dark-gleam-2');
    r.p(poly(corners([3, 19, 0.8, 15, 19, 0.8, 13.6, 24, 1.2, 2.4, 24, 1])), 'gloss', 'edge-line');
    r.c(9, 21.5, 1.7, 'lens', 'detail-line');
    r.c(9, 21.5, 1.7, 'sphere');
    r.hit(F);
    r.at(18, 23);
  });
}

export function markers(v: View) {
  const road = v.side === 'road';
  marker(v, 'light.marker-front', 'Side marker, front (amber)', road ? 72 : 108, 51, { w: 4, h: 1.3 });
  marker(v, 'light.marker-mid', 'Side marker / turn, center (amber)', 224, road ? 45.7 : 50.5, {
    w: 4,
    h: 1.1,
    callout: true,
  });
  marker(v, 'light.clearance-front', 'Clearance light, front (amber)', 33, 131.4, { w: 3.4, h: 1.3 });
  marker(v, 'light.clearance-rear', 'Clearance light, rear (red)', 433, 131.6, {
    w: 3.4,
    h: 1.3,
    lens: 'red',
  });
  marker(v, 'light.marker-rear', 'Side marker, rear (red)', 432, 64, { w: 4, h: 1.3, lens: 'red' });
}

export function rearDetails(v: View) {
  v.region('rear.bumper', 'Rear bumper cover', (r) => {
    const F = cut.box(B, 438, 17, 452, 34);
    r.p(F, 'shade-2');
    r.p(spline(pairs([438.6, 34, 446, 34.4, 450.3, 34])), 'edge-line');
    r.hit(F);
  });
  v.region('light.tail', 'Tail-light assembly (side wrap)', { part: 'tail-light' }, (r) => {
    const F = poly(corners([449.9, 52, 0, 449, 78, 0, 445, 77, 2, 443.6, 66, 3, 445.4, 53, 2]));
    r.p(F, 'gloss');
    r.p(F.inset(0.6), 'red');
    r.p(F.inset(0.6), 'bevel');
    r.p(F, 'edge-line');
    r.hit(F);
  });
  ladderSide(v, 'rear.ladder', 'Roof ladder', { rear: 447.4, y0: 58, roof: 139.4, off: 5, hook: 18 });
  v.region('rear.camera', 'Rear-view camera', (r) => {
    const F = poly(corners([446.6, 120, 0, 450.6, 120.4, 0.6, 450.8, 123, 0.6, 446.2, 124.6, 0]));
    r.p(F, 'gloss', 'edge-line');
    r.hit(rect(446, 119.6, 451.4, 125));
  });
}

export function wheels(v: View) {
  for (const k of ['front', 'rear'] as const) wheelAt(v, k);
}

function wheelAt(v: View, k: 'front' | 'rear') {
  const x = AX[k],
    op = cut.above(ellipse(x, R, 24.6), 13.4);
  const a0 = -15.4,
    arcO = arc(x, R, 27, a0 + 1.4, 180 - a0 - 1.4);
  v.region(`run.wheel-well-${k}`, `Wheel-well liner, ${k}`, { part: 'wheel-well', callout: false }, (r) => {
    r.p(op, 'void');
    r.p(arc(x, R, 23, 0, 180), 'dark-gleam-1');
    r.hit(op);
    r.at(x, R + 22.3);
  });
  wheel(v, `run.wheel-${k}`, k === 'rear' ? 'Rear wheels & tires (dual)' : 'Front wheel & tire', x, R, R, {
    rim: 12.2,
    style: k === 'rear' ? 'dual' : 'alcoa',
    shadeTop: 26,
  });
  v.region(`body.fender-${k}`, `Wheel-opening flare, ${k}`, { part: 'fender-flare', cat: 'body' }, (r) => {
    const ring = joined(arcO, arc(x, R, 24.4, 180 - a0, a0));
    r.p(ring, 'accent-2');
    r.p(ring, 'shade-2');
    r.p(arc(x, R, 25.9, 20, 160), 'dark-gleam-2');
    r.p(ring, 'part-line');
    r.hit(ring, true);
    r.at(x + 17.6, R + 18.8);
  });
}

/** One outline that runs along the first curve and back along the second. */
function joined(out: Shape, back: Shape): Shape {
  const [, ...rest] = back.segments;
  const [x, y] = back.pts()[0] ?? [0, 0];
  return new Shape([...out.segments, ['L', x, y], ...rest]).Z();
}

export function mirror(v: View) {
  v.region('body.mirror', `Exterior mirror, ${v.side} side`, { part: 'mirror' }, (r) => {
    const arm = pairs([17, 118, 9, 118.6, 3, 114, 0.4, 104, 0, 99]);
    r.tube(spline(arm), 1.9, 'gloss-2');
    const H = poly(corners([-4.6, 78, 2.2, -5.4, 97, 3.4, 3.4, 99.4, 3.2, 4.4, 80, 3]));
    r.p(H, 'accent-2');
    r.p(H, 'bevel');
    r.p(H, 'overlap-line');
    r.p(H.inset(1.1), 'dark-gleam-1');
    r.p(band(pairs([-3.2, 82, -3.6, 90, -2.6, 96]), 0, 0, 0.9), 'light-3');
    r.p(line([-4.8, 84.6], [4, 85.6]), 'dark-gleam-1');
    r.hit(H.add(band(arm, 3, 3, 3)));
    r.at(-1, 90);
  });
}

export function wiper(v: View) {
  v.region('body.wiper', 'Windshield wiper', { part: 'wiper' }, (r) => {
    r.p(poly(corners([8.6, 64.6, 1, 5, 68, 1, 8.6, 88, 1]), false), 'overlap-line');
    r.p(line([6, 70], [10, 98]), { stroke: 'frame', width: 0.9 });
    r.hit(poly(pairs([4, 63.6, 9.6, 63.6, 11.4, 98, 7.6, 98])));
    r.at(8.4, 84);
  });
}
