/** IndexedDB in promises: what a library would do more is half as much script again as what uses it. */
export function openStore(
  name: string,
  version: number,
  upgrade: (store: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', () => upgrade(opening.result));
  return answer(opening);
}

export function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The shelf is closed.')));
  });
}

/** Kept once this is answered; whatever fails in a transaction ends the whole of it. */
export function written(writing: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    writing.addEventListener('complete', () => resolve());
    writing.addEventListener('abort', () => reject(writing.error ?? new Error('The shelf is closed.')));
  });
  // Whoever waits for a request of it first has heard of the failure there.
  done.catch(() => undefined);
  return done;
}
