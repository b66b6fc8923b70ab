/** Runs when the page is idle; returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  // Some browsers have no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const waiting = setTimeout(work, 1_000);
    return () => clearTimeout(waiting);
  }
  const waiting = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(waiting);
}
