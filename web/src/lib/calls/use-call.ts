import type { Endpoint, ReplyOf } from '@dre/core/contract/endpoint';
import type { Problem } from '@dre/core/contract/problem';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallParts } from './api.ts';
import { useApi } from './services.ts';

export interface Called<Value> {
  /** The last good answer; kept while a newer one is on its way. */
  readonly value: Value | undefined;
  readonly problem: Problem | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

interface Answer<Value> {
  readonly turn: string;
  readonly value: Value | undefined;
  readonly problem: Problem | undefined;
}

/** Reads something from the server, again whenever `key` changes. */
export function useCall<E extends Endpoint>(endpoint: E, parts: CallParts<E>, key = ''): Called<ReplyOf<E>> {
  const api = useApi();
  const [turns, setTurns] = useState(0);
  const [answer, setAnswer] = useState<Answer<ReplyOf<E>>>();
  const turn = `${key} ${String(turns)}`;
  const read = useEffectEvent((signal: AbortSignal) => api.call(endpoint, { ...parts, signal }));
  useEffect(() => {
    const leaving = new AbortController();
    const take = async () => {
      const result = await read(leaving.signal);
      if (leaving.signal.aborted) return;
      setAnswer((before) =>
        result.ok
          ? { turn, value: result.value, problem: undefined }
          : { turn, value: before?.value, problem: result.refusal },
      );
    };
    void take();
    return () => leaving.abort();
  }, [turn]);
  const isLoading = answer?.turn !== turn;
  return {
    value: answer?.value,
    problem: isLoading ? undefined : answer?.problem,
    isLoading,
    reload: () => setTurns((count) => count + 1),
  };
}
