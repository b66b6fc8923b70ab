import type { Side } from '@dre/core/domain/catalogue/trade-words';
import { useState } from 'react';
import { rememberScrollPosition, lastScrollPosition } from '../../builder/last-scroll-positions.ts';
import type { LineRow } from './line-rows.ts';

/** Folded sides; they are remembered while the page is open. */
export function useFolded(estimate: string): {
  readonly folded: ReadonlySet<Side>;
  readonly fold: (row: LineRow) => void;
} {
  const [folded, setFolded] = useState<ReadonlySet<Side>>(
    () => lastScrollPosition(estimate).folded ?? new Set(),
  );
  return {
    folded,
    fold: (row) => {
      if (row.kind !== 'group') return;
      const next = new Set(folded);
      if (!next.delete(row.side)) next.add(row.side);
      setFolded(next);
      rememberScrollPosition(estimate, { folded: next });
    },
  };
}
