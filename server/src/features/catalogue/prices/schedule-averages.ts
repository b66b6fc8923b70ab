import type { Db } from '../../../database/connections/connection.ts';
import type { Log } from '../../../database/connections/log.ts';
import { computePriceAverages } from './price-averages.ts';

const everyMs = 60_000;

/** Updates the averages once a minute, so that locking an estimate does not wait for it. */
export function schedulePriceAverages(db: Db, log: Log): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const calculate = async () => {
    try {
      await computePriceAverages(db);
    } catch (cause) {
      // Retried the next minute: the work stays queued.
      log.warn({ err: cause }, 'The price averages were not calculated');
    }
  };
  const timer = setInterval(() => {
    running = running.then(calculate);
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
