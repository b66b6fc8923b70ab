import { type EstimateRow, listEstimates } from '@dre/core/contract/estimates/estimate-list';
import { useEffect, useState } from 'react';
import { useQuery } from '../../lib/calls/use-query.ts';

const untilAsked = 200;
const shownAtMost = 8;

export interface FoundEstimates {
  readonly rows: readonly EstimateRow[];
  readonly isLooking: boolean;
  readonly hasFailed: boolean;
}

/** Estimates by number, VIN, claim or customer, fetched once typing pauses; without a text, the latest ones. */
export function useFoundEstimates(text: string): FoundEstimates {
  const asked = usePaused(text.trim().slice(0, 100));
  const { data, error, isPending } = useQuery(
    listEstimates,
    { query: asked === '' ? {} : { find: asked } },
    asked,
  );
  return {
    rows: data?.items.slice(0, shownAtMost) ?? [],
    isLooking: isPending || asked !== text.trim().slice(0, 100),
    hasFailed: error !== undefined,
  };
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), untilAsked);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
