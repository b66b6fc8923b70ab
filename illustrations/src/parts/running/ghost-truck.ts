import {
  arc,
  cornered,
  drawn,
  ellipse,
  line,
  poly,
  rect,
  type Shape,
  spline,
} from '../../kit/geometry/shapes.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import type { Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';

/** Ghost line: outline without fill. */
export const ghost = (pen: Pen, s: Shape, paint: PaintName = 'edge-line') =>
  pen.path(s, paint, { stroke: 'line-soft', strokeOpacity: 0.5 });

const axles: Point = [-47, 129];
const tire = 16.4;

/** Ghost pickup, side: crew cab, 8-ft bed. s in camper stations (bed front at 85, tail at 184). */
export function ghostTruckSide(view: View, part: 'cab' | 'bed') {
  view.decoration((pen) => {
    const g = (s: Shape) => ghost(pen, s);
    if (part === 'cab') ghostCab(g);
    else ghostBed(g);
  });
}

function ghostCab(g: (s: Shape) => void) {
  // body outline: front bumper → hood → windshield → roof → back of cab → rocker
  g(
    drawn(`
      M -63 22 L -72 21 C -75 21 -76 22 -76.6 24 L -85 24 C -87 24 -87.6 25.4 -87.6 27 L -87.6 34
      C -87.6 36 -86.6 37 -84.6 37 L -84 50 C -83.6 54 -81.4 56 -77 57 C -60 60.4 -42 61.6 -24 62.4
      L -17 63 C -14.6 63.2 -13.4 64 -12 65.4 L 6 78 C 9.4 80.2 13 81 18 81 L 70 81 C 76 81 79 79 80 74
      L 82.4 58 L 82.4 20 L -30 20
    `),
  );
  // daylight opening, doors, handles
  g(cornered([-9, 62.6, 1.4, 9.6, 77.2, 4, 31, 77.6, 1.4, 31, 60.6, 1.4, -6, 59.8, 1]));
  g(cornered([34.6, 60.6, 1.4, 34.6, 77.6, 1.4, 66, 77.4, 3, 73.6, 73, 3, 75, 60.8, 1.6]));
  g(line([-12, 62], [-13, 40, 2], [-10, 24, 2], [31, 24, 2], [32.8, 60]));
  g(line([32.8, 30], [34, 24, 2], [66, 24, 2], [77, 34, 4], [78, 60]));
  for (const x of [22, 66]) g(rect(x - 4, 54, x + 4, 56.6, 1));
  g(spline([-66, 50, -20, 52, 40, 51.6, 82, 51.4]));
  g(rect(-28, 17, 78, 20, 1.2));
  g(cornered([-84, 42, 1, -83.6, 52, 2, -70, 55.4, 2, -69, 44, 2]));
  g(line([-87.4, 31], [-74, 31]));
  g(cornered([-10, 62, 1.4, -12, 72, 2, -5.6, 72, 1.6, -4, 62, 1]));
  g(arc(axles[0], tire + 0.4, 21, 12, 168));
  g(arc(axles[0], tire + 0.4, 22.6, 16, 164));
  for (const a of axles) {
    for (const q of [tire, tire - 1.6, 10.2, 9, 3.4]) {
      const e = ellipse(a, tire, q);
      g(e);
    }
    for (let i = 0; i < 8; i++) {
      const t = (i / 8) * 6.283;
      g(
        line(
          [a + 3.8 * Math.cos(t), tire + 3.8 * Math.sin(t)],
          [a + 8.8 * Math.cos(t), tire + 8.8 * Math.sin(t)],
        ),
      );
    }
  }
}

function ghostBed(g: (s: Shape) => void) {
  // bed side, over the camper tub
  g(
    drawn(`
      M 106 21 L 85 21 L 85 56 C 85 57.4 85.6 58 87 58 L 181 58 C 183 58 184 57 184 55 L 184 30
      C 184 27 182 26 178 26 L 153 25
    `),
  );
  g(line([85, 55], [184, 55]));
  g(spline([85, 51.4, 130, 51.6, 184, 51]));
  g(arc(axles[1], tire + 0.4, 23, 10, 170));
  g(arc(axles[1], tire + 0.4, 24.8, 14, 166));
  g(rect(177.4, 40, 184, 54, 1.4));
  g(ellipse(98, 46, 4));
  g(cornered([156, 22, 0, 188, 22, 1, 188, 27, 1, 184, 27, 0], false));
}

export function ghostTruckFront(view: View) {
  view.decoration((pen) => {
    const g = (s: Shape) => ghost(pen, s);
    g(
      drawn(`
        M -40 24 L -40 54 C -40 57.6 -38.4 60 -35.6 61 L -30 76 C -29 79.4 -26.6 80.6 -23 81
        C -8 82 8 82 23 81 C 26.6 80.6 29 79.4 30 76 L 35.6 61 C 38.4 60 40 57.6 40 54 L 40 24
      `),
    );
    g(cornered([-33.4, 62, 2, -27.4, 76.6, 4, 0, 78.4, 60, 27.4, 76.6, 4, 33.4, 62, 2, 0, 63.6, 80]));
    g(spline([-38, 58, -20, 60.6, 0, 61, 20, 60.6, 38, 58]));
    g(cornered([-25, 37, 2, -26, 55, 3, 26, 55, 3, 25, 37, 2]));
    g(line([-25.6, 46], [25.6, 46]));
    g(rect(-23, 39, 23, 44, 1));
    g(rect(-23, 48, 23, 53, 1));
    for (const s of [-1, 1]) {
      g(cornered([s * 28, 42, 2, s * 28.4, 54, 2, s * 39, 53, 2.4, s * 39, 42, 2]));
      g(ellipse(s * 33.6, 48, 3.6));
      g(poly([s * 38, 58, s * 43, 60, s * 43, 58.6], false));
      g(cornered([s * 43, 56, 1.4, s * 43, 68, 1.6, s * 50, 68, 2, s * 50, 56, 1.6]));
      g(rect(Math.min(s * 28, s * 39), 0, Math.max(s * 28, s * 39), 24, 1.6));
      for (const x of [31, 33.5, 36]) g(line([s * x, 0.6], [s * x, 23]));
    }
    g(rect(-41, 24, 41, 36, 3));
    g(rect(-14, 27, 14, 33, 1));
    g(line([-28, 16], [28, 16]));
    g(line([-28, 18.6], [28, 18.6]));
    for (const x of [-20, 20]) g(ellipse(x, 29.6, 2.4));
  });
}

export function ghostTruckRear(view: View) {
  view.decoration((pen) => {
    const g = (s: Shape) => ghost(pen, s);
    for (const s of [-1, 1]) {
      g(rect(Math.min(s * 28.6, s * 39.6), 0, Math.max(s * 28.6, s * 39.6), 33, 1.8));
      for (const x of [31.4, 34.1, 36.8]) g(line([s * x, 0.6], [s * x, 32]));
      g(line([s * 40, 34], [s * 40, 24], [s * 42, 22]));
      g(rect(Math.min(s * 17, s * 20), 20, Math.max(s * 17, s * 20), 28, 0.6));
    }
    g(line([-28.6, 18], [-6, 18]));
    g(line([28.6, 18], [6, 18]));
    g(line([-28.6, 14.6], [-6, 14.6]));
    g(line([28.6, 14.6], [6, 14.6]));
    g(ellipse(0, 16.4, 7));
    g(ellipse(0, 16.4, 5));
  });
}
