import { drawn } from '../../../kit/geometry/shapes.ts';

export const halfWidth = 50;

export const fromFront = [
  ['curb', -1],
  ['road', 1],
] as const;

export const fromRear = [
  ['road', -1],
  ['curb', 1],
] as const;

export const cap = drawn(`
  M -41 66 C -47.6 66 -49.8 70 -50.2 77 L -50.4 126 C -50.4 137 -47 144 -36 145.8
  C -17 147.8 17 147.8 36 145.8 C 47 144 50.4 137 50.4 126 L 50.2 77 C 49.8 70 47.6 66 41 66 Z
`);
