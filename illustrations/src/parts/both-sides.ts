type Sign = 1 | -1;
type SideName = 'road' | 'curb';

/** What a vehicle has on both sides, seen from the front: the curb side is at the left. */
export const bothFromFront = (draw: (sign: Sign, side: SideName) => void) => {
  draw(-1, 'curb');
  draw(1, 'road');
};

/** The same seen from the rear: the road side is at the left. */
export const bothFromRear = (draw: (sign: Sign, side: SideName) => void) => {
  draw(-1, 'road');
  draw(1, 'curb');
};
