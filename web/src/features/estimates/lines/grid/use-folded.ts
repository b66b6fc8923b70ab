import type { Side } from '@dre/core/domain/catalogue/trade-words';
import { useState } from 'react';
import { leaveAt, leftPlace } from '../../builder/last-scroll-positions.ts';
import type { LineRow } from './line-rows.ts';

/** Folded sides; they are remembered while the page is open. */
export function useFolded(estimate: string): {
  readonly folded: ReadonlySet<Side>;
  readonly fold: (row: LineRow) => void;
} {
  const [folded, setFolded] = useState<ReadonlySet<Side>>(() => leftPlace(estimate).folded ?? new Set());
  return {
    folded,
    fold: (row) => {
      if (row.kind !== 'group') return;
      const next = new Set(folded);
      if (!next.delete(row.side)) next.add(row.side);
      setFolded(next);
      leaveAt(estimate, { folded: next });
    },
  };
}
