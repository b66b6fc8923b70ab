import { arc, band, cornered, ellipse, line, poly, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cameraProfile } from '../../../parts/walls/cameras.ts';
import { ladderSide } from '../../../parts/walls/ladders.ts';
import { marker, redMarker } from '../../../parts/walls/lamps.ts';
import { wheel } from '../../../parts/running/wheels.ts';
import { AX, B, body, R } from '../body.ts';

const hl = cornered([1, 38.4, 1, 1.6, 47, 2, 5, 53, 2.4, 21, 51.4, 2, 17.6, 44, 4, 9, 38, 2]);

export function headlamp(view: View) {
  view.region('light.headlamp', 'Headlamp assembly (side)', (pen) => {
    pen.within(body, () => {
      pen.path(hl, 'gloss');
      pen.layers(hl.inset(0.7), ['lens'], ['bevel']);
      pen.concentric(7.4, 45.4, [3, 'dark-metal', 'edge-line'], [3, 'sphere'], [1.5, 'detail-line']);
      pen.path(spline([11, 49.4, 15, 49, 18.6, 48.4]), { stroke: 'amber-2', width: 1 });
      pen.path(hl, 'part-line');
    });
    pen.hitArea(hl);
  });
  view.region('body.front-bumper', 'Front bumper cover', (pen) => {
    const outline = cut.box(B, -1, 12, 23, 31);
    pen.layers(outline, ['shade-2'], ['shade-from-bottom']);
    pen.path(spline([0, 31, 8, 31, 22.8, 30.2]), 'edge-line');
    pen.path(spline([0, 30.3, 8, 30.3, 22.8, 29.5]), 'dark-gleam-2');
    pen.path(cornered([3, 19, 0.8, 15, 19, 0.8, 13.6, 24, 1.2, 2.4, 24, 1]), 'gloss', 'edge-line');
    pen.concentric(9, 21.5, [1.7, 'lens', 'detail-line'], [1.7, 'sphere']);
    pen.hitArea(outline).calloutAt(18, 23);
  });
}

export function markers(view: View) {
  const road = view.side === 'road';
  marker(view, 'light.marker-front', 'Side marker, front (amber)', [road ? 72 : 108, 51], [4, 1.3]);
  marker(
    view,
    'light.marker-mid',
    'Side marker / turn, center (amber)',
    [224, road ? 45.7 : 50.5],
    [4, 1.1],
    { callout: true },
  );
  marker(view, 'light.clearance-front', 'Clearance light, front (amber)', [33, 131.4], [3.4, 1.3]);
  redMarker(view, 'light.clearance-rear', 'Clearance light, rear (red)', [433, 131.6], [3.4, 1.3]);
  redMarker(view, 'light.marker-rear', 'Side marker, rear (red)', [432, 64], [4, 1.3]);
}

export function rearDetails(view: View) {
  view.region('rear.bumper', 'Rear bumper cover', (pen) => {
    const outline = cut.box(B, 438, 17, 452, 34);
    pen.path(outline, 'shade-2');
    pen.path(spline([438.6, 34, 446, 34.4, 450.3, 34]), 'edge-line');
    pen.hitArea(outline);
  });
  view.region('light.tail', 'Tail-light assembly (side wrap)', (pen) => {
    const outline = cornered([449.9, 52, 0, 449, 78, 0, 445, 77, 2, 443.6, 66, 3, 445.4, 53, 2]);
    pen.path(outline, 'gloss');
    pen.layers(outline.inset(0.6), ['red'], ['bevel']);
    pen.path(outline, 'edge-line');
    pen.hitArea(outline);
  });
  ladderSide(view, 'rear.ladder', 'Roof ladder', { rear: 447.4, y0: 58, roof: 139.4, off: 5, hook: 18 });
  cameraProfile(
    view,
    'Rear-view camera',
    [446.6, 120, 450.6, 120.4, 450.8, 123, 446.2, 124.6],
    [446, 119.6, 451.4, 125],
  );
}

export function wheels(view: View) {
  for (const k of ['front', 'rear'] as const) wheelAt(view, k);
}

function wheelAt(view: View, k: 'front' | 'rear') {
  const x = AX[k],
    op = cut.above(ellipse(x, R, 24.6), 13.4);
  const a0 = -15.4,
    arcO = arc(x, R, 27, a0 + 1.4, 180 - a0 - 1.4);
  view.region(`run.wheel-well-${k}`, `Wheel-well liner, ${k}`, { callout: false }, (pen) => {
    pen.path(op, 'void');
    pen.path(arc(x, R, 23, 0, 180), 'dark-gleam-1');
    pen.hitArea(op).calloutAt(x, R + 22.3);
  });
  wheel(view, `run.wheel-${k}`, k === 'rear' ? 'Rear wheels & tires (dual)' : 'Front wheel & tire', x, R, R, {
    rim: 12.2,
    style: k === 'rear' ? 'dual' : 'alcoa',
    shadeTop: 26,
  });
  view.region(`body.fender-${k}`, `Wheel-opening flare, ${k}`, (pen) => {
    const ring = joined(arcO, arc(x, R, 24.4, 180 - a0, a0));
    pen.layers(ring, ['accent-2'], ['shade-2']);
    pen.path(arc(x, R, 25.9, 20, 160), 'dark-gleam-2');
    pen.path(ring, 'part-line');
    pen.hitArea(ring, true).calloutAt(x + 17.6, R + 18.8);
  });
}

/** One outline that runs along the first curve and back along the second. */
function joined(out: Shape, back: Shape): Shape {
  const [, ...rest] = back.segments;
  const [x, y] = back.pts()[0] ?? [0, 0];
  return new Shape([...out.segments, ['L', x, y], ...rest]).Z();
}

export function mirror(view: View) {
  view.region('body.mirror', `Exterior mirror, ${view.side} side`, (pen) => {
    const arm = pairs([17, 118, 9, 118.6, 3, 114, 0.4, 104, 0, 99]);
    pen.tube(spline(arm), 1.9, 'gloss-2');
    const H = cornered([-4.6, 78, 2.2, -5.4, 97, 3.4, 3.4, 99.4, 3.2, 4.4, 80, 3]);
    pen.layers(H, ['accent-2'], ['bevel'], ['overlap-line']);
    pen.path(H.inset(1.1), 'dark-gleam-1');
    pen.path(band([-3.2, 82, -3.6, 90, -2.6, 96], 0, 0, 0.9), 'light-3');
    pen.path(line([-4.8, 84.6], [4, 85.6]), 'dark-gleam-1');
    pen.hitArea(H.add(band(arm, 3, 3, 3))).calloutAt(-1, 90);
  });
}

export function wiper(view: View) {
  view.region('body.wiper', 'Windshield wiper', (pen) => {
    pen.path(cornered([8.6, 64.6, 1, 5, 68, 1, 8.6, 88, 1], false), 'overlap-line');
    pen.path(line([6, 70], [10, 98]), { stroke: 'frame', width: 0.9 });
    pen.hitArea(poly([4, 63.6, 9.6, 63.6, 11.4, 98, 7.6, 98])).calloutAt(8.4, 84);
  });
}
