import {
  type BookImport,
  commitBookImport,
  makeErrorFile,
  planBookImport,
  readBookImport,
  startBookImport,
} from '@dre/core/contract/catalogue/book-import';
import type { Endpoint, ReplyOf } from '@dre/core/contract/endpoint';
import type { Problem } from '@dre/core/contract/problem';
import type { ImportPlan } from '@dre/core/domain/catalogue/import/import-plan';
import type { Result } from '@dre/core/domain/result';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallParts } from '../../../lib/calls/api.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { saveGeneratedFile } from './save-generated-file.ts';

export interface ImportFlow {
  readonly current: BookImport | undefined;
  readonly isBusy: boolean;
  readonly problem: Problem | undefined;
  start(file: File): Promise<string | undefined>;
  change(change: Partial<ImportPlan>): Promise<void>;
  commit(options: { readonly leaveOutRejected: boolean; readonly largePriceChanges: number }): Promise<void>;
  saveErrors(): Promise<void>;
}

/** The delay between progress requests. */
const pollMs = 700;

/** One file being imported into the draft; `id` is in the address, so that it survives a reload. */
export function useBookImport(id: string | undefined): ImportFlow {
  const api = useApi();
  const [current, setCurrent] = useState<BookImport>();
  const [isBusy, setBusy] = useState(false);
  const isCalling = useRef(false);
  const [problem, setProblem] = useState<Problem>();
  const mine = current?.id === id ? current : undefined;

  const call = async <E extends Endpoint>(
    endpoint: E,
    parts: CallParts<E>,
  ): Promise<ReplyOf<E> | undefined> => {
    isCalling.current = true;
    setBusy(true);
    setProblem(undefined);
    const reply = await api.call(endpoint, parts);
    isCalling.current = false;
    setBusy(false);
    if (reply.ok) return reply.value;
    setProblem(reply.refusal);
    return undefined;
  };
  const take = (value: BookImport | undefined) => {
    if (value !== undefined) setCurrent(value);
  };

  const isWaiting = mine?.state === 'checking' || mine?.state === 'committing';
  const isWanted = id !== undefined && (mine === undefined || isWaiting);
  usePolling(isWanted ? id : undefined, mine, (reply) => {
    if (reply.ok) setCurrent(reply.value);
    else setProblem(reply.refusal);
  });

  return {
    current: mine,
    isBusy: isBusy || isWaiting,
    problem,
    start: async (file) => {
      const body = new Uint8Array(await file.arrayBuffer());
      const started = await call(startBookImport, { query: { fileName: file.name.slice(-200) }, body });
      take(started);
      return started?.id;
    },
    change: async (change) => {
      // One change at a time: a field that blurs because of the first would send a second.
      if (mine === undefined || isWaiting || isCalling.current) return;
      const body = { version: mine.version, plan: { ...mine.plan, ...change } };
      take(await call(planBookImport, { params: { id: mine.id }, body }));
    },
    commit: async (options) => {
      if (mine === undefined) return;
      const body = { version: mine.version, ...options };
      take(await call(commitBookImport, { params: { id: mine.id }, body }));
    },
    saveErrors: async () => {
      const file = mine && (await call(makeErrorFile, { params: { id: mine.id }, body: {} }));
      if (file !== undefined) saveGeneratedFile(file);
    },
  };
}

type ImportReply = Result<BookImport, Problem>;

/** Requests an unknown import at once, and again while the server works on it. */
function usePolling(
  id: string | undefined,
  loaded: BookImport | undefined,
  onReply: (reply: ImportReply) => void,
): void {
  const api = useApi();
  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (id === undefined) return;
    const reply = await api.call(readBookImport, { params: { id }, query: {}, signal });
    if (!signal.aborted) onReply(reply);
  });
  useEffect(() => {
    if (id === undefined) return;
    const abort = new AbortController();
    const timer = setTimeout(() => void look(abort.signal), loaded === undefined ? 0 : pollMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, loaded]);
}
