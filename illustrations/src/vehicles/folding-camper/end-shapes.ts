const fromFront = [
  [-1, 'curb'],
  [1, 'road'],
] as const;

const fromRear = [
  [-1, 'road'],
  [1, 'curb'],
] as const;

/** A front view has the curb side at the left, a rear view the road side. */
export const sidesOf = (front: boolean) => (front ? fromFront : fromRear);
