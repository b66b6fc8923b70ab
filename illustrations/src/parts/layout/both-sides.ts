type Sign = 1 | -1;
type SideName = 'road' | 'curb';

/** A front view has the curb side at the left. */
export const sidesFromFront = [
  [-1, 'curb'],
  [1, 'road'],
] as const;

/** A rear view has the road side at the left. */
export const sidesFromRear = [
  [-1, 'road'],
  [1, 'curb'],
] as const;

/** A roof plan has the curb side up. */
export const sidesFromAbove = [
  [1, 'curb'],
  [-1, 'road'],
] as const;

export const sidesFromEnd = (front: boolean) => (front ? sidesFromFront : sidesFromRear);

type OnSide = (sign: Sign, side: SideName) => void;

/** Draws a part on both sides, seen from the front. */
export function bothFromFront(draw: OnSide): void {
  for (const [sign, side] of sidesFromFront) draw(sign, side);
}

/** Draws a part on both sides, seen from the rear. */
export function bothFromRear(draw: OnSide): void {
  for (const [sign, side] of sidesFromRear) draw(sign, side);
}
