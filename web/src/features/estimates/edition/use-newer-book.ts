import { readNewestBook } from '@dre/core/contract/catalogue/catalogue';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import type { BookPin } from '@dre/core/domain/catalogue/book/pin';
import { type EditionMove, moveBetween } from '@dre/core/domain/estimates/versions/preview-edition-move';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { keyValueStorage } from '../../session/key-value-storage.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { isNewer, dismissedKey, pinText, resolvedPin } from './newer-book-text.ts';

type Newest = ReplyOf<typeof readNewestBook>;

export interface NewerBookNow {
  readonly target: BookPin;
  readonly present: BookPin;
  readonly newest: Newest;
  readonly move: EditionMove;
  /** Keeps the present book; the bar returns only for a newer book than the one declined. */
  readonly dismiss: () => void;
}

const device = keyValueStorage(() => localStorage);

/** The changes the newest book would make here; null if there are none, or the estimator declined them. */
export function useNewerBook(now: EstimateNow): NewerBookNow | null {
  const { estimate, store } = now;
  const { books } = store;
  const newest = useNewest();
  const [dismissed, setDismissed] = useState(() => device.getItem(dismissedKey(estimate.id)));
  const present = resolvedPin(estimate, books.defaultHouseRevision);
  const found = newest && { edition: newest.edition.number, houseRevision: newest.houseRevision };
  const target = found && isNewer(found, present) && dismissed !== pinText(found) ? found : null;
  const move = useMove(now, target);
  if (newest === null || target === null || move === null) return null;
  const dismiss = () => {
    device.setItem(dismissedKey(estimate.id), pinText(target));
    setDismissed(pinText(target));
  };
  return { target, present, newest, move, dismiss };
}

function useNewest(): Newest | null {
  const api = useApi();
  const [newest, setNewest] = useState<Newest | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const reply = await api.call(readNewestBook, { signal: abort.signal });
      // Offline, no newer book is known; the next visit asks again.
      if (reply.ok && !abort.signal.aborted) setNewest(reply.value);
    };
    void load();
    return () => abort.abort();
  }, [api]);
  return newest;
}

/** Delays pricing the whole estimate twice until typing has paused. */
const untilQuiet = 600;

function useMove({ estimate, store }: EstimateNow, target: BookPin | null): EditionMove | null {
  const { books } = store;
  const { edition = 0, houseRevision = 0 } = target ?? {};
  const [found, setFound] = useState<{ readonly of: string; readonly move: EditionMove } | null>(null);
  useEffect(() => {
    if (edition === 0) return undefined;
    let isUnmounted = false;
    const calculate = async () => {
      const pin = { edition, houseRevision };
      const loaded = await books.load([pin]);
      if (!loaded.ok || isUnmounted) return;
      const move = moveBetween(estimate, pin, books.of);
      setFound(move.ok ? { of: pinText(pin), move: move.value } : null);
    };
    const timer = setTimeout(() => void calculate(), untilQuiet);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [estimate, books, edition, houseRevision]);
  return target !== null && found?.of === pinText(target) ? found.move : null;
}
