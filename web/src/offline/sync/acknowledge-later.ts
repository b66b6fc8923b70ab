import type { Answered, StoredEstimate, RefusedEdit } from '../storage/edit-storage.ts';

/** Long enough for several answers to make one entry. */
const untilQuiet = 2_000;
const longestWait = 5_000;

export interface Striking {
  soon(kept: StoredEstimate, struck: readonly string[], refused: readonly RefusedEdit[]): void;
  now(): void;
}

/**
 * Strikes out what was answered when nobody is at work: it writes the whole estimate, which takes the longer the more
 * lines there are. Nothing hangs on it: what is still on the shelf is sent again and answered as before.
 */
export function startStriking(strike: (answered: Answered) => Promise<void>): Striking {
  let waiting: Answered | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    const answered = waiting;
    waiting = null;
    if (answered !== null) void strike(answered);
  };
  return {
    soon(kept, struck, refused) {
      if (waiting === null) timer = setTimeout(() => whenIdle(run), untilQuiet);
      waiting = {
        kept,
        struck: [...(waiting?.struck ?? []), ...struck],
        refused: [...(waiting?.refused ?? []), ...refused],
      };
    },
    now: run,
  };
}

function whenIdle(work: () => void): void {
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: longestWait });
  else work();
}
