import { createRoot } from 'react-dom/client';
import { requestDone, openStore, writeDone } from '../lib/indexed-store.ts';
import { noteClockPass } from '../offline/clock-device/pass-flag.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';

// The device stores the work of a person and their book: both are removed at sign-out. Work the server has not received
// stays, for that person alone, until they sign in again.

interface Unsent {
  readonly changes: number;
  readonly photos: number;
  /** Of the clock. */
  readonly presses: number;
}

const names = {
  estimates: (person: string) => `dre-estimates-${person}`,
  photos: (person: string) => `dre-photos-${person}`,
  /** One a company. */
  shops: (person: string) => `dre-shop-${person}-`,
  book: 'dre-book',
  clockPass: 'dre-clock',
};

/** True unless unsent work would stay behind and the person decides not to leave. */
export async function mayLeave(person: string): Promise<boolean> {
  const unsent = await restBy(person).catch(() => nothing);
  if (sumOf(unsent) === 0) return true;
  const { changes, photos, presses } = unsent;
  const named = [
    counted(changes, 'change'),
    counted(photos, 'photo'),
    counted(presses, 'press of the clock', 'presses of the clock'),
  ].filter((part) => part !== '');
  return ask(
    `${new Intl.ListFormat('en-US').format(named)} ${sumOf(unsent) === 1 ? 'is' : 'are'} only on this device.`,
  );
}

const nothing: Unsent = { changes: 0, photos: 0, presses: 0 };

function sumOf({ changes, photos, presses }: Unsent): number {
  return changes + photos + presses;
}

/** Time for edits the server has just acknowledged to be removed from storage. */
const strikingMs = 400;

async function restBy(person: string): Promise<Unsent> {
  if (sumOf(await unsentBy(person)) === 0) return nothing;
  await new Promise((resolve) => setTimeout(resolve, strikingMs));
  return unsentBy(person);
}

function counted(number: number, thing: string, things = `${thing}s`): string {
  if (number === 0) return '';
  return number === 1 ? `1 ${thing}` : `${String(number)} ${things}`;
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
  const shops = await shopsOf(person);
  const inShops = async (drawer: string) => {
    const counts = await Promise.all(shops.map((name) => inDatabase(name, (db) => count(db, drawer))));
    return counts.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  };
  const [changes, photos, shopChanges, presses] = await Promise.all([
    inDatabase(names.estimates(person), (db) => count(db, 'edit')),
    inDatabase(names.photos(person), (db) => count(db, 'photo')),
    inShops('edit'),
    inShops('clock'),
  ]);
  return { changes: (changes ?? 0) + shopChanges, photos: photos ?? 0, presses };
}

async function shopsOf(person: string): Promise<readonly string[]> {
  const all = await indexedDB.databases();
  return all.flatMap(({ name }) => (name?.startsWith(names.shops(person)) === true ? [name] : []));
}

function count(db: IDBDatabase, drawer: string): Promise<number> {
  return requestDone(db.transaction(drawer).objectStore(drawer).count());
}

/** Removes everything except work the server has not received. */
export async function emptyDevice(person: string): Promise<void> {
  try {
    const unsent = (await inDatabase(names.estimates(person), forgetSent)) ?? new Set<string>();
    await inDatabase(names.book, clear);
    noteClockPass(null);
    await inDatabase(names.clockPass, forgetPass);
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

/** A tablet's key stays: nobody signs in there. */
async function forgetPass(db: IDBDatabase): Promise<void> {
  const drawers = db.transaction('key', 'readwrite');
  drawers.objectStore('key').delete('pass');
  await writeDone(drawers);
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
