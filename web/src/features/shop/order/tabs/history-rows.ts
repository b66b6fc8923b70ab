import type { OrderCorrection } from '@dre/core/contract/shop/clock';
import type { ShopHistoryEntry } from '@dre/core/contract/shop/shop';

/** An edit of the order, or a correction of time on it. */
export type HistoryRow =
  | { readonly kind: 'edit'; readonly entry: ShopHistoryEntry }
  | { readonly kind: 'correction'; readonly correction: OrderCorrection };

/** Newest first. While older edits are still to be read, corrections older than those read wait with them. */
export function historyRows(
  entries: readonly ShopHistoryEntry[],
  corrections: readonly OrderCorrection[],
  isWhole: boolean,
): readonly HistoryRow[] {
  const oldest = Math.min(...entries.map(({ edit }) => Date.parse(edit.at)));
  const rows: readonly HistoryRow[] = [
    ...entries.map((entry): HistoryRow => ({ kind: 'edit', entry })),
    ...corrections
      .filter(({ trace }) => isWhole || trace.at >= oldest)
      .map((correction): HistoryRow => ({ kind: 'correction', correction })),
  ];
  return rows.toSorted((one, other) => momentOf(other) - momentOf(one));
}

function momentOf(row: HistoryRow): number {
  return row.kind === 'edit' ? Date.parse(row.entry.edit.at) : row.correction.trace.at;
}
