import { setInterval as every } from 'node:timers/promises';

/** Polls until the condition holds (true) or the time is up (false). */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeout: { everyMs: number; forMs: number },
): Promise<boolean> {
  if (await condition()) return true;
  for await (const deadline of every(timeout.everyMs, Date.now() + timeout.forMs)) {
    if (await condition()) return true;
    if (Date.now() > deadline) break;
  }
  return false;
}
