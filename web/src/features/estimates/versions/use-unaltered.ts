import { readVersion } from '@dre/core/contract/estimates';
import type { VersionRecord } from '@dre/core/domain/estimates/version';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/services.ts';

/** Whether each record still has the hash it was made with, by label and correction; absent until the server has said. */
export function useUnaltered(id: string, versions: readonly VersionRecord[]): ReadonlyMap<string, boolean> {
  const api = useApi();
  const [found, setFound] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Records are only ever added: their names say whether there is one to ask about.
  const names = versions
    .flatMap(({ label, corrections }) => [`${label} `, ...corrections.map((one) => `${label} ${one.label}`)])
    .join(',');
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      for (const name of names === '' ? [] : names.split(',')) {
        const [label = '', correction = ''] = name.split(' ');
        const answer = await api.call(readVersion, { params: { id }, query: { label, correction }, signal });
        if (signal.aborted) return;
        if (answer.ok) setFound((before) => new Map(before).set(name, answer.value.isUnaltered));
      }
    };
    void ask();
    return () => leaving.abort();
  }, [api, id, names]);
  return found;
}
