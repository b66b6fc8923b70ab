/** A place in a list ordered by a moment and an id. */
export interface PageCursor {
  readonly at: Date;
  readonly id: string;
}

/** The place a page goes on after, as its address names it. */
export function placeIn(after: string | undefined): PageCursor | undefined {
  if (after === undefined) return undefined;
  const [time = '', id = ''] = after.split('_');
  return { at: new Date(Number(time)), id };
}

/** One row more than a page was asked for: it tells whether there is another. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
  at: (row: Row) => Date,
): { readonly items: readonly Row[]; readonly next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last !== undefined ? `${String(at(last).getTime())}_${last.id}` : null,
  };
}
