import type { Problem } from '@dre/core/contract/problem';
import { accept, type Result } from '@dre/core/domain/result';
import { useEffect, useState } from 'react';
import type { Api } from '../../../lib/calls/api.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { startReader } from './book-reader.ts';
import { loadEdition, newestEdition, type OpenedBook, withHouse } from './load-book.ts';

export interface BookOptions {
  /** The edition an estimate was started with; without one, the newest. */
  readonly edition?: number;
  /** The house values the estimate was started with; 0 or none is the book alone. */
  readonly houseRevision?: number;
}

export type BookState =
  | ({ readonly kind: 'open' } & OpenedBook)
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: Problem; readonly reload: () => void };

type Loaded = Result<OpenedBook, Problem>;

/** One instance per edition for the whole page. */
const loading = new Map<number, Promise<Loaded>>();
const open = new Map<number, OpenedBook>();
let lastNewest: number | undefined;

/** The book, cached by this browser after the first visit. */
export function useBook({ edition, houseRevision = 0 }: BookOptions = {}): BookState {
  const api = useApi();
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<{ readonly requestKey: string; readonly loaded: Loaded }>();
  const requestKey = `${String(edition)} ${String(houseRevision)} ${String(tries)}`;
  useEffect(() => {
    let isUnmounted = false;
    const take = async () => {
      const loaded = await loadBook(api, edition, houseRevision);
      if (!isUnmounted) setResult({ requestKey, loaded });
    };
    void take();
    return () => {
      isUnmounted = true;
    };
  }, [api, edition, houseRevision, requestKey]);
  const loaded = result?.requestKey === requestKey ? result.loaded : undefined;
  if (loaded?.ok === false) {
    return { kind: 'problem', problem: loaded.refusal, reload: () => setTries(tries + 1) };
  }
  const cached = loaded?.value ?? (houseRevision === 0 ? open.get(edition ?? lastNewest ?? 0) : undefined);
  return cached === undefined ? { kind: 'loading' } : { kind: 'open', ...cached };
}

/** Loads the shared instance outside React. */
export async function loadBook(api: Api, edition: number | undefined, houseRevision = 0): Promise<Loaded> {
  const plain = await loadPlain(api, edition);
  return plain.ok && houseRevision > 0 ? withHouse(api, plain.value, houseRevision) : plain;
}

async function loadPlain(api: Api, edition: number | undefined): Promise<Loaded> {
  const cached = edition === undefined ? undefined : loading.get(edition);
  if (cached !== undefined) return cached;
  const reader = await startReader();
  try {
    const number = edition === undefined ? await newestEdition(api, reader) : accept(edition);
    if (!number.ok) return number;
    const loaded = await loadOnce(number.value, () => loadEdition(api, reader, number.value));
    if (loaded.ok && edition === undefined) lastNewest = number.value;
    return loaded;
  } finally {
    reader.close();
  }
}

function loadOnce(edition: number, start: () => Promise<Loaded>): Promise<Loaded> {
  const cached = loading.get(edition);
  if (cached !== undefined) return cached;
  const starting = start().then((loaded) => {
    if (loaded.ok) open.set(edition, loaded.value);
    // A failure is not cached: the next caller tries again.
    else loading.delete(edition);
    return loaded;
  });
  loading.set(edition, starting);
  return starting;
}
