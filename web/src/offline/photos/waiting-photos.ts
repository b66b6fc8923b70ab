/** Photos of one estimate that the server does not have, and the state of the connection. */
export interface WaitingPhotos {
  readonly count: number;
  readonly isCutOff: boolean;
}

const nothing: WaitingPhotos = { count: 0, isCutOff: false };
const listeners = new Set<() => void>();
let waiting: ReadonlyMap<string, WaitingPhotos> = new Map();

/** Published by the photo store and read by save states, also on pages that never load the photo store. */
export function reportWaitingPhotos(next: ReadonlyMap<string, WaitingPhotos>): void {
  const before = new Map(waiting);
  waiting = new Map([...next].map(([estimate, one]) => [estimate, sameOr(before.get(estimate), one)]));
  for (const listener of listeners) listener();
}

export function waitingPhotos(estimate: string): WaitingPhotos {
  return waiting.get(estimate) ?? nothing;
}

export function onWaitingPhotos(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function sameOr(before: WaitingPhotos | undefined, now: WaitingPhotos): WaitingPhotos {
  return before?.count === now.count && before.isCutOff === now.isCutOff ? before : now;
}
