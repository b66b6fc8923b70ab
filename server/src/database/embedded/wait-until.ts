import { setInterval as every } from 'node:timers/promises';

/** Polls until the condition holds (true) or the time is up (false). */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  patience: { everyMs: number; forMs: number },
): Promise<boolean> {
  if (await isSo()) return true;
  for await (const deadline of every(patience.everyMs, Date.now() + patience.forMs)) {
    if (await isSo()) return true;
    if (Date.now() > deadline) break;
  }
  return false;
}
