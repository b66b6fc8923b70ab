import { estimateLimits, listNames, type NamedThing } from '@dre/core/contract/estimates/estimates';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../../../lib/services.ts';
import { offeredNames } from './offered-names.ts';

export interface Asked {
  readonly of: NamedThing;
  /** Adjusters work for somebody: only theirs are asked for. */
  readonly insurer?: string;
}

const untilAsked = 250;

/** Names to choose from, asked for once somebody is in the field and whenever they stop typing. Without a connection
 * there are none, and the field is a field. */
export function useNames(asked: Asked, text: string, more: readonly string[] = []) {
  const api = useApi();
  const [isLooking, setLooking] = useState(false);
  const [used, setUsed] = useState<readonly string[]>([]);
  const { of } = asked;
  const insurer = (asked.insurer ?? '').trim().slice(0, estimateLimits.search);
  const find = text.trim().slice(0, estimateLimits.search);
  useEffect(() => {
    if (!isLooking) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const query = { of, ...(find !== '' && { find }), ...(insurer !== '' && { insurer }) };
    const ask = async () => {
      const answer = await api.call(listNames, { query, signal });
      if (answer.ok && !signal.aborted) setUsed(answer.value);
    };
    const timer = setTimeout(() => void ask(), untilAsked);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, isLooking, of, insurer, find]);
  const names = useMemo(() => offeredNames(used, more, text), [used, more, text]);
  return { names, look: () => setLooking(true) };
}
