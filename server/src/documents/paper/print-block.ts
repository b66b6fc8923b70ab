import type { Head, Measured } from './paginate.ts';
import type { Pen } from './pen.ts';

/** A block printed whole, across the width of the page. */
export interface PrintBlock extends Measured {
  readonly heads?: readonly DrawnHead[];
  readonly smaller?: PrintBlock;
  /** `below` is the room left on the page under it. */
  readonly draw: (pen: Pen, y: number, below: number) => void | Promise<void>;
}

export interface DrawnHead extends Head {
  readonly draw: (pen: Pen, y: number) => void;
}

/** Moving a higher block, such as a row of photos, to the next page would leave half a page empty. */
const mostTaken = 90;

/** The last block keeps with the next, unless it is a large one. */
export function keepWithNext(pieces: readonly PrintBlock[]): readonly PrintBlock[] {
  const last = pieces.at(-1);
  return last === undefined || last.height > mostTaken
    ? pieces
    : [...pieces.slice(0, -1), { ...last, keepsWithNext: true }];
}
