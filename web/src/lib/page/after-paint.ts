/** What waits for the next frame, in the order it was asked for. */
let waiting: (() => void)[] = [];

/**
 * Does the work of a press once the press itself is answered on the screen: the button is seen to go down in the frame
 * after the finger, and what it does, which may be much to draw, comes in the one after that.
 */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  // Nobody sees a page that is hidden, and it draws no frame.
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
      // What fails is told as if it had failed under the finger, and holds up none of the others.
      reportError(error);
    }
  }
}

// A page that is put away draws no frame any more, and the next key or press is meant for what the one before it has made:
// what was pressed is done before either.
for (const next of ['visibilitychange', 'keydown', 'pointerdown'])
  globalThis.window?.addEventListener(next, doWaiting, { capture: true });
