import { nothingToUndo, type UndoStack } from '@dre/core/domain/estimates/undo-stack';
import type { PendingEdit } from '@dre/core/domain/estimates/replica';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Turn } from './journal.ts';
import type { KeptEstimate, RefusedEdit, Shelf } from './shelf.ts';

interface Drawers extends DBSchema {
  self: { key: 'device'; value: string };
  estimate: { key: string; value: KeptEstimate };
  /** Numbered as they are written, so that they come back in that order. */
  edit: {
    key: number;
    value: PendingEdit & { readonly estimate: string };
    indexes: { byEstimate: string; byId: string };
  };
  undo: { key: string; value: UndoStack & { readonly estimate: string } };
  refused: {
    key: string;
    value: RefusedEdit & { readonly estimate: string };
    indexes: { byEstimate: string };
  };
}

/** Answered only once the disk has it: a browser that dies right after has lost nothing. */
const toDisk = { durability: 'strict' } as const;

/** Each person has a shelf of their own: whoever signs in next on this device neither reads nor sends it. */
export async function indexedShelf(
  person: string,
  newName: () => string,
): Promise<{ readonly shelf: Shelf; readonly recover: Recover }> {
  const db = await openDB<Drawers>(`dre-estimates-${person}`, 1, {
    upgrade(drawers) {
      drawers.createObjectStore('self');
      drawers.createObjectStore('estimate', { keyPath: 'id' });
      const edits = drawers.createObjectStore('edit', { autoIncrement: true });
      edits.createIndex('byEstimate', 'estimate');
      edits.createIndex('byId', 'edit.id', { unique: true });
      drawers.createObjectStore('undo', { keyPath: 'estimate' });
      const refused = drawers.createObjectStore('refused', { keyPath: 'edit.id' });
      refused.createIndex('byEstimate', 'estimate');
    },
  });
  const device = await deviceName(db, newName);
  const shelf: Shelf = {
    device,
    open: (estimate) => open(db, estimate),
    write: (estimate, edits, undo) => write(db, estimate, edits, undo),
    strike: (estimate, answered) => strike(db, estimate, answered),
    forgetRefused: (edit) => db.delete('refused', edit),
    unsent: () => unsent(db),
  };
  return { shelf, recover: (estimate, edits, turn) => recover(db, estimate, edits, turn) };
}

/** Writes edits that may be there already, and how they are taken back. */
type Recover = (estimate: string, edits: readonly PendingEdit[], turn: Turn) => Promise<void>;

type Db = IDBPDatabase<Drawers>;

/** Two tabs that start together agree: whoever comes second finds the first one's. */
async function deviceName(db: Db, newName: () => string): Promise<string> {
  const drawers = db.transaction('self', 'readwrite');
  const known = await drawers.store.get('device');
  if (known !== undefined) return known;
  const name = newName();
  await drawers.store.put(name, 'device');
  await drawers.done;
  return name;
}

async function open(db: Db, estimate: string): ReturnType<Shelf['open']> {
  const drawers = db.transaction(['estimate', 'edit', 'undo', 'refused']);
  const [kept, pending, undo, refused] = await Promise.all([
    drawers.objectStore('estimate').get(estimate),
    drawers.objectStore('edit').index('byEstimate').getAll(estimate),
    drawers.objectStore('undo').get(estimate),
    drawers.objectStore('refused').index('byEstimate').getAll(estimate),
  ]);
  return { kept, pending, undo: undo ?? nothingToUndo, refused };
}

async function write(
  db: Db,
  estimate: string,
  edits: readonly PendingEdit[],
  undo: UndoStack,
): Promise<void> {
  const drawers = db.transaction(['edit', 'undo'], 'readwrite', toDisk);
  for (const edit of edits) void drawers.objectStore('edit').add({ ...edit, estimate });
  void drawers.objectStore('undo').put({ ...undo, estimate });
  // Said at once: a page that is being left does not live to hear that the last request was done.
  drawers.commit();
  await drawers.done;
}

async function recover(db: Db, ...[estimate, edits, turn]: Parameters<Recover>): Promise<void> {
  const drawers = db.transaction(['edit', 'undo'], 'readwrite', toDisk);
  const store = drawers.objectStore('edit');
  let isNew = false;
  for (const edit of edits) {
    const key = await store.index('byId').getKey(edit.edit.id);
    if (key !== undefined) continue;
    isNew = true;
    void store.add({ ...edit, estimate });
  }
  // What was there already came together with its way back.
  if (isNew) {
    const { undo, redo } = turn((await drawers.objectStore('undo').get(estimate)) ?? nothingToUndo);
    void drawers.objectStore('undo').put({ undo, redo, estimate });
  }
  await drawers.done;
}

async function strike(db: Db, estimate: string, answered: Parameters<Shelf['strike']>[1]): Promise<void> {
  const drawers = db.transaction(['estimate', 'edit', 'refused'], 'readwrite', toDisk);
  void drawers.objectStore('estimate').put(answered.kept);
  for (const refused of answered.refused) void drawers.objectStore('refused').put({ ...refused, estimate });
  const byId = drawers.objectStore('edit').index('byId');
  for (const id of answered.struck) {
    const key = await byId.getKey(id);
    if (key !== undefined) void drawers.objectStore('edit').delete(key);
  }
  await drawers.done;
}

async function unsent(db: Db): ReturnType<Shelf['unsent']> {
  const counts = new Map<string, number>();
  for (const { estimate } of await db.getAll('edit')) {
    counts.set(estimate, (counts.get(estimate) ?? 0) + 1);
  }
  return counts;
}
