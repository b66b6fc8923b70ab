import { endView } from '../../../kit/drawing/vehicle-views.ts';
import { drawn, ribbon } from '../../../kit/geometry/shapes.ts';
import type { Pen } from '../../../kit/drawing/pen.ts';
import { pairs, type Point, type Vert } from '../../../kit/geometry/points.ts';
import { vehicle } from '../hull.ts';

const shellPath = () =>
  drawn(`
    M -33 13 C -36.6 13 -38.6 14.6 -39 18.4 C -39.8 30 -40.2 40 -40.2 50 C -40 58 -39 68 -37.4 80
    L -36.2 90.6 C -36.6 91.2 -36.6 92.4 -36.4 93.6 C -35.4 101.6 -33 105.6 -26 107.2
    C -13 109.4 13 109.4 26 107.2 C 33 105.6 35.4 101.6 36.4 93.6 C 36.6 92.4 36.6 91.2 36.2 90.6
    L 37.4 80 C 39 68 40 58 40.2 50 C 40.2 40 39.8 30 39 18.4 C 38.6 14.6 36.6 13 33 13 Z
  `);

export const vanEnd = (k: 'front' | 'rear', t: string) =>
  endView(vehicle, k, 112, 120, {
    shows: `${t}`,
    wall: [14, 109],
    skirt: [13, 34],
    pad: [8, 16, 9, 16],
    lineScale: 0.56,
  });

export const shell = shellPath();

export const rearGraphics = (pen: Pen) => {
  for (const s of [-1, 1]) {
    const m = (a: readonly Vert[], b: readonly Vert[]) =>
      ribbon(
        a.map((p): Point => [s * p[0], p[1]]),
        b.map((p): Point => [s * p[0], p[1]]),
      );
    pen.path(
      m(pairs([42, 87, 30, 76, 18, 68, 4, 63.6]), pairs([42, 70, 30, 64.6, 18, 61.6, 4, 63])),
      'accent-1',
    );
    pen.path(
      m(pairs([42, 67.4, 30, 62.2, 18, 58.6, 2, 56.6]), pairs([42, 48, 30, 49, 18, 52, 2, 56])),
      'accent-2',
    );
    pen.path(
      m(pairs([42, 92, 30, 80, 18, 71.4, 8, 67.4]), pairs([42, 89.2, 30, 77.8, 18, 70, 8, 67])),
      'accent-3',
    );
  }
};
