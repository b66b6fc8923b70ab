/** IndexedDB as promises: a library would be half as much script again as its callers. */
export function openStore(
  name: string,
  version: number,
  upgrade: (store: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', () => upgrade(opening.result));
  return requestDone(opening);
}

/** Opened at first use, and again after the browser closed it, as browsers do after disk failures. */
export function lastingStore(...given: Parameters<typeof openStore>): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | undefined;
  let wasClosed = false;
  const forget = () => void (opening = undefined);
  const open = async () => {
    if (wasClosed) await beginJournalAnew();
    const store = await openStore(...given);
    store.addEventListener('close', () => {
      wasClosed = true;
      forget();
    });
    return store;
  };
  return () => {
    if (opening === undefined) {
      opening = open();
      opening.catch(forget);
    }
    return opening;
  };
}

/**
 * Chromium appends to its journal behind a record torn by a full disk, and drops all of that at its next start. A long
 * journal is compacted into whole files and a new one begins; the third starts only after the first is compacted.
 */
async function beginJournalAnew(): Promise<void> {
  const name = 'dre-journal';
  // Even reading appends to the journal, so it is left alone until a cache entry proves that there is room for all of
  // this.
  if ('caches' in globalThis) {
    const elsewhere = await caches.open(name);
    await elsewhere.put('/', new Response(new Uint8Array(32_000_000))).finally(() => caches.delete(name));
  }
  for (let turn = 0; turn < 3; turn += 1) {
    await requestDone(indexedDB.deleteDatabase(name));
    const filled = await openStore(name, 1, (store) => {
      const pages = store.createObjectStore('page');
      for (let page = 0; page < 100; page += 1) pages.put('-'.repeat(60_000), page);
    });
    filled.close();
  }
  indexedDB.deleteDatabase(name);
}

export function requestDone<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The shelf is closed.')));
  });
}

/** Resolves once the transaction is stored; a failure in it aborts all of it. */
export function writeDone(writing: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    writing.addEventListener('complete', () => resolve());
    writing.addEventListener('abort', () => reject(writing.error ?? new Error('The shelf is closed.')));
  });
  // A caller that awaits one of its requests first has received the failure there.
  done.catch(() => undefined);
  return done;
}
