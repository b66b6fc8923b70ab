import { type Check, checksFor } from '@dre/core/domain/estimates/checks/checks';
import { rankedSuggestions } from '@dre/core/domain/estimates/checks/suggestion-rank';
import { suggestionsFor } from '@dre/core/domain/estimates/checks/suggestions';
import { useDeferredValue, useMemo } from 'react';
import type { LineConflict } from '../lines/conflicts/use-conflicts.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { type Forgotten, forgottenItems } from './forgotten-items.ts';

export interface Advice {
  readonly checks: readonly Check[];
  readonly forgotten: readonly Forgotten[];
}

/** Advice may follow an edit a moment later: typing never waits for it. */
export function useAdvice(
  { estimate, items, book, contents, mayWrite }: EstimateNow,
  conflicts: readonly LineConflict[],
): Advice {
  const priced = useMemo(() => ({ estimate, items }), [estimate, items]);
  const settled = useDeferredValue(priced);
  const { makers, parts } = contents;
  const checks = useMemo(() => checksFor({ ...settled, makers, conflicts }), [settled, makers, conflicts]);
  const forgotten = useMemo(
    () =>
      mayWrite
        ? forgottenItems(rankedSuggestions(suggestionsFor(settled.estimate, book), settled.estimate, parts))
        : [],
    [mayWrite, settled, book, parts],
  );
  return { checks, forgotten };
}
