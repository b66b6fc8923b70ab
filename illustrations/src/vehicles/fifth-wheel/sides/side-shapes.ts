import { cornered, drawn, fromPts, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { pairs, type Point, type Vert } from '../../../kit/geometry/points.ts';

/** Body silhouette: nose curve → goose-neck underside → drop → skirt → rear wall → roof. */
function silhouette() {
  return drawn(`
    M 76 143.4 C 54 143.4 34 139 21.6 129.6 C 7 118.6 0 105 0 91 C 0 79 3.5 70.5 10 67
    C 11.5 66.2 13 66 15 66 L 86 66 C 92 66 95.6 63.5 96.4 58 L 100.6 31 C 101.2 27 104 25 108 25
    L 409.5 25 C 411 25 412 26 412 27.5 L 412 137 C 412 140.8 409.4 143.4 405.6 143.4 Z
  `);
}
export const seam: Vert[] = pairs([68, 143.2, 50, 138.4, 37, 128, 30.5, 114, 28, 98, 27.5, 82, 28.5, 66]);

export const sideOutline = silhouette();
export const sideEdge = sideOutline.pts(0.05);

const seamEdge = spline(seam).pts(0.05);

export const noseCap = (() => {
  const i0 = sideEdge.findIndex((p) => p[0] <= 68),
    i1 = sideEdge.findIndex((p, i) => i > 30 && p[0] > 28.5 && p[1] < 67);
  const q: Point[] = [
    [68, 143.2],
    ...sideEdge.slice(i0, i1).filter((p) => p[0] <= 68),
    [28.5, 66],
    ...seamEdge.slice(1, -1).toReversed(),
  ];
  return fromPts(q);
})();

export const wallForward = (() => {
  const s = new Shape();
  s.M(68, 143.2);
  for (const p of seamEdge.slice(1)) s.L(p[0], p[1]);
  return s.L(86, 66).C(91, 66, 94.6, 64.2, 95.8, 60).L(104, 60).L(104, 143).Z();
})();

export const wheelOpening = cornered([
  224, 25, 0, 226.5, 31, 2.5, 232, 37.2, 5, 294, 37.2, 5, 299.5, 31, 2.5, 302, 25, 0,
]);

export const skirtOuter = cornered([
  220.6, 25, 0, 223.6, 33, 3, 230.4, 40.6, 6, 295.6, 40.6, 6, 302.4, 33, 3, 305.4, 25, 0,
]);
