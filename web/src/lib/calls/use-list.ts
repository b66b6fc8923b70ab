import type { Problem } from '@dre/core/contract/problem';
import type { Result } from '@dre/core/domain/result';
import { useEffect, useEffectEvent, useState } from 'react';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly next: string | null;
}

export type LoadPage<Row> = (
  after: string | undefined,
  signal: AbortSignal,
) => Promise<Result<Page<Row>, Problem>>;

export interface List<Row> {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
  readonly problem: Problem | undefined;
  /** Nothing is there yet. */
  readonly isFirstLoad: boolean;
  /** The rows shown are about to be replaced. */
  readonly isStale: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly more: () => void;
  readonly reload: () => void;
}

interface Shown<Row> extends Page<Row> {
  readonly turn: string;
  readonly problem: Problem | undefined;
}

/** A list that goes on after its last row. `key` names what is listed: another key starts another list. */
export function useList<Row>(load: LoadPage<Row>, key: string): List<Row> {
  const [turns, setTurns] = useState(0);
  const [shown, setShown] = useState<Shown<Row>>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const turn = `${key} ${String(turns)}`;
  const read = useEffectEvent((signal: AbortSignal) => load(undefined, signal));
  useEffect(() => {
    const leaving = new AbortController();
    const take = async () => {
      const answer = await read(leaving.signal);
      if (leaving.signal.aborted) return;
      setShown((before) =>
        answer.ok
          ? { ...answer.value, turn, problem: undefined }
          : { ...(before ?? nothing), turn, problem: answer.refusal },
      );
    };
    void take();
    return () => leaving.abort();
  }, [turn]);
  const isCurrent = shown?.turn === turn;
  const more = async () => {
    if (shown?.next == null) return;
    setLoadingMore(true);
    const answer = await load(shown.next, new AbortController().signal);
    setLoadingMore(false);
    setShown((before) => (before?.turn === turn ? extended(before, answer) : before));
  };
  return {
    rows: shown?.items ?? [],
    total: shown?.total,
    problem: isCurrent ? shown.problem : undefined,
    isFirstLoad: shown === undefined,
    isStale: shown !== undefined && !isCurrent,
    hasMore: shown?.next != null,
    isLoadingMore,
    more: () => void more(),
    reload: () => setTurns((count) => count + 1),
  };
}

const nothing = { items: [], total: 0, next: null };

function extended<Row>(before: Shown<Row>, answer: Result<Page<Row>, Problem>): Shown<Row> {
  if (!answer.ok) return { ...before, problem: answer.refusal };
  const { items, total, next } = answer.value;
  return { ...before, items: [...before.items, ...items], total, next, problem: undefined };
}
