import type { Db } from '../../../database/connections/connection.ts';
import type { Log } from '../../../database/connections/log.ts';
import { computePriceAverages } from './price-averages.ts';

const everyMs = 60_000;

/** Takes what was locked into the averages once a minute, so that nobody who locks waits for it. */
export function schedulePriceAverages(db: Db, log: Log): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const reckon = async () => {
    try {
      await computePriceAverages(db);
    } catch (cause) {
      // The next minute tries again: what is due stays due.
      log.warn({ err: cause }, 'The price averages were not reckoned');
    }
  };
  const timer = setInterval(() => {
    running = running.then(reckon);
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
