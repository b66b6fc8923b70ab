import { readDraft, type StagedRow, stageDraftRows } from '@dre/core/contract/catalogue/book-draft';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import type { Problem } from '@dre/core/contract/problem';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { undoing } from './staged-rows.ts';

export interface DraftEditor {
  readonly draft: ReplyOf<typeof readDraft> | undefined;
  readonly problem: Problem | undefined;
  /** The number of rows that differ from the published ones; undefined until loaded. */
  readonly changes: number | undefined;
  readonly revision: number;
  /** Stages rows, one staging after the other. Returns the problem if refused; then nothing has changed. */
  readonly stage: (rows: readonly StagedRow[]) => Promise<Problem | undefined>;
  /** Reverts the last staging of this page; null when there is none. `parts` are the parts it changed. */
  readonly undo: {
    readonly parts: readonly string[];
    readonly run: () => Promise<Problem | undefined>;
  } | null;
  /** Records a change made elsewhere, with its result. */
  readonly note: (latest: DraftStatus) => void;
  readonly reload: () => void;
}

interface DraftStatus {
  readonly revision: number;
  readonly changes: number;
}

/** The draft of the next edition; a page changes it through this editor only. */
export function useDraftEditor(): DraftEditor {
  const api = useApi();
  const { data, error, refetch } = useQuery(readDraft, {});
  const [latest, setLatest] = useState<DraftStatus>();
  const [past, setPast] = useState<readonly (readonly StagedRow[])[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const newest =
    data !== undefined && (latest === undefined || data.revision >= latest.revision) ? data : latest;
  const send = (rows: readonly StagedRow[]): Promise<Problem | undefined> => {
    const sending = queue.current.then(async () => {
      const reply = await api.call(stageDraftRows, { body: { rows: [...rows] } });
      if (!reply.ok) return reply.refusal;
      setLatest(reply.value);
      return undefined;
    });
    queue.current = sending;
    return sending;
  };
  const last = past.at(-1);
  return {
    draft: data,
    problem: error,
    changes: newest?.changes,
    revision: newest?.revision ?? 0,
    stage: async (rows) => {
      const refused = await send(rows);
      if (refused === undefined) setPast((before) => [...before.slice(-49), rows]);
      return refused;
    },
    undo:
      last === undefined
        ? null
        : {
            parts: last.map(({ key, was, cells }) => (cells ?? was)?.['part_code'] ?? key),
            run: () => {
              setPast((before) => before.slice(0, -1));
              return send(undoing(last));
            },
          },
    note: (next) => {
      setLatest(next);
      // Earlier stagings may be covered by this change, so they can no longer be undone.
      setPast([]);
      refetch();
    },
    reload: refetch,
  };
}
