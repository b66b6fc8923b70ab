import { cornered, drawn, fromPts, spline } from '../../../kit/geometry/shapes.ts';
import type { PaintName } from '../../../kit/paint/paint-names.ts';
import { pairs, type Vert } from '../../../kit/geometry/points.ts';

export const axles = [39, 209] as const;

export const tireRadius = 14.5;

function silhouette() {
  return drawn(`
    M 112 108.4 C 98 108.2 86 106.4 77.6 101.8 C 73.2 99.2 69.8 96.4 67.6 93.8
    C 66.8 92.6 67.6 91.4 70.2 91 C 59.6 80.4 49.6 69.4 41 57.4 C 39.6 55.8 37.6 55.2 35 54.9
    C 26 54 15.4 52.8 8.8 50.8 C 5.8 49.8 4.3 48.2 3.8 45.6 C 3.1 40.6 2.6 35.6 2.2 31
    C 0.7 29.6 0 27.6 0 25 C 0 20 0.8 15.8 4.4 14.2 C 6 13.4 8 13 10.4 13 L 230 13.4 L 268 16.6
    C 280 17 288.6 17.4 289.8 20.6 C 290.6 24 290.4 28.4 289.6 31.2 C 289.2 32.6 288.2 33 287.6 33.4
    C 288.6 50 288.2 72 286.2 90.4 C 287.4 91 287.9 92.4 287.4 94.6 C 286.2 102.4 282.2 106.8 275 107.6
    C 230 109.8 158 110 112 108.4 Z
  `);
}

export const graphics: readonly (readonly [PaintName, Vert[], Vert[]])[] = [
  [
    'accent-1',
    pairs([58, 48.6, 100, 47.4, 150, 45.2, 200, 48.4, 250, 63, 292, 86]),
    pairs([58, 48.2, 100, 44.4, 150, 39.4, 200, 40.4, 250, 51.4, 292, 70]),
  ],
  [
    'accent-2',
    pairs([74, 43.4, 110, 41.4, 150, 37.8, 200, 38.6, 250, 49.2, 292, 67]),
    pairs([74, 43, 110, 36.6, 150, 29.4, 200, 27, 250, 34, 292, 48]),
  ],
  [
    'accent-3',
    pairs([96, 50, 150, 47.8, 200, 51.4, 250, 66.8, 292, 91]),
    pairs([96, 49.6, 150, 46.8, 200, 50, 250, 65, 292, 88.4]),
  ],
];

/** Roof seam: bottom edge of the high roof. */
export const roofSeam: Vert[] = pairs([70.4, 91.4, 90, 91, 140, 91.2, 210, 91.4, 286.4, 90.6]);

export const body = silhouette();

export const edge = body.pts(0.03);

export const hoodEdge: Vert[] = pairs([4.2, 46.6, 13, 49, 25, 51.2, 36, 53, 42, 54.8, 46.4, 57.6]);

export const fender = fromPts([
  ...spline(hoodEdge).pts(0.05),
  [53.6, 57.6],
  [57.4, 44],
  [58.4, 34],
  [58.4, 13],
  [10, 13],
  ...edge.filter((p) => p[0] < 10 && p[1] >= 13 && p[1] < 46.6).toSorted((a, b) => a[1] - b[1]),
]);

export const door = cornered([
  58.6, 19, 3, 58.4, 34, 8, 54.4, 51, 5, 54, 57.4, 2.4, 78.4, 88, 5.4, 97, 88.6, 3, 97.4, 19, 3,
]);
