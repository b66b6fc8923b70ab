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
export function useAdvice(now: EstimateNow, conflicts: readonly LineConflict[]): Advice {
  const { estimate, items, contents } = now;
  const priced = useMemo(() => ({ estimate, items }), [estimate, items]);
  const settled = useDeferredValue(priced);
  const { makers } = contents;
  const checks = useMemo(() => checksFor({ ...settled, makers, conflicts }), [settled, makers, conflicts]);
  const forgotten = useForgotten({ ...now, estimate: settled.estimate });
  return { checks, forgotten };
}

type ForgottenSource = Pick<EstimateNow, 'estimate' | 'book' | 'contents' | 'mayWrite'>;

/** Lines that commonly go with those on the estimate and are not on it. */
export function useForgotten({
  estimate,
  book,
  contents: { parts },
  mayWrite,
}: ForgottenSource): readonly Forgotten[] {
  return useMemo(
    () =>
      mayWrite ? forgottenItems(rankedSuggestions(suggestionsFor(estimate, book), estimate, parts)) : [],
    [mayWrite, estimate, book, parts],
  );
}
