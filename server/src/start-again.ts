import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isConnectionLost } from './database/connections/lost-connection.ts';

const mostStarts = 60;
const betweenStartsMs = 500;

/**
 * Starts the product anew if the database goes away while it starts, as it does when both are restarted together. A
 * database that cannot be used at all has a sentence of its own and is not tried again.
 */
export async function startAgainWithDatabase<Product>(
  start: () => Promise<Product>,
  log: Logger,
  betweenMs = betweenStartsMs,
): Promise<Product> {
  for (let starts = 1; ; starts += 1) {
    try {
      return await start();
    } catch (cause) {
      // It was there before, so a later start that does not reach it waits as well.
      const isAway = isConnectionLost(cause) || (starts > 1 && isConnectionLost((cause as Error).cause));
      if (!isAway || starts === mostStarts) throw cause;
      log.error({ err: cause }, 'the database went away during the start; starting again');
      await pause(betweenMs);
    }
  }
}
