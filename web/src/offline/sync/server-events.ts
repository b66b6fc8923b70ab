import type { LiveNews, EstimateTransport } from './estimate-transport.ts';

const longestPause = 30_000;

export interface EventSubscription {
  /** Retries without waiting for the pause to end. */
  now(): void;
  stop(): void;
}

/** Receives edits, presence and comments. A stream that ends is reopened from the last revision. */
export function subscribeToEvents(
  wire: EstimateTransport,
  since: () => number,
  news: LiveNews,
): EventSubscription {
  const leaving = new AbortController();
  let failures = 0;
  let waiting = new AbortController();
  const told: LiveNews = {
    onEdits: (edits) => {
      failures = 0;
      news.onEdits(edits);
    },
    onPresence: (visitors) => {
      failures = 0;
      news.onPresence(visitors);
    },
    onComments: () => {
      failures = 0;
      news.onComments();
    },
  };
  const run = async () => {
    while (!leaving.signal.aborted) {
      await wire.listen(since(), told, leaving.signal);
      news.onPresence([]);
      failures += 1;
      waiting = new AbortController();
      await passed(
        Math.min(500 * 2 ** failures, longestPause),
        AbortSignal.any([leaving.signal, waiting.signal]),
      );
    }
  };
  void run();
  return {
    now: () => {
      failures = 0;
      waiting.abort();
    },
    stop: () => leaving.abort(),
  };
}

function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
