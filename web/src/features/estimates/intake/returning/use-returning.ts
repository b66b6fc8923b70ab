import {
  customerLimits,
  findReturningCustomers,
  type ReturningMatch,
} from '@dre/core/contract/estimates/customers';
import { useEffect, useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';

const requestDelay = 250;
const leastTyped = 2;

/** ReturningMatch customers that match the text, requested whenever typing pauses. Offline there are none. */
export function useReturning(text: string, isEnabled: boolean): readonly ReturningMatch[] {
  const api = useApi();
  const [found, setFound] = useState<readonly ReturningMatch[]>([]);
  const find = text.trim().slice(0, customerLimits.search);
  const isEnough = isEnabled && find.length >= leastTyped;
  useEffect(() => {
    if (!isEnough) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const load = async () => {
      const reply = await api.call(findReturningCustomers, { query: { find }, signal });
      if (reply.ok && !signal.aborted) setFound(reply.value);
    };
    const timer = setTimeout(() => void load(), requestDelay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, isEnough, find]);
  return isEnough ? found : nobody;
}

const nobody: readonly ReturningMatch[] = [];
