import { customerLimits, findReturning, type Returning } from '@dre/core/contract/estimates/customers';
import { useEffect, useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';

const untilAsked = 250;
const leastTyped = 2;

/** Returning customers that match the text, requested whenever typing pauses. Offline there are none. */
export function useReturning(text: string, isAsked: boolean): readonly Returning[] {
  const api = useApi();
  const [found, setFound] = useState<readonly Returning[]>([]);
  const find = text.trim().slice(0, customerLimits.search);
  const isEnough = isAsked && find.length >= leastTyped;
  useEffect(() => {
    if (!isEnough) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const answer = await api.call(findReturning, { query: { find }, signal });
      if (answer.ok && !signal.aborted) setFound(answer.value);
    };
    const timer = setTimeout(() => void ask(), untilAsked);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, isEnough, find]);
  return isEnough ? found : nobody;
}

const nobody: readonly Returning[] = [];
