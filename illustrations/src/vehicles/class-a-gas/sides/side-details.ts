import { band, cornered, line, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cameraProfile } from '../../../parts/walls/cameras.ts';
import { ladderSide } from '../../../parts/walls/ladders.ts';
import { marker, redMarker } from '../../../parts/walls/lamps.ts';
import { rimWheel, roundFlare, roundWell } from '../../../parts/running/rims.ts';
import { AX, B, body, R } from '../body.ts';

const hl = cornered([
  2.2, 38.4, 1, 2.6, 45, 2, 5.4, 51.4, 2.2, 17, 53.4, 2.4, 20.4, 51, 2, 14.4, 42, 4, 9.4, 38, 1.6,
]);

export function headlamp(view: View) {
  view.region('light.headlamp', 'Headlamp & turn signal (side)', (pen) => {
    pen.within(body, () => {
      pen.path(hl, 'gloss');
      const I = hl.inset(0.7);
      pen.layers(I, ['lens'], ['bevel']);
      pen.concentric(7, 44.6, [3.1, 'dark-metal', 'edge-line'], [3.1, 'sphere'], [1.6, 'detail-line']);
      pen.path(
        cornered([12.4, 46, 1, 13.4, 51.6, 1, 19, 51.4, 1.4, 14.6, 44.6, 2]),
        'light-amber',
        'detail-line',
      );
      pen.path(I, 'detail-line');
      pen.path(hl, 'part-line');
    });
    pen.hitArea(hl);
  });
}

export function markers(view: View) {
  const road = view.side === 'road';
  marker(view, 'light.marker-front', 'Side marker, front (amber)', [road ? 66 : 63.4, 46.8], [3.6, 1.2]);
  if (road) marker(view, 'light.marker-mid', 'Side marker, center (amber)', [166.2, 17.9], [3.4, 1.1]);
  marker(view, 'light.clearance-front', 'Clearance light, front (amber)', [35, 129.6], [3.4, 1.3]);
  redMarker(view, 'light.clearance-rear', 'Clearance light, rear (red)', [391, 129], [3.4, 1.3]);
  redMarker(view, 'light.marker-rear', 'Side marker, rear (red)', [391, 47.4], [3.6, 1.3]);
}

export function rearDetails(view: View) {
  view.region('rear.bumper', 'Rear bumper cover', (pen) => {
    const outline = cut.box(B, 396.4, 18, 409.6, 33);
    pen.layers(outline, ['skirt'], ['shade-2'], ['shade-from-bottom']);
    pen.path(line([396.6, 33], [408.4, 33]), 'edge-line');
    pen.path(line([396.8, 32.3], [408.2, 32.3]), 'gleam-1');
    pen.hitArea(outline).calloutAt(402, 26);
  });
  view.region('light.tail', 'Tail-light assembly (side wrap)', (pen) => {
    const outline = cornered([408, 46, 0, 407.6, 66, 0.6, 404.6, 65.4, 1.4, 403.8, 56, 2, 404.8, 46.4, 1.4]);
    pen.path(outline, 'gloss');
    pen.layers(outline.inset(0.5), ['red'], ['bevel']);
    pen.path(outline, 'edge-line');
    pen.hitArea(outline, true).calloutAt(406, 56);
  });
  ladderSide(view, 'rear.ladder', 'Roof ladder', { rear: 407, y0: 44, roof: 138, off: 5, hook: 18 });
  cameraProfile(
    view,
    'Rear-view camera',
    [406.4, 119, 410, 119.4, 410.2, 122, 406, 123.4],
    [405.6, 118.6, 410.8, 124],
  );
}

export function wheels(view: View) {
  for (const k of ['front', 'rear'] as const) {
    const x = AX[k],
      rear = k === 'rear';
    roundWell(view, `run.wheel-well-${k}`, `Wheel-well liner, ${k}`, x, R + 0.4, 22.8, 15.6);
    rimWheel(view, `run.wheel-${k}`, rear ? 'Rear wheels & tires (dual)' : 'Front wheel & tire', x, R, R, {
      rim: 11.4,
      rear,
      shadeTop: 25,
    });
    roundFlare(view, `body.fender-${k}`, `Wheel-opening flare, ${k}`, x, R + 0.4, 22.6, 25.4, 15.8, {
      paint: 'skirt',
      over: 'shade-2',
      gleam: 'gleam-2',
      lip: ['detail-line', 'half-line'],
      ang: rear ? 50 : 44,
    });
  }
}

export function mirror(view: View) {
  view.region('body.mirror', `Exterior mirror, ${view.side} side`, (pen) => {
    const arm = pairs([23, 66.6, 14, 64.4, 6, 66, 1.6, 71, 0.4, 77]);
    pen.path(rect(20.4, 64, 25, 69.2, 1), 'gloss', 'edge-line');
    pen.tube(spline(arm), 1.8, 'gloss-2');
    const H = cornered([-4.4, 75, 2.4, -5, 95, 3, 3, 97, 3, 4, 76.6, 2.8]);
    pen.layers(H, ['gloss'], ['bevel', { opacity: 0.45 }], ['overlap-line']);
    pen.path(H.inset(1), 'dark-gleam-1');
    pen.path(line([-4.6, 82.4], [3.6, 83.4]), 'dark-gleam-1');
    pen.path(band([-3, 80, -3.4, 87, -2.8, 93], 0, 0, 0.8), 'light-2');
    pen.hitArea(H.add(band(arm, 3.2, 3.2, 3.2)).add(rect(20.4, 64, 25, 69.2))).calloutAt(-0.6, 89);
  });
}

export function wiper(view: View) {
  view.region('body.wiper', 'Windshield wiper', { shared: true }, (pen) => {
    pen.path(cornered([10, 62.4, 0, 7.6, 66, 1, 10.4, 84, 0], false), 'overlap-line');
    pen.path(line([8.6, 68], [12, 94]), { stroke: 'frame', width: 0.9 });
    pen.hitArea(poly([6.4, 61.4, 11, 61.4, 13.4, 94, 9.8, 94])).calloutAt(10.2, 80);
  });
}
