import { nothingToUndo, type UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';
import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import { requestDone, lastingStore, writeDone } from '../../lib/indexed-store.ts';
import type { UndoUpdate } from './write-ahead-journal.ts';
import type { StoredEstimate, RefusedEdit, EditStorage } from './edit-storage.ts';

type OfEstimate<Value> = Value & { readonly estimate: string };

/** A write resolves only once it is on the disk, so a browser crash right after it loses nothing. */
const toDisk = { durability: 'strict' } as const;

/**
 * Each person has a database of their own: the next person signed in on this device neither reads nor sends
 * these edits.
 */
export async function indexedEditStorage(
  person: string,
  newName: () => string,
): Promise<{ readonly shelf: EditStorage; readonly recover: Recover }> {
  const store = lastingStore(`dre-estimates-${person}`, 1, (drawers) => {
    drawers.createObjectStore('self');
    drawers.createObjectStore('estimate', { keyPath: 'id' });
    // Auto-incremented keys return the edits in the order they were written.
    const edits = drawers.createObjectStore('edit', { autoIncrement: true });
    edits.createIndex('byEstimate', 'estimate');
    edits.createIndex('byId', 'edit.id', { unique: true });
    drawers.createObjectStore('undo', { keyPath: 'estimate' });
    const refused = drawers.createObjectStore('refused', { keyPath: 'edit.id' });
    refused.createIndex('byEstimate', 'estimate');
  });
  const device = await deviceName(await store(), newName);
  const shelf: EditStorage = {
    device,
    open: async (estimate) => open(await store(), estimate),
    write: async (estimate, edits, undo) => write(await store(), estimate, edits, undo),
    strike: async (estimate, answered) => strike(await store(), estimate, answered),
    forgetRefused: async (edit) => forgetRefused(await store(), edit),
    unsent: async () => unsent(await store()),
  };
  return { shelf, recover: async (estimate, edits, turn) => recover(await store(), estimate, edits, turn) };
}

/** Stores edits that may be stored already, and updates the undo stack for the new ones. */
type Recover = (estimate: string, edits: readonly PendingEdit[], turn: UndoUpdate) => Promise<void>;

/** Reads and writes in one transaction, so two tabs that start together agree on one id. */
async function deviceName(db: IDBDatabase, newName: () => string): Promise<string> {
  const drawers = db.transaction('self', 'readwrite');
  const self = drawers.objectStore('self');
  const known = await requestDone<string | undefined>(self.get('device'));
  if (known !== undefined) return known;
  const name = newName();
  self.put(name, 'device');
  await writeDone(drawers);
  return name;
}

async function open(db: IDBDatabase, estimate: string): ReturnType<EditStorage['open']> {
  const drawers = db.transaction(['estimate', 'edit', 'undo', 'refused']);
  const ofEstimate = (drawer: string) => drawers.objectStore(drawer).index('byEstimate').getAll(estimate);
  const [kept, pending, undo, refused] = await Promise.all([
    requestDone<StoredEstimate | undefined>(drawers.objectStore('estimate').get(estimate)),
    requestDone<OfEstimate<PendingEdit>[]>(ofEstimate('edit')),
    requestDone<OfEstimate<UndoStack> | undefined>(drawers.objectStore('undo').get(estimate)),
    requestDone<OfEstimate<RefusedEdit>[]>(ofEstimate('refused')),
  ]);
  return { kept, pending, undo: undo ?? nothingToUndo, refused };
}

async function write(
  db: IDBDatabase,
  estimate: string,
  edits: readonly PendingEdit[],
  undo: UndoStack,
): Promise<void> {
  const drawers = db.transaction(['edit', 'undo'], 'readwrite', toDisk);
  for (const edit of edits) drawers.objectStore('edit').add({ ...edit, estimate });
  drawers.objectStore('undo').put({ ...undo, estimate });
  const isKept = writeDone(drawers);
  // Committed explicitly: a page that is closing may not live until the browser commits by itself.
  drawers.commit();
  await isKept;
}

async function recover(db: IDBDatabase, ...[estimate, edits, turn]: Parameters<Recover>): Promise<void> {
  const drawers = db.transaction(['edit', 'undo'], 'readwrite', toDisk);
  const isKept = writeDone(drawers);
  const drawer = drawers.objectStore('edit');
  const steps = drawers.objectStore('undo');
  let isNew = false;
  for (const edit of edits) {
    const key = await requestDone(drawer.index('byId').getKey(edit.edit.id));
    if (key !== undefined) continue;
    isNew = true;
    drawer.add({ ...edit, estimate });
  }
  // Edits stored already were written together with their undo stack.
  if (isNew) {
    const before = await requestDone<OfEstimate<UndoStack> | undefined>(steps.get(estimate));
    const { undo, redo } = turn(before ?? nothingToUndo);
    steps.put({ undo, redo, estimate });
  }
  await isKept;
}

async function strike(
  db: IDBDatabase,
  estimate: string,
  answered: Parameters<EditStorage['strike']>[1],
): Promise<void> {
  const drawers = db.transaction(['estimate', 'edit', 'refused'], 'readwrite', toDisk);
  const isKept = writeDone(drawers);
  drawers.objectStore('estimate').put(answered.kept);
  for (const refused of answered.refused) drawers.objectStore('refused').put({ ...refused, estimate });
  const edits = drawers.objectStore('edit');
  for (const id of answered.struck) {
    const key = await requestDone(edits.index('byId').getKey(id));
    if (key !== undefined) edits.delete(key);
  }
  await isKept;
}

async function forgetRefused(db: IDBDatabase, edit: string): Promise<void> {
  const drawers = db.transaction('refused', 'readwrite');
  drawers.objectStore('refused').delete(edit);
  await writeDone(drawers);
}

async function unsent(db: IDBDatabase): ReturnType<EditStorage['unsent']> {
  const counts = new Map<string, number>();
  const edits = db.transaction('edit').objectStore('edit').getAll();
  for (const { estimate } of await requestDone<OfEstimate<PendingEdit>[]>(edits)) {
    counts.set(estimate, (counts.get(estimate) ?? 0) + 1);
  }
  return counts;
}
