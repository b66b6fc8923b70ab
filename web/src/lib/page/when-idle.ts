/** Runs when the page has nothing else to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  // Not in every browser.
  if (typeof window.requestIdleCallback !== 'function') {
    const waiting = setTimeout(work, 1_000);
    return () => clearTimeout(waiting);
  }
  const waiting = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(waiting);
}
