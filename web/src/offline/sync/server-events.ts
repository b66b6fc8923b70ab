import type { LiveNews, EstimateTransport } from './estimate-transport.ts';

const longestPause = 30_000;

export interface EventSubscription {
  /** Retries without waiting for the pause to end. */
  now(): void;
  stop(): void;
}

interface ServerEventListener extends LiveNews {
  /** The estimate is no longer there. */
  readonly onGone: () => void;
}

/** Receives edits, presence and comments. A stream that ends is reopened from the last revision. */
export function subscribeToEvents(
  transport: EstimateTransport,
  since: () => number,
  listener: ServerEventListener,
): EventSubscription {
  const abort = new AbortController();
  let failures = 0;
  let waiting = new AbortController();
  const resettingListener: LiveNews = {
    onEdits: (edits) => {
      failures = 0;
      listener.onEdits(edits);
    },
    onPresence: (collaborators) => {
      failures = 0;
      listener.onPresence(collaborators);
    },
    onComments: () => {
      failures = 0;
      listener.onComments();
    },
  };
  const run = async () => {
    while (!abort.signal.aborted) {
      const end = await transport.listen(since(), resettingListener, abort.signal);
      if (abort.signal.aborted) return;
      listener.onPresence([]);
      if (end === 'gone') return listener.onGone();
      failures += 1;
      waiting = new AbortController();
      await pauseFor(
        Math.min(500 * 2 ** failures, longestPause),
        AbortSignal.any([abort.signal, waiting.signal]),
      );
    }
  };
  void run();
  return {
    now: () => {
      failures = 0;
      waiting.abort();
    },
    stop: () => abort.abort(),
  };
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
