import type { LiveNews, Wire } from './wire.ts';

const longestPause = 30_000;

/** Hears what others do for as long as it may: a stream that ends is opened again from where it ended. */
export function startListening(wire: Wire, since: () => number, news: LiveNews): () => void {
  const leaving = new AbortController();
  let failures = 0;
  const told: LiveNews = {
    onEdits: (edits) => {
      failures = 0;
      news.onEdits(edits);
    },
    onPresence: (visitors) => {
      failures = 0;
      news.onPresence(visitors);
    },
  };
  const run = async () => {
    while (!leaving.signal.aborted) {
      await wire.listen(since(), told, leaving.signal);
      news.onPresence([]);
      failures += 1;
      await passed(Math.min(500 * 2 ** failures, longestPause), leaving.signal);
    }
  };
  void run();
  return () => leaving.abort();
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
