import type { Head, Measured } from './paginate.ts';
import type { Pen } from './pen.ts';

/** Something that is printed whole, across the width of the page. */
export interface PrintBlock extends Measured {
  readonly heads?: readonly DrawnHead[];
  readonly smaller?: PrintBlock;
  /** `below` is how much room the page has left under it. */
  readonly draw: (pen: Pen, y: number, below: number) => void | Promise<void>;
}

export interface DrawnHead extends Head {
  readonly draw: (pen: Pen, y: number) => void;
}

/** A row of photos or drawings taken along to the next page would leave half a page empty. */
const mostTaken = 90;

/** The last piece keeps with what follows, unless it is a large one. */
export function keepWithNext(pieces: readonly PrintBlock[]): readonly PrintBlock[] {
  const last = pieces.at(-1);
  return last === undefined || last.height > mostTaken
    ? pieces
    : [...pieces.slice(0, -1), { ...last, keepsWithNext: true }];
}
