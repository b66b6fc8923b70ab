const listeners = new Set<() => void>();

/** The shop's stream says that there may be new notices; the bell of the bar reads them. */
export function announceNotices(): void {
  for (const listener of listeners) listener();
}

export function onNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
