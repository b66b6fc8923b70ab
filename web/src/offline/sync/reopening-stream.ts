const longestPause = 30_000;

export interface EventSubscription {
  /** Retries without waiting for the pause to end. */
  now(): void;
  stop(): void;
}

/** A stream that ended is opened again, unless its subject is no longer there. */
export type StreamEnd = 'ended' | 'gone';

export interface ReopeningStream {
  /** Resolves when the connection ends. `onNews` is called with everything it brings. */
  readonly listen: (onNews: () => void, signal: AbortSignal) => Promise<StreamEnd>;
  readonly onEnded: () => void;
  readonly onGone: () => void;
}

/** Opens a stream again whenever it ends, with growing pauses until it brings something. */
export function reopenStream({ listen, onEnded, onGone }: ReopeningStream): EventSubscription {
  const abort = new AbortController();
  let failures = 0;
  let waiting = new AbortController();
  const run = async () => {
    while (!abort.signal.aborted) {
      const end = await listen(() => void (failures = 0), abort.signal);
      if (abort.signal.aborted) return;
      onEnded();
      if (end === 'gone') return onGone();
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
