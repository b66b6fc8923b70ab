import { createRoot } from 'react-dom/client';
import { requestDone, openStore, writeDone } from '../lib/indexed-store.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';

// The device stores the work of a person and their book: both are removed at sign-out. Work the server has not received
// stays, for that person alone, until they sign in again.

interface Unsent {
  readonly changes: number;
  readonly photos: number;
}

const names = {
  estimates: (person: string) => `dre-estimates-${person}`,
  photos: (person: string) => `dre-photos-${person}`,
  book: 'dre-book',
};

/** True unless unsent work would stay behind and the person decides not to leave. */
export async function mayLeave(person: string): Promise<boolean> {
  const { changes, photos } = await restBy(person).catch(() => nothing);
  if (changes + photos === 0) return true;
  const parts = [counted(changes, 'change'), counted(photos, 'photo')].filter((part) => part !== '');
  return ask(`${parts.join(' and ')} ${changes + photos === 1 ? 'is' : 'are'} only on this device.`);
}

const nothing: Unsent = { changes: 0, photos: 0 };
/** Time for edits the server has just acknowledged to be removed from storage. */
const strikingMs = 400;

async function restBy(person: string): Promise<Unsent> {
  const { changes, photos } = await unsentBy(person);
  if (changes + photos === 0) return nothing;
  await new Promise((resolve) => setTimeout(resolve, strikingMs));
  return unsentBy(person);
}

function counted(number: number, thing: string): string {
  if (number === 0) return '';
  return number === 1 ? `1 ${thing}` : `${String(number)} ${thing}s`;
}

/** Mounted on the body: the bar it is called from may fold away while the dialog is open. */
function ask(unsent: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const close = (isLeaving: boolean) => {
      root.unmount();
      place.remove();
      resolve(isLeaving);
    };
    root.render(
      <ConfirmDialog
        isOpen
        cancel
        destructive
        heading="Log out before it is sent?"
        message={`${unsent} It stays here, and is sent once you sign in on this device again.`}
        onClose={close}
      />,
    );
  });
}

async function unsentBy(person: string): Promise<Unsent> {
  const [changes, photos] = await Promise.all([
    inDatabase(names.estimates(person), (db) => count(db, 'edit')),
    inDatabase(names.photos(person), (db) => count(db, 'photo')),
  ]);
  return { changes: changes ?? 0, photos: photos ?? 0 };
}

function count(db: IDBDatabase, drawer: string): Promise<number> {
  return requestDone(db.transaction(drawer).objectStore(drawer).count());
}

/** Removes everything except work the server has not received. */
export async function emptyDevice(person: string): Promise<void> {
  try {
    const unsent = (await inDatabase(names.estimates(person), forgetSent)) ?? new Set<string>();
    await inDatabase(names.book, clear);
    forgetValues(localStorage, (name) => isOf(person, name) && !isAbout(unsent, name));
    forgetValues(sessionStorage, (name) => name.startsWith('desk '));
  } catch {
    // A window without storage has nothing to remove.
  }
}

/** Deletes the estimates the server has in full, and returns the ids of the others. */
async function forgetSent(db: IDBDatabase): Promise<ReadonlySet<string>> {
  const drawers = db.transaction(['estimate', 'edit', 'undo', 'refused'], 'readwrite');
  const isDone = writeDone(drawers);
  const edits = await requestDone<{ estimate: string }[]>(drawers.objectStore('edit').getAll());
  const unsent = new Set(edits.map(({ estimate }) => estimate));
  for (const name of ['estimate', 'undo', 'refused']) {
    const drawer = drawers.objectStore(name);
    const [keys, kept] = await Promise.all([
      requestDone(drawer.getAllKeys()),
      requestDone<{ id?: string; estimate?: string }[]>(drawer.getAll()),
    ]);
    for (const [at, { id, estimate }] of kept.entries()) {
      const key = keys[at];
      if (key !== undefined && !unsent.has(estimate ?? id ?? '')) drawer.delete(key);
    }
  }
  await isDone;
  return unsent;
}

async function clear(db: IDBDatabase): Promise<void> {
  const drawers = db.transaction([...db.objectStoreNames], 'readwrite');
  for (const name of db.objectStoreNames) drawers.objectStore(name).clear();
  await writeDone(drawers);
}

/** Opens only an existing database: opening another one would create it. */
async function inDatabase<Value>(
  name: string,
  work: (db: IDBDatabase) => Promise<Value>,
): Promise<Value | undefined> {
  const there = (await indexedDB.databases()).find((one) => one.name === name);
  if (there?.version === undefined) return undefined;
  const db = await openStore(name, there.version, () => undefined);
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** True for a person's drafts, begun estimates and offline book choice. */
function isOf(person: string, name: string): boolean {
  return [
    `dre-entries ${person} `,
    `dre-started-${person}-`,
    'dre-cell ',
    'dre-comment ',
    'dre_kept_book_',
  ].some((start) => name.startsWith(start));
}

function isAbout(unsent: ReadonlySet<string>, name: string): boolean {
  const isNote = name.startsWith('dre-started-') && unsent.size > 0;
  return isNote || [...unsent].some((estimate) => name.includes(estimate));
}

function forgetValues(values: Storage, isForgotten: (name: string) => boolean): void {
  for (const name of Object.keys(values).filter(isForgotten)) values.removeItem(name);
}
