/** A position in a list ordered by time and id. */
export interface PageCursor {
  readonly at: Date;
  readonly id: string;
}

/** The position a page continues after, parsed from the query. */
export function cursorFrom(after: string | undefined): PageCursor | undefined {
  if (after === undefined) return undefined;
  const [time = '', id = ''] = after.split('_');
  return { at: new Date(Number(time)), id };
}

/** Expects one row more than the page size, which tells whether another page follows. */
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
