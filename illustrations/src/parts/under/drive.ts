import { box, cornered, ellipse, line, poly, rect, type Shape } from '../../kit/geometry/shapes.ts';
import { corners, lerp, pairs, type Point, type Vert } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { grid, pipeHit, union } from '../layout/plan.ts';
import { bolts, canX } from './steel.ts';
import { drain } from './tanks.ts';

interface Span {
  readonly x0: number;
  readonly x1: number;
  /** Half the width across. */
  readonly half: number;
  readonly y?: number | undefined;
  readonly at?: Point | undefined;
}

/** Corners given by shares of a length and of a half width: share, share, radius, share, share, radius … */
function shares(x: (t: number) => number, half: number, numbers: readonly number[]): Vert[] {
  return corners(numbers).map(([t, u, radius]): Vert => [x(t), u * half, radius]);
}

/** Corners about a place on the axle: inches aft, inches across, radius … */
function placed(x: number, y: number, numbers: readonly number[]): Vert[] {
  return corners(numbers).map(([dx, dy, radius]): Vert => [x + dx, y + dy, radius]);
}

/** Radiator and condenser across the front, the fan shroud behind the core. */
export function radiatorBelow(view: View, title: string, { x0, x1, half, at }: Span): void {
  view.region('chassis.radiator', title, (pen) => {
    const outline = rect(x0, -half, x1, half, 0.8),
      C = rect(x0 + 1.2, -half + 1.6, lerp(x0, x1, 0.62), half - 1.6, 0.3),
      S = cornered([x1, -half + 2, 0, x1 + 3.4, -half * 0.5, 1, x1 + 3.4, half * 0.5, 1, x1, half - 2, 0]);
    pen.layers(S, ['rubber', 'edge-line'], ['diagonal-bevel', { opacity: 0.4 }]);
    pen.path(outline, 'gloss', 'part-line');
    pen.path(C, 'dark-metal');
    pen.path(grid(C.bbox().x0, C.bbox().y0, C.bbox().x1, C.bbox().y1, 0, 1.1), 'detail-line', 'half-line');
    pen.path(C, 'edge-line');
    pen.path(line([x1 - 1, -half + 1.4], [x1 - 1, half - 1.4]), 'dark-gleam-1');
    pen.hitArea(union(outline, S)).calloutAt(...(at ?? [lerp(x0, x1, 0.4), half * 0.6]));
  });
}

const engineOutline = [
  0, -0.8, 2, 0.24, -1, 2, 0.91, -1, 2, 1, -0.74, 1.4, 1, 0.74, 1.4, 0.91, 1, 2, 0.24, 1, 2, 0, 0.8, 2,
];
const oilPan = [
  0.2, -0.48, 2, 0.52, -0.48, 2, 0.58, -0.56, 2, 0.9, -0.56, 2, 0.9, 0.56, 2, 0.58, 0.56, 2, 0.52, 0.48, 2,
  0.2, 0.48, 2,
];

/** Engine with its oil pan, manifolds at both sides and the crank pulley in front. */
export function engineBelow(view: View, title: string, { x0, x1, half: h, at }: Span): void {
  view.region('chassis.engine', title, (pen) => {
    const x = (t: number) => lerp(x0, x1, t),
      outline = poly(shares(x, h, engineOutline)),
      P = poly(shares(x, h, oilPan)),
      pulley = Math.min(3.2, (x1 - x0) * 0.08);
    pen.shadow(outline, 1, 1.6, 3, 'shade-2');
    pen.layers(outline, ['underbody'], ['lying-cylinder', { opacity: 0.5 }], ['overlap-line']);
    for (const s of [1, -1]) {
      const M = box(x(0.3), s * h * 0.73, x(0.88), s * h * 0.94, 0.8),
        b = M.bbox();
      pen.path(M, 'dark-underbody', 'edge-line');
      pen.path(grid(b.x0, b.y0, b.x1, b.y1, b.w / 4, 0), 'dark-gleam-1');
    }
    pen.layers(P, ['dark-underbody'], ['diagonal-bevel', { opacity: 0.8 }], ['part-line']);
    pen.path(P.inset(1), 'dark-gleam-1');
    pen.path(P.inset(2.6), 'detail-line');
    pen.circle(x(0.8), 0, 1.2, 'dark-metal', 'edge-line');
    pen.concentric(x(0.08), 0, [pulley, 'dark-metal', 'edge-line'], [pulley * 0.7, 'dark-gleam-1']);
    pen.circle(x(0.08), 0, pulley * 0.28, 'underbody', 'detail-line');
    pen.hitArea(outline).calloutAt(...(at ?? [x(0.62), h * 0.3]));
  });
}

const gearCase = [
  0, -1, 1, 0.17, -0.86, 2, 0.72, -0.66, 3, 1, -0.4, 1.4, 1, 0.4, 1.4, 0.72, 0.66, 3, 0.17, 0.86, 2, 0, 1, 1,
];

/** Bell housing, case and pan of the automatic transmission; the tail is aft. */
export function transmissionBelow(view: View, title: string, { x0, x1, half: h, at }: Span): void {
  view.region('chassis.transmission', title, (pen) => {
    const x = (t: number) => lerp(x0, x1, t);
    const outline = poly(shares(x, h, gearCase));
    pen.shadow(outline, 0.9, 1.4, 3, 'shade-2');
    pen.layers(outline, ['dark-metal'], ['lying-cylinder', { opacity: 0.55 }], ['part-line']);
    pen.path(line([x(0.17), -h * 0.84], [x(0.17), h * 0.84]), 'detail-line', 'half-line');
    const P = rect(x(0.21), -h * 0.52, x(0.64), h * 0.52, 1);
    pen.layers(P, ['underbody'], ['diagonal-bevel', { opacity: 0.6 }], ['edge-line']);
    pen.path(P.inset(1), 'dark-gleam-1');
    const B: Point[] = [];
    for (const t of [0.24, 0.425, 0.61]) for (const y of [-h * 0.44, h * 0.44]) B.push([x(t), y]);
    bolts(pen, B, 0.4);
    pen.hitArea(outline).calloutAt(...(at ?? [x(0.42), h * 0.16]));
  });
}

/** Driveshaft in pieces: a U-joint at every point, a hanger bearing at each point but the ends. */
export function driveshaftBelow(
  view: View,
  title: string,
  joints: readonly Point[],
  at: Point,
  w = 3.4,
): void {
  view.region('chassis.driveshaft', title, (pen) => {
    const H: Shape[] = [];
    joints.slice(1).forEach(([bx, by], i) => {
      const [ax, ay] = joints[i] ?? [bx, by];
      const T = poly([ax, ay + w / 2, bx, by + w / 2, bx, by - w / 2, ax, ay - w / 2]);
      pen.layers(T, ['metal'], ['lying-cylinder'], ['part-line']);
      H.push(T);
    });
    joints.forEach(([x, y], i) => {
      if (i > 0 && i < joints.length - 1) {
        const C = rect(x - 6.4, y - 6, x - 1.4, y + 6, 1);
        pen.path(C, 'dark-underbody', 'edge-line');
        bolts(pen, pairs([x - 3.9, y - 4.8, x - 3.9, y + 4.8]), 0.5);
        pen.path(rect(x - 5.6, y - 3, x - 2.2, y + 3, 0.8), 'rubber', 'edge-line');
        H.push(C);
      }
      const J = rect(x - 1.3, y - 2.6, x + 1.3, y + 2.6, 0.6);
      pen.path(J, 'dark-metal', 'edge-line');
      pen.circle(x, y, 0.9, 'underbody', 'detail-line');
      H.push(J);
    });
    pen.hitArea(union(...H)).calloutAt(...at);
  });
}

interface DriveAxle {
  readonly x: number;
  /** The ends of the axle tubes, and the place of the differential across. */
  readonly half: number;
  readonly y?: number | undefined;
  readonly tube?: number | undefined;
  readonly at: Point;
}

/** Axle tubes and differential with its bolted cover. */
export function driveAxleBelow(view: View, title: string, o: DriveAxle): void {
  const { x, half, y = 0, tube: t = 3 } = o;
  view.region('chassis.axle-rear', title, (pen) => {
    const tubeEnd = (sign: number): Vert[] => pairs([x - sign * t, sign * half, x + sign * t, sign * half]);
    const outline = poly([
      ...tubeEnd(-1).toReversed(),
      ...placed(x, y, [t, -9, 2, 7.6, -4.8, 4, 7.6, 4.8, 4, t, 9, 2]),
      ...tubeEnd(1).toReversed(),
      ...placed(x, y, [-t, 9, 2, -7.2, 4.6, 3, -7.2, -4.6, 3, -t, -9, 2]),
    ]);
    pen.shadow(outline, 0.9, 1.4, 3, 'shade-2');
    pen.layers(outline, ['underbody'], ['standing-cylinder', { opacity: 0.8 }], ['part-line']);
    for (const s of [1, -1])
      pen.path(box(x - t - 0.7, s * (half - 3), x + t + 0.7, s * half, 0.4), 'dark-underbody', 'edge-line');
    pen.concentric(x + 0.6, y, [6.2, 'underbody', 'edge-line'], [6.2, 'sphere', { opacity: 0.5 }]);
    pen.circle(x + 0.6, y, 4.2, 'dark-gleam-1');
    const B: Point[] = [];
    for (let i = 0; i < 10; i++) B.push([x + 0.6 + 5.2 * Math.cos(i * 0.628), y + 5.2 * Math.sin(i * 0.628)]);
    bolts(pen, B, 0.42);
    pen.circle(x + 0.6, y - 1.8, 0.8, 'dark-metal', 'detail-line');
    pen.hitArea(outline).calloutAt(...o.at);
  });
}

/** Forged front axle beam with its king pins. */
export function beamAxleBelow(view: View, title: string, x: number, half: number, at: Point): void {
  view.region('chassis.axle-front', title, (pen) => {
    const end = (sign: number) =>
      placed(x, sign * half, [
        2.6,
        sign * -12,
        4,
        3.4,
        sign * -6,
        2,
        3.4,
        0,
        0.8,
        -3.4,
        0,
        0.8,
        -3.4,
        sign * -6,
        2,
        -2.6,
        sign * -12,
        4,
      ]);
    const outline = poly([...end(1), ...end(-1).toReversed()]);
    pen.shadow(outline, 0.7, 1.1, 2, 'shade-2');
    pen.layers(outline, ['underbody'], ['standing-cylinder', { opacity: 0.8 }], ['part-line']);
    pen.path(line([x - 1, -half + 8], [x - 1, half - 8]), 'dark-gleam-2');
    for (const s of [1, -1]) {
      pen.concentric(x, s * (half - 2.4), [2.3, 'dark-metal', 'edge-line'], [1, 'underbody', 'detail-line']);
    }
    pen.hitArea(outline).calloutAt(...at);
  });
}

interface ExhaustRun {
  readonly pipe: readonly Vert[];
  readonly w?: number | undefined;
  /** Catalyst, muffler: from, to, across, thick. */
  readonly cans: readonly (readonly [x0: number, x1: number, y: number, w: number])[];
  /** The open end: its start, its length and its direction (1 aft, -1 forward). */
  readonly tip: readonly [x0: number, x1: number, y: number];
  readonly at: Point;
}

export function exhaustBelow(view: View, title: string, { pipe, w = 2.6, cans, tip, at }: ExhaustRun): void {
  view.region('chassis.exhaust', title, (pen) => {
    drain(pen, pipe, w, 'fabric');
    const C = cans.map(([x0, x1, y, thick]) => canX(pen, x0, x1, y, thick));
    const [a, b, y] = tip,
      T = rect(a, y - w * 0.68, b, y + w * 0.68, 1);
    pen.layers(T, ['metal'], ['lying-cylinder'], ['edge-line']);
    pen.path(ellipse(b - 0.5, y, 0.8, w * 0.58), 'void', 'edge-line');
    pen.hitArea(union(pipeHit(pipe, w + 0.8), ...C, rect(a, y - w * 0.8, b + 0.5, y + w * 0.8)));
    pen.calloutAt(...at);
  });
}
