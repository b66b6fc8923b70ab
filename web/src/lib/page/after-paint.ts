/** Work waiting for the next frame, in order. */
let waiting: (() => void)[] = [];

/**
 * Runs the work of a press after the press is painted: the button goes down in the next frame, and its effect, which
 * may take long to render, follows in the one after that.
 */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  // A hidden page draws no frame.
  if (globalThis.document?.visibilityState !== 'visible') doWaiting();
  else if (waiting.length === 1) requestAnimationFrame(() => setTimeout(doWaiting));
}

function doWaiting(): void {
  const due = waiting;
  waiting = [];
  for (const work of due) {
    try {
      work();
    } catch (error) {
      // A failure is reported as if thrown by the press itself, and does not stop the other work.
      reportError(error);
    }
  }
}

// A hidden page draws no more frames, and the next key or press depends on the effect of the last one: waiting work
// runs before either.
for (const next of ['visibilitychange', 'keydown', 'pointerdown'])
  globalThis.window?.addEventListener(next, doWaiting, { capture: true });
