import { readDraftRows } from '@dre/core/contract/catalogue/book-draft';
import type { Problem } from '@dre/core/contract/problem';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../../../lib/calls/services.ts';
import { filterOf, orderOf, type PartsAddress } from './parts-address.ts';
import { pageSize, type PartRow, type PartsFound, withPart } from './parts-rows.ts';

export interface PartsList {
  /** The last reply; it stays while a newer one loads. */
  readonly found: PartsFound | undefined;
  readonly problem: Problem | undefined;
  readonly isLoading: boolean;
  /** Requests the page of a visible row unless it is loaded. */
  readonly request: (index: number) => void;
  /** Changes a part locally; `refresh` loads it again. */
  readonly change: (key: string, to: (part: PartRow) => PartRow) => void;
  readonly refresh: (key: string) => Promise<void>;
  readonly reload: () => void;
}

interface PartsResult {
  readonly requestKey: string;
  readonly found: PartsFound | undefined;
  readonly problem: Problem | undefined;
}

/** The parts for an address, loaded page by page as they become visible. */
export function usePartsFound(address: PartsAddress): PartsList {
  const api = useApi();
  const [attempts, setAttempts] = useState(0);
  const [result, setResult] = useState<PartsResult>();
  const filter = JSON.stringify({ file: 'parts.csv', ...filterOf(address), ...orderOf(address) });
  const requestKey = `${filter} ${String(attempts)}`;
  const requested = useRef({ requestKey: '', pages: new Set<number>() });
  const fetchPage = useCallback(
    async (page: number) => {
      if (requested.current.requestKey !== requestKey) requested.current = { requestKey, pages: new Set() };
      const { pages } = requested.current;
      if (pages.has(page)) return;
      pages.add(page);
      const range = { offset: String(page * pageSize), size: String(pageSize) };
      const query = { ...(JSON.parse(filter) as { file: 'parts.csv' }), ...range };
      const reply = await api.call(readDraftRows, { query });
      if (requested.current.requestKey !== requestKey) return;
      if (!reply.ok) {
        // A failed page is requested again when its rows are next visible.
        pages.delete(page);
        setResult((before) => ({ requestKey, found: before?.found, problem: reply.refusal }));
        return;
      }
      const { total, groups, rows } = reply.value;
      setResult((before) => {
        const loaded = before?.requestKey === requestKey ? before.found?.pages : undefined;
        return {
          requestKey,
          found: { total, groups, pages: new Map([...(loaded ?? []), [page, rows]]) },
          problem: undefined,
        };
      });
    },
    [api, filter, requestKey],
  );
  const begin = useEffectEvent(() => fetchPage(0));
  useEffect(() => {
    // Rows of another address do not belong here.
    requested.current = { requestKey, pages: new Set() };
    const take = async () => {
      await begin();
    };
    void take();
  }, [requestKey]);
  const request = useCallback((index: number) => void fetchPage(Math.floor(index / pageSize)), [fetchPage]);
  const change = (key: string, to: (part: PartRow) => PartRow) =>
    setResult((before) => before && { ...before, found: before.found && withPart(before.found, key, to) });
  return {
    found: result?.found,
    problem: result?.requestKey === requestKey ? result.problem : undefined,
    isLoading: result?.requestKey !== requestKey,
    request,
    change,
    refresh: async (key) => {
      const reply = await api.call(readDraftRows, { query: { file: 'parts.csv', part: key, size: '1' } });
      const [row] = reply.ok ? reply.value.rows : [];
      if (row?.key === key) change(key, () => row);
    },
    reload: () => setAttempts((count) => count + 1),
  };
}
