import { band, cornered, fromPts, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import { clipConvex, cut } from '../../../kit/geometry/cuts.ts';
import { pairs, type Point, type Vert } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { rimAlloy, rimWheel, roundFlare, roundWell } from '../../../parts/running/rims.ts';
import { axles, edge, tireRadius } from './side-shapes.ts';

export function sideTail(view: View) {
  rearBumper(view);
  doorRear(view);
  lightTail(view);
  rearLadder(view);
  rearCamera(view);
  runWheelWell(view);
  cabWiper(view);
  cabMirror(view);
}

function rearBumper(view: View) {
  view.region('rear.bumper', 'Rear bumper & step pad', (pen) => {
    const outline = clipConvex(
      cut.box(edge, 260, 12, 291, 30.4),
      poly([271.4, 33, 292, 33, 292, 10, 266, 10, 266.6, 17]),
    );
    pen.layers(outline, ['gloss'], ['bevel', { opacity: 0.35 }]);
    pen.within(outline, () => {
      pen.path(rect(280, 12, 291, 33), view.rearShade);
      pen.path(spline([266, 26.4, 280, 26.8, 291, 26.2]), 'dark-gleam-2');
      pen.path(spline([266, 20.6, 280, 20.8, 291, 20.6]), 'dark-gleam-1');
      pen.path(rect(272, 29.4, 291, 30.4), 'light-1');
    });
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(276, 23);
  });
}

function doorRear(view: View) {
  view.region('door.rear', 'Rear barn door (edge & hinge)', (pen) => {
    const outline = fromPts([
      [286.4, 33.6],
      [287.7, 33.6],
      ...edge.filter((p) => p[0] > 284 && p[1] > 33.6 && p[1] < 91).toSorted((a, b) => a[1] - b[1]),
      [285.8, 91],
      [284.2, 91],
      [286, 72],
    ]);
    pen.layers(outline, ['body'], ['shade-2'], ['edge-line']);
    for (const y of [37.6, 74, 87]) {
      const x = y > 80 ? 285 : y > 70 ? 286 : 287;
      pen.path(rect(x - 0.6, y - 1.7, x + 1.4, y + 1.7, 0.5), 'gloss', 'edge-line');
    }
    pen.hitArea(outline, true).calloutAt(286, 80.6);
  });
}

function lightTail(view: View) {
  view.region('light.tail', 'Tail-light assembly (side wrap)', (pen) => {
    const outline = cornered([287.8, 40, 0.6, 288, 58, 0.6, 286.8, 70, 1, 283, 69.4, 1.6, 282.8, 41, 1.6]);
    pen.path(outline, 'gloss');
    const I = outline.inset(0.5);
    pen.within(I, () => {
      pen.path(I, 'red');
      pen.path(rect(282, 47, 289, 52), 'amber');
      pen.path(rect(282, 40, 289, 46.6), 'lens');
      pen.path(I, 'bevel');
      for (let y = 42; y < 70; y += 1.5) pen.path(line([282, y], [289, y]), 'dark-gleam-1');
    });
    pen.path(outline, 'edge-line');
    pen.hitArea(outline, true).calloutAt(284.6, 61);
  });
}

function rearLadder(view: View) {
  view.region('rear.ladder', 'Rear-door ladder', (pen) => {
    const P: Vert[] = pairs([291.6, 40, 291.8, 56, 291, 76, 289, 94, 286.4, 104, 281.6, 110.4, 274, 111.4]);
    for (const [a, b, y] of [
      [288, 291.6, 46],
      [287.4, 291.4, 68],
      [286.2, 289.6, 89],
    ] as const) {
      pen.tube(line([a - 0.6, y], [b, y]), 0.7);
      pen.path(rect(a - 0.9, y - 1, a + 0.1, y + 1, 0.3), 'metal', 'detail-line');
    }
    pen.tube(spline(P), 1);
    pen.path(rect(291, 38.8, 292.4, 41, 0.4), 'rubber', 'detail-line');
    pen.hitArea(
      fromPts([
        ...P.map(([x, y]): Point => [x + 1.2, y + (x < 283 ? 1.2 : 0)]),
        ...P.map(([x, y]): Point => [x - 1.2, y - (x < 283 ? 1.4 : 0)]).toReversed(),
      ]),
    );
    pen.calloutAt(291.6, 58);
  });
}

function rearCamera(view: View) {
  view.region('rear.camera', 'Rear-view camera', (pen) => {
    const outline = cornered([283.8, 102, 0, 287.4, 101.6, 0.5, 287.4, 103.6, 0.5, 283, 105, 0]);
    pen.path(outline, 'gloss', 'edge-line');
    pen.hitArea(rect(283, 100.8, 288, 105.4)).calloutAt(286.4, 102.8);
  });
}

function runWheelWell(view: View) {
  for (const [k, x] of [
    ['front', axles[0]],
    ['rear', axles[1]],
  ] as const) {
    roundWell(view, `run.wheel-well-${k}`, `Wheel-well liner, ${k}`, x, tireRadius + 0.4, 17.6, 12.8);
    rimWheel(
      view,
      `run.wheel-${k}`,
      k === 'rear' ? 'Rear wheel & tire' : 'Front wheel & tire',
      x,
      tireRadius,
      tireRadius,
      { rim: 9.2, art: rimAlloy, shadeTop: 19 },
    );
    roundFlare(view, `body.fender-${k}`, `Wheel-arch molding, ${k}`, x, tireRadius + 0.4, 17.4, 19.6, 13, {
      paint: 'gloss',
      ang: k === 'rear' ? 60 : 62,
    });
  }
}

function cabWiper(view: View) {
  view.region('cab.wiper', 'Windshield wiper', { shared: true }, (pen) => {
    pen.path(cornered([39.6, 56.2, 0, 42.6, 60, 0.8, 50.4, 70.6, 0], false), 'overlap-line');
    pen.path(line([44, 61.4], [54.4, 74.4]), { stroke: 'frame', width: 0.8 });
    pen.hitArea(poly([38.6, 55.4, 41.6, 55.4, 55.6, 74, 53.6, 75.4, 42, 61.6])).calloutAt(46.4, 65.4);
  });
}

function cabMirror(view: View) {
  const road = view.side === 'road';
  view.region('cab.mirror', `Exterior mirror, ${road ? 'road' : 'curb'} side`, (pen) => {
    const arm: Vert[] = pairs([61, 57.6, 57, 57, 54, 58.4]);
    pen.path(cornered([56, 55.2, 0.8, 63.4, 55.4, 1, 61.6, 59.4, 0.8, 57, 59.6, 1]), 'gloss', 'edge-line');
    pen.tube(spline(arm), 1.8, 'gloss-2');
    const H = cornered([48.6, 57.8, 2.2, 49.4, 71.4, 3, 56.6, 73, 2.6, 57.6, 59, 2.4]);
    pen.layers(H, ['gloss'], ['bevel', { opacity: 0.45 }], ['overlap-line']);
    pen.path(H.inset(0.9), 'dark-gleam-1');
    pen.path(line([49, 62.6], [57.4, 63.4]), 'dark-gleam-1');
    pen.path(rect(52, 59.4, 56.2, 60.4, 0.4), 'light-amber', 'detail-line');
    pen.path(band([50.4, 61, 50.6, 66.4, 51.4, 70.6], 0, 0, 0.7), 'light-2');
    pen.hitArea(H.add(poly([56, 55, 63.6, 55.2, 61.8, 59.6, 56, 60.4]))).calloutAt(53, 67);
  });
}
