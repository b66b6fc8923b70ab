import { poly, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { lerp, pairs, type Vert } from '../../../kit/geometry/points.ts';

export const overallLength = 504;

export const rearEnd = 498;

const roofHeight = 147.4;

export const axles = [290, 324, 358];

export const tireRadius = 15.2;

const silhouette = () =>
  new Shape()
    .M(80, roofHeight)
    .C(57, roofHeight, 35, 143.4, 22, 133.6)
    .C(7.4, 122.6, 0, 108.6, 0, 93.4)
    .C(0, 80.6, 3.2, 71.2, 9.6, 67.4)
    .C(11.2, 66.4, 13, 66, 15, 66)
    .L(88, 66)
    .C(94, 66, 97.6, 63.5, 98.4, 58)
    .L(102.6, 31)
    .C(103.2, 27, 106, 25, 110, 25)
    .L(494.8, 25)
    .C(496.8, 25, rearEnd, 26.2, rearEnd, 28.2)
    .L(rearEnd, 140)
    .C(rearEnd, 144.6, 495, roofHeight, 490.4, roofHeight)
    .Z();

export const capSeam: Vert[] = pairs([72, 147.2, 53, 142, 39, 131.4, 32, 117, 29.2, 100, 28.6, 83, 29.6, 66]);

/** Graphics: one kinked band that climbs the garage wall; d = offset square to the band. */
export const stripe = (d0: number, d1: number, x0 = 30) => {
  const t = (x0 - 30) / 100,
    V = (d: number): Vert[] => [
      [x0, lerp(84 + d * 0.8, 77 + d, t)],
      [130, 77 + d, 260],
      [262, 55 + d, 260],
      [380 - 0.6 * d, 50.5 + d, 34],
      [433 - 1.14 * d, 150],
    ];
  return poly([...V(d1), ...V(d0).toReversed()]);
};

export const body = silhouette();

export const edge = body.pts(0.05);

export const seamPts = spline(capSeam).pts(0.05);
