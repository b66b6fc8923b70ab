import { type EstimateRow, listEstimates } from '@dre/core/contract/estimates/estimate-list';
import { useEffect, useState } from 'react';
import { useCall } from '../../lib/calls/use-call.ts';

const untilAsked = 200;
const shownAtMost = 8;

export interface FoundEstimates {
  readonly rows: readonly EstimateRow[];
  readonly isLooking: boolean;
  readonly hasFailed: boolean;
}

/** Estimates by number, VIN, claim or customer, asked for once the typing pauses; without a word, the last ones. */
export function useFoundEstimates(text: string): FoundEstimates {
  const asked = usePaused(text.trim().slice(0, 100));
  const { value, problem, isLoading } = useCall(
    listEstimates,
    { query: asked === '' ? {} : { find: asked } },
    asked,
  );
  return {
    rows: value?.items.slice(0, shownAtMost) ?? [],
    isLooking: isLoading || asked !== text.trim().slice(0, 100),
    hasFailed: problem !== undefined,
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
