import type { ViewBox } from '../kit/scene/scene.ts';

type Point = readonly [x: number, y: number];

/** A numbered disc: where it stands, and the spot of its part. */
export interface PlacedPin {
  readonly number: number;
  readonly at: Point;
  readonly anchor: Point;
}

export interface WantedPin {
  readonly number: number;
  readonly anchor: Point;
}

/** From one disc to the next, in radii: a little paper stays between them. */
const apart = 2.3;
const directions = 16;

/** Each as near its part as the others leave room: no disc covers another, and none leaves the picture. */
export function placePins(wanted: readonly WantedPin[], radius: number, box: ViewBox): readonly PlacedPin[] {
  const placed: PlacedPin[] = [];
  const isFree = ([x, y]: Point) =>
    placed.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) >= apart * radius);
  for (const { number, anchor } of wanted) {
    const at = nearest(inside(anchor, radius, box), radius, box, isFree);
    placed.push({ number, anchor, at });
  }
  return placed;
}

function inside([x, y]: Point, radius: number, box: ViewBox): Point {
  const edge = radius * 1.2;
  return [
    Math.min(Math.max(x, box.x + edge), box.x + box.width - edge),
    Math.min(Math.max(y, box.y + edge), box.y + box.height - edge),
  ];
}

/** Looked for in growing rings, from the right of the spot on. */
function nearest(from: Point, radius: number, box: ViewBox, isFree: (point: Point) => boolean): Point {
  if (isFree(from)) return from;
  const farthest = Math.hypot(box.width, box.height);
  for (let ring = apart * radius; ring < farthest; ring += radius / 2) {
    for (let step = 0; step < directions; step += 1) {
      // To the right first, then turning to either side by and by.
      const turn = (step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * ((2 * Math.PI) / directions);
      const point: Point = [from[0] + ring * Math.cos(turn), from[1] + ring * Math.sin(turn)];
      const [x, y] = inside(point, radius, box);
      if (x === point[0] && y === point[1] && isFree(point)) return point;
    }
  }
  return from;
}
