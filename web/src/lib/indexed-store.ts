/** IndexedDB in promises: what a library would do more is half as much script again as what uses it. */
export function openStore(
  name: string,
  version: number,
  upgrade: (store: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', () => upgrade(opening.result));
  return requestDone(opening);
}

/** Opened at the first use, and again after the browser closed it, as browsers do when the disk fails them. */
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
 * Chromium writes on behind a record that a full disk has torn, and throws away all of it at its next start. Of a
 * journal that is long enough it makes files that are whole, and begins another: the third only after the first is done.
 */
async function beginJournalAnew(): Promise<void> {
  const name = 'dre-journal';
  // Even to look into it is to write on: it is left alone until there is room for all of this, somewhere else.
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

/** Kept once this is answered; whatever fails in a transaction ends the whole of it. */
export function writeDone(writing: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    writing.addEventListener('complete', () => resolve());
    writing.addEventListener('abort', () => reject(writing.error ?? new Error('The shelf is closed.')));
  });
  // Whoever waits for a request of it first has heard of the failure there.
  done.catch(() => undefined);
  return done;
}
