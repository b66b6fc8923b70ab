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
  readonly ask: (index: number) => void;
  /** Changes a part locally; `refresh` loads it again. */
  readonly change: (key: string, to: (part: PartRow) => PartRow) => void;
  readonly refresh: (key: string) => Promise<void>;
  readonly reload: () => void;
}

interface Answer {
  readonly turn: string;
  readonly found: PartsFound | undefined;
  readonly problem: Problem | undefined;
}

/** The parts for an address, loaded page by page as they become visible. */
export function usePartsFound(address: PartsAddress): PartsList {
  const api = useApi();
  const [turns, setTurns] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const question = JSON.stringify({ file: 'parts.csv', ...filterOf(address), ...orderOf(address) });
  const turn = `${question} ${String(turns)}`;
  const asked = useRef({ turn: '', pages: new Set<number>() });
  const fetchPage = useCallback(
    async (page: number) => {
      if (asked.current.turn !== turn) asked.current = { turn, pages: new Set() };
      const { pages } = asked.current;
      if (pages.has(page)) return;
      pages.add(page);
      const place = { offset: String(page * pageSize), size: String(pageSize) };
      const query = { ...(JSON.parse(question) as { file: 'parts.csv' }), ...place };
      const result = await api.call(readDraftRows, { query });
      if (asked.current.turn !== turn) return;
      if (!result.ok) {
        // A failed page is requested again when its rows are next visible.
        pages.delete(page);
        setAnswer((before) => ({ turn, found: before?.found, problem: result.refusal }));
        return;
      }
      const { total, groups, rows } = result.value;
      setAnswer((before) => {
        const known = before?.turn === turn ? before.found?.pages : undefined;
        return {
          turn,
          found: { total, groups, pages: new Map([...(known ?? []), [page, rows]]) },
          problem: undefined,
        };
      });
    },
    [api, question, turn],
  );
  const begin = useEffectEvent(() => fetchPage(0));
  useEffect(() => {
    // Rows of another address do not belong here.
    asked.current = { turn, pages: new Set() };
    const take = async () => {
      await begin();
    };
    void take();
  }, [turn]);
  const ask = useCallback((index: number) => void fetchPage(Math.floor(index / pageSize)), [fetchPage]);
  const change = (key: string, to: (part: PartRow) => PartRow) =>
    setAnswer((before) => before && { ...before, found: before.found && withPart(before.found, key, to) });
  return {
    found: answer?.found,
    problem: answer?.turn === turn ? answer.problem : undefined,
    isLoading: answer?.turn !== turn,
    ask,
    change,
    refresh: async (key) => {
      const result = await api.call(readDraftRows, { query: { file: 'parts.csv', part: key, size: '1' } });
      const [row] = result.ok ? result.value.rows : [];
      if (row?.key === key) change(key, () => row);
    },
    reload: () => setTurns((count) => count + 1),
  };
}
