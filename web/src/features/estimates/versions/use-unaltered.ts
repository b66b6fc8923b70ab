import { readVersion } from '@dre/core/contract/estimates/estimates';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { useIsAcknowledged } from './use-is-acknowledged.ts';

/** True for records that still match their hash, by label and correction; missing until the server has replied. */
export function useUnaltered({ estimate, store }: EstimateNow): ReadonlyMap<string, boolean> {
  const { id, versions } = estimate;
  const api = useApi();
  const isAcknowledged = useIsAcknowledged(store);
  const [found, setFound] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Records are only ever added, so a change of their names means a new one to check.
  const names = versions
    .flatMap(({ label, corrections }) => [`${label} `, ...corrections.map((one) => `${label} ${one.label}`)])
    .join(',');
  useEffect(() => {
    if (!isAcknowledged) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const check = async () => {
      for (const name of names === '' ? [] : names.split(',')) {
        const [label = '', correction = ''] = name.split(' ');
        const reply = await api.call(readVersion, { params: { id }, query: { label, correction }, signal });
        if (signal.aborted) return;
        if (reply.ok) setFound((before) => new Map(before).set(name, reply.value.isUnaltered));
      }
    };
    void check();
    return () => abort.abort();
  }, [api, id, names, isAcknowledged]);
  return found;
}
