import { createRoot } from 'react-dom/client';
import { requestDone, openStore, writeDone } from '../lib/indexed-store.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';

// What this device keeps is somebody's work and the book they may read: it goes when they go. What the server has not
// got yet stays, for them alone, until they are back.

interface Unsent {
  readonly changes: number;
  readonly photos: number;
}

const names = {
  estimates: (person: string) => `dre-estimates-${person}`,
  photos: (person: string) => `dre-photos-${person}`,
  book: 'dre-book',
};

/** True unless something would be left unsent and they would rather stay. */
export async function mayLeave(person: string): Promise<boolean> {
  const { changes, photos } = await restBy(person).catch(() => nothing);
  if (changes + photos === 0) return true;
  const parts = [counted(changes, 'change'), counted(photos, 'photo')].filter((part) => part !== '');
  return ask(`${parts.join(' and ')} ${changes + photos === 1 ? 'is' : 'are'} only on this device.`);
}

const nothing: Unsent = { changes: 0, photos: 0 };
/** Within which whatever was just answered is struck out. */
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

/** A place of its own: the bar it is asked from may be folded away while the answer is awaited. */
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

/** Everything goes but what the server has not got. */
export async function emptyDevice(person: string): Promise<void> {
  try {
    const unsent = (await inDatabase(names.estimates(person), forgetSent)) ?? new Set<string>();
    await inDatabase(names.book, clear);
    forgetValues(localStorage, (name) => isOf(person, name) && !isAbout(unsent, name));
    forgetValues(sessionStorage, (name) => name.startsWith('desk '));
  } catch {
    // A window that keeps nothing has nothing to empty.
  }
}

/** Forgets the estimates the server has as they stand here, and gives those it has not. */
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

/** Only one that is there: opening would make it. */
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

/** What was half typed, which estimate was begun, and which book somebody decided to keep. */
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
