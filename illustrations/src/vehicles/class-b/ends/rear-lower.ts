import { drawn, ellipse, line, rect, Shape, spline } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { ladderFace } from '../../../parts/walls/ladders.ts';
import { lamp } from '../../../parts/walls/lamps.ts';
import { sideBox } from '../../../parts/layout/mirrored.ts';
import { tailpipe, trailerSocket } from '../../../parts/walls/rear-fittings.ts';

export function rearLower(view: View) {
  rearBumper(view);
  bothFromRear((s, k) =>
    lamp(view, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 33, 22.4, 7, 2.2, 'red', {
      r: 0.7,
      callout: s > 0,
    }),
  );
  rearParkSensor(view);
  ladderFace(view, 'rear.ladder', 'Rear-door ladder', { x0: 12.6, x1: 23.4, y0: 40, y1: 111.4, n: 6 });
  rearHitch(view);
  trailerSocket(view, 17, 14.6, 1.7, 1);
  tailpipe(view, 24, 10.2, 1.7, 1.15);
  rearMudFlap(view);
}

function rearBumper(view: View) {
  view.region('rear.bumper', 'Rear bumper & step pad', (pen) => {
    const outline = drawn(`
      M -37 17 C -39.4 17.2 -40.4 18.6 -40.6 21 L -40.8 28 C -40.8 30.6 -39.4 31.4 -36 31.4 L 36 31.4
      C 39.4 31.4 40.8 30.6 40.8 28 L 40.6 21 C 40.4 18.6 39.4 17.2 37 17 C 20 16 -20 16 -37 17 Z
    `);
    pen.shadow(outline, 0, 0.8, 2);
    pen.layers(outline, ['gloss'], ['bevel', { opacity: 0.4 }]);
    pen.within(outline, () => {
      pen.path(rect(-41, 16, -28, 32), 'shade-from-left');
      pen.path(rect(28, 16, 41, 32), 'shade-from-right');
    });
    const S = rect(-22, 27.6, 22, 31.4, [1, 1, 0.6, 0.6]);
    pen.path(S, 'rubber', 'edge-line');
    let q = new Shape();
    for (let x = -20; x <= 20; x += 1.6) q = q.add(line([x, 28.6], [x, 30.6]));
    pen.path(q, 'dark-gleam-2');
    pen.path(spline([-40.4, 26.4, -24, 25.6, 24, 25.6, 40.4, 26.4]), 'dark-gleam-2');
    pen.path(outline, 'overlap-line');
    pen.hitArea(outline).calloutAt(-14, 22);
  });
}

function rearParkSensor(view: View) {
  [-24, -12, 12, 24].forEach((x, i) =>
    view.region(`rear.park-sensor-${i + 1}`, `Park sensor ${i + 1}`, { callout: i === 3 }, (pen) => {
      pen.concentric(x, 24, [0.85, 'rubber', 'detail-line'], [0.85, 'dark-gleam-1']);
      pen.hitArea(ellipse(x, 24, 1.6));
    }),
  );
}

function rearHitch(view: View) {
  view.region('rear.hitch', 'Receiver hitch', (pen) => {
    pen.path(rect(-14, 14.2, 14, 16.8), 'dark-underbody', 'edge-line');
    const outline = rect(-3.2, 11.6, 3.2, 16.8, 0.5);
    pen.path(outline, 'dark-underbody', 'part-line');
    pen.path(rect(-1.6, 12.6, 1.6, 15.6, 0.2), 'void', 'dark-gleam-1');
    for (const x of [-6, 6]) pen.circle(x, 14, 0.8, 'dark-metal', 'detail-line');
    pen.hitArea(rect(-14, 11.4, 14, 17)).calloutAt(9.6, 15.4);
  });
}

function rearMudFlap(view: View) {
  bothFromRear((s, k) =>
    view.region(`rear.mud-flap-${k}`, `Rear mud flap, ${k} side`, { callout: s < 0 }, (pen) => {
      const outline = sideBox(s, 28.4, 5, 38.4, 16.6, 0.6);
      pen.layers(outline, ['rubber', 'part-line'], ['shade-from-top']);
      pen.path(outline.inset(0.7), 'dark-gleam-1');
      pen.hitArea(outline).calloutAt(s * 33, 10);
    }),
  );
}
