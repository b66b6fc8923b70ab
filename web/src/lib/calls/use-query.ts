import type { Endpoint, ReplyOf } from '@dre/core/contract/endpoint';
import type { Problem } from '@dre/core/contract/problem';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallParts } from './api.ts';
import { useApi } from './services.ts';

export interface QueryResult<Value> {
  /** The last reply without error; stays while a newer one loads. */
  readonly data: Value | undefined;
  readonly error: Problem | undefined;
  readonly isPending: boolean;
  readonly refetch: () => void;
}

interface Reply<Value> {
  readonly requestKey: string;
  readonly data: Value | undefined;
  readonly error: Problem | undefined;
}

/** Loads a GET endpoint, and again whenever `key` changes. Named as in TanStack Query, which may replace it. */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  parts: CallParts<E>,
  key = '',
): QueryResult<ReplyOf<E>> {
  const api = useApi();
  const [refetches, setRefetches] = useState(0);
  const [reply, setReply] = useState<Reply<ReplyOf<E>>>();
  const requestKey = `${key} ${String(refetches)}`;
  const read = useEffectEvent((signal: AbortSignal) => api.call(endpoint, { ...parts, signal }));
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const result = await read(controller.signal);
      if (controller.signal.aborted) return;
      setReply((before) =>
        result.ok
          ? { requestKey, data: result.value, error: undefined }
          : { requestKey, data: before?.data, error: result.refusal },
      );
    };
    void load();
    return () => controller.abort();
  }, [requestKey]);
  const isPending = reply?.requestKey !== requestKey;
  return {
    data: reply?.data,
    error: isPending ? undefined : reply?.error,
    isPending,
    refetch: () => setRefetches((count) => count + 1),
  };
}
