import type { Acknowledgment, StoredEstimate, RefusedEdit } from '../storage/edit-storage.ts';

/** Long enough to merge several replies into one write. */
const untilQuiet = 2_000;
const longestWait = 5_000;

export interface AcknowledgmentQueue {
  soon(stored: StoredEstimate, acknowledged: readonly string[], refused: readonly RefusedEdit[]): void;
  now(): void;
}

/**
 * Stores acknowledgements when the browser is idle, because each writes the whole estimate, which takes
 * longer the more lines it has. A lost write is harmless: edits still in storage are sent again and get the
 * same reply.
 */
export function startAcknowledging(
  acknowledge: (acknowledgment: Acknowledgment) => Promise<void>,
): AcknowledgmentQueue {
  let waiting: Acknowledgment | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    const acknowledgment = waiting;
    waiting = null;
    if (acknowledgment !== null) void acknowledge(acknowledgment);
  };
  return {
    soon(stored, acknowledged, refused) {
      if (waiting === null) timer = setTimeout(() => whenIdle(run), untilQuiet);
      waiting = {
        stored,
        acknowledged: [...(waiting?.acknowledged ?? []), ...acknowledged],
        refused: [...(waiting?.refused ?? []), ...refused],
      };
    },
    now: run,
  };
}

function whenIdle(work: () => void): void {
  // Some browsers lack requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: longestWait });
  else work();
}
