import { estimateLimits, listNames, type NameKind } from '@dre/core/contract/estimates/estimates';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { offeredNames } from './offered-names.ts';

export interface NameQuery {
  readonly of: NameKind;
  /** Limits adjusters to those of this insurer. */
  readonly insurer?: string;
}

const requestDelay = 250;

/**
 * Suggested names, requested once the field has the focus and whenever typing pauses. Offline there are none, and the
 * field works without them.
 */
export function useNames(nameQuery: NameQuery, text: string, more: readonly string[] = []) {
  const api = useApi();
  const [isLooking, setLooking] = useState(false);
  const [used, setUsed] = useState<readonly string[]>([]);
  const { of } = nameQuery;
  const insurer = (nameQuery.insurer ?? '').trim().slice(0, estimateLimits.search);
  const find = text.trim().slice(0, estimateLimits.search);
  useEffect(() => {
    if (!isLooking) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const query = { of, ...(find !== '' && { find }), ...(insurer !== '' && { insurer }) };
    const load = async () => {
      const reply = await api.call(listNames, { query, signal });
      if (reply.ok && !signal.aborted) setUsed(reply.value);
    };
    const timer = setTimeout(() => void load(), requestDelay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, isLooking, of, insurer, find]);
  const names = useMemo(() => offeredNames(used, more, text), [used, more, text]);
  return { names, look: () => setLooking(true) };
}
