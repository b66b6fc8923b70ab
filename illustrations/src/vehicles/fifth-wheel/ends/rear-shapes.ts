import { cut } from '../../../kit/geometry/cuts.ts';
import { drawn } from '../../../kit/geometry/shapes.ts';

export const rearOutline = drawn(`
  M -46 25 C -47.4 25 -48 26 -48 27.4 L -48 132 C -48 138 -45.4 141 -40 141.8
  C -20 143.8 20 143.8 40 141.8 C 45.4 141 48 138 48 132 L 48 27.4 C 48 26 47.4 25 46 25 Z
`);

export const rearUpper = cut.above(rearOutline, 38);
export const rearLower = cut.below(rearOutline, 38);
