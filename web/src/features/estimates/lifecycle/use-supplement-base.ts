import { readVersion } from '@dre/core/contract/estimates/estimates';
import { canonicalJson } from '@dre/core/domain/hashing/canonical-json';
import { isBeingWritten } from '@dre/core/domain/estimates/model/lifecycle/status';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { type EstimateNow, useEstimateSelector } from '../open/use-estimate.ts';
import { type SupplementLook, supplementLooks } from './life-requests.ts';

/** While a supplement is open, marks lines as added, changed or the same as in the locked version. */
export function useSupplementLooks({ estimate, store }: EstimateNow): void {
  const isWritten = isBeingWritten(estimate) && estimate.versions.length > 0;
  // The lock itself may not have reached the server yet.
  const isSaved = useEstimateSelector(store, ({ saveState: { kind } }) => kind === 'saved');
  const base = useLinesOf(estimate.id, isWritten ? (estimate.versions.at(-1)?.label ?? '') : '', isSaved);
  const { lines } = estimate;
  useEffect(() => {
    supplementLooks.set(base === null ? new Map() : looksOf(lines, base));
  }, [lines, base]);
  useEffect(() => () => supplementLooks.set(new Map()), []);
}

function useLinesOf(id: string, label: string, isSaved: boolean): ReadonlyMap<string, string> | null {
  const api = useApi();
  const [read, setRead] = useState<{ readonly of: string; readonly lines: ReadonlyMap<string, string> }>();
  const isRead = label !== '' && read?.of === `${id} ${label}`;
  useEffect(() => {
    if (label === '' || isRead || !isSaved) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const reply = await api.call(readVersion, {
        params: { id },
        query: { label },
        signal: abort.signal,
      });
      // Offline all lines look alike; it is a supplement all the same.
      if (!reply.ok || abort.signal.aborted) return;
      const lines = reply.value.content.lines.map((line) => [line.id, comparableLine(line)] as const);
      setRead({ of: `${id} ${label}`, lines: new Map(lines) });
    };
    void load();
    return () => abort.abort();
  }, [api, id, label, isRead, isSaved]);
  return isRead ? read.lines : null;
}

function looksOf(
  lines: readonly Line[],
  base: ReadonlyMap<string, string>,
): ReadonlyMap<string, SupplementLook> {
  return new Map(
    lines.map((line) => {
      const before = base.get(line.id);
      return [
        line.id,
        before === undefined ? 'added' : before === comparableLine(line) ? 'same' : 'changed',
      ] as const;
    }),
  );
}

/** The line's position in the list is not compared. */
function comparableLine(line: Line): string {
  return canonicalJson({ ...line, order: '' });
}
