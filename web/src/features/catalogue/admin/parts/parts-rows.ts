import type { DraftRowsReply } from '@dre/core/contract/catalogue/book-draft';

export type PartRow = DraftRowsReply['rows'][number];

/** The matching parts loaded so far, by page number. */
export interface PartsFound {
  readonly total: number;
  readonly groups: DraftRowsReply['groups'];
  readonly pages: ReadonlyMap<number, readonly PartRow[]>;
}

export const pageSize = 100;

/** A row of the grid: a part, a placeholder for one, or the heading of a side. */
export type PartsGridRow =
  | { readonly key: string; readonly kind: 'part'; readonly part: PartRow }
  | { readonly key: string; readonly kind: 'awaited'; readonly index: number }
  | {
      readonly key: string;
      readonly kind: 'side';
      readonly side: string;
      readonly count: number;
      readonly isFolded: boolean;
    };

export function partsRows(
  { total, groups, pages }: PartsFound,
  folded: ReadonlySet<string>,
): readonly PartsGridRow[] {
  const rows: PartsGridRow[] = [];
  const add = (from: number, until: number) => {
    for (let index = from; index < until; index += 1) {
      const part = pages.get(Math.floor(index / pageSize))?.[index % pageSize];
      rows.push(
        part === undefined
          ? { key: `#${String(index)}`, kind: 'awaited', index }
          : { key: part.key, kind: 'part', part },
      );
    }
  };
  let from = 0;
  for (const { side, count } of groups) {
    const isFolded = folded.has(side);
    rows.push({ key: `side ${side}`, kind: 'side', side, count, isFolded });
    if (!isFolded) add(from, Math.min(total, from + count));
    from += count;
  }
  add(from, total);
  return rows;
}

/** The same parts with one of them changed. */
export function withPart(found: PartsFound, key: string, change: (part: PartRow) => PartRow): PartsFound {
  const pages = new Map(found.pages);
  for (const [number, rows] of pages) {
    if (rows.some((part) => part.key === key))
      pages.set(
        number,
        rows.map((part) => (part.key === key ? change(part) : part)),
      );
  }
  return { ...found, pages };
}
