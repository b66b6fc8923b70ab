import { Shape, spline } from '../../../kit/geometry/shapes.ts';
import { pairs, type Vert } from '../../../kit/geometry/points.ts';

export const roofHeight = 137;

export const wingHeight = 60;

export const rearEnd = 214;

const silhouette = () =>
  new Shape()
    .M(60, roofHeight)
    .C(42, roofHeight, 25, 134, 14.6, 126)
    .C(5, 118.6, 0, 110.4, 0, 101)
    .C(0, 92.6, 3, 87, 9, 85)
    .C(11.6, 84.2, 14.6, 84, 18, 84)
    .L(80.6, 84)
    .C(83, 84, 84, 83, 84, 80.6)
    .L(84, 62)
    .C(84, 60.6, 84.6, wingHeight, 86, wingHeight)
    .L(185.6, wingHeight)
    .C(187.4, wingHeight, 188, 59.4, 188, 57.6)
    .L(188, 37)
    .C(188, 35, 189, 34, 191, 34)
    .L(211, 34)
    .C(213, 34, rearEnd, 35, rearEnd, 37)
    .L(rearEnd, 130.4)
    .C(rearEnd, 134.6, 211.6, roofHeight, 207.4, roofHeight)
    .Z();

export const capSeam: Vert[] = pairs([58, 136.8, 44, 132.6, 34, 124, 29.4, 112, 28.4, 98, 29.4, 84]);

export const body = silhouette();

export const edge = body.pts(0.04);

export const seamPts = spline(capSeam).pts(0.05);
