import type { Side } from '@dre/core/domain/catalogue/trade-words';
import { useState } from 'react';
import type { LineRow } from './line-rows.ts';

/** Folded sides, a set of which only what changes is new. */
export function useFolded(): {
  readonly folded: ReadonlySet<Side>;
  readonly fold: (row: LineRow) => void;
} {
  const [folded, setFolded] = useState<ReadonlySet<Side>>(new Set());
  return {
    folded,
    fold: (row) => {
      if (row.kind !== 'group') return;
      const next = new Set(folded);
      if (!next.delete(row.side)) next.add(row.side);
      setFolded(next);
    },
  };
}
