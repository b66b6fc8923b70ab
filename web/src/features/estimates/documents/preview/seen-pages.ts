/** Sheets of one height, one below the other. */
export interface Stack {
  readonly count: number;
  readonly height: number;
  readonly gap: number;
}

export interface SeenPages {
  /** The page with the largest visible part. */
  readonly current: number;
  /** The visible pages and their neighbors, which are drawn ahead. */
  readonly first: number;
  readonly last: number;
}

/** Pages are counted from 1. */
export function seenPages({ count, height, gap }: Stack, top: number, room: number): SeenPages {
  const step = height + gap;
  const at = (y: number) => Math.min(count, Math.max(1, Math.floor(y / step) + 1));
  const [upper, lower] = [at(top), at(top + room - 1)];
  // Of two partly visible pages the larger part counts; at the very end, the last page.
  const isAtEnd = top + room >= count * step - gap - 1;
  const current = isAtEnd && lower === count ? count : at(top + Math.min(room, height) / 2);
  return { current, first: Math.max(1, upper - 1), last: Math.min(count, lower + 1) };
}

/** The offset at which a page begins. */
export function topOf({ height, gap }: Stack, page: number): number {
  return (page - 1) * (height + gap);
}
