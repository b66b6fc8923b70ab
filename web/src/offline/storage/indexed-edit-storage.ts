import { nothingToUndo, type UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';
import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import { requestDone, writeDone } from '../../lib/indexed-store.ts';
import { deviceId, editDatabase } from './edit-database.ts';
import type { UndoUpdate } from './write-ahead-journal.ts';
import type { StoredEstimate, RefusedEdit, EditStorage } from './edit-storage.ts';

type OfEstimate<Value> = Value & { readonly estimate: string };

/** A write resolves only once it is on the disk, so a browser crash right after it loses nothing. */
const toDisk = { durability: 'strict' } as const;

export async function indexedEditStorage(
  person: string,
  newId: () => string,
): Promise<{ readonly storage: EditStorage; readonly recover: Recover }> {
  const store = editDatabase(person);
  const device = await deviceId(await store(), newId);
  const storage: EditStorage = {
    device,
    open: async (estimate) => open(await store(), estimate),
    write: async (estimate, edits, undo) => write(await store(), estimate, edits, undo),
    acknowledge: async (estimate, acknowledgment) => acknowledge(await store(), estimate, acknowledgment),
    forgetRefused: async (edit) => forgetRefused(await store(), edit),
    forget: async (estimate) => forget(await store(), estimate),
    unsent: async () => unsent(await store()),
  };
  return {
    storage,
    recover: async (estimate, edits, update) => recover(await store(), estimate, edits, update),
  };
}

/** Stores edits that may be stored already, and updates the undo stack for the new ones. */
type Recover = (estimate: string, edits: readonly PendingEdit[], update: UndoUpdate) => Promise<void>;

async function open(db: IDBDatabase, estimate: string): ReturnType<EditStorage['open']> {
  const transaction = db.transaction(['estimate', 'edit', 'undo', 'refused']);
  const ofEstimate = (name: string) => transaction.objectStore(name).index('byEstimate').getAll(estimate);
  const [stored, pending, undo, refused] = await Promise.all([
    requestDone<StoredEstimate | undefined>(transaction.objectStore('estimate').get(estimate)),
    requestDone<OfEstimate<PendingEdit>[]>(ofEstimate('edit')),
    requestDone<OfEstimate<UndoStack> | undefined>(transaction.objectStore('undo').get(estimate)),
    requestDone<OfEstimate<RefusedEdit>[]>(ofEstimate('refused')),
  ]);
  return { stored, pending, undo: undo ?? nothingToUndo, refused };
}

async function write(
  db: IDBDatabase,
  estimate: string,
  edits: readonly PendingEdit[],
  undo: UndoStack,
): Promise<void> {
  const transaction = db.transaction(['edit', 'undo'], 'readwrite', toDisk);
  for (const edit of edits) transaction.objectStore('edit').add({ ...edit, estimate });
  transaction.objectStore('undo').put({ ...undo, estimate });
  const done = writeDone(transaction);
  // Committed explicitly: a page that is closing may not live until the browser commits by itself.
  transaction.commit();
  await done;
}

async function recover(db: IDBDatabase, ...[estimate, edits, update]: Parameters<Recover>): Promise<void> {
  const transaction = db.transaction(['edit', 'undo'], 'readwrite', toDisk);
  const done = writeDone(transaction);
  const editStore = transaction.objectStore('edit');
  const steps = transaction.objectStore('undo');
  let isNew = false;
  for (const edit of edits) {
    const key = await requestDone(editStore.index('byId').getKey(edit.edit.id));
    if (key !== undefined) continue;
    isNew = true;
    editStore.add({ ...edit, estimate });
  }
  // Edits stored already were written together with their undo stack.
  if (isNew) {
    const before = await requestDone<OfEstimate<UndoStack> | undefined>(steps.get(estimate));
    const { undo, redo } = update(before ?? nothingToUndo);
    steps.put({ undo, redo, estimate });
  }
  await done;
}

async function acknowledge(
  db: IDBDatabase,
  estimate: string,
  acknowledgment: Parameters<EditStorage['acknowledge']>[1],
): Promise<void> {
  const transaction = db.transaction(['estimate', 'edit', 'refused'], 'readwrite', toDisk);
  const done = writeDone(transaction);
  transaction.objectStore('estimate').put(acknowledgment.stored);
  for (const refused of acknowledgment.refused)
    transaction.objectStore('refused').put({ ...refused, estimate });
  const edits = transaction.objectStore('edit');
  for (const id of acknowledgment.acknowledged) {
    const key = await requestDone(edits.index('byId').getKey(id));
    if (key !== undefined) edits.delete(key);
  }
  await done;
}

async function forgetRefused(db: IDBDatabase, edit: string): Promise<void> {
  const transaction = db.transaction('refused', 'readwrite');
  transaction.objectStore('refused').delete(edit);
  await writeDone(transaction);
}

async function forget(db: IDBDatabase, estimate: string): Promise<void> {
  const transaction = db.transaction(['estimate', 'edit', 'undo', 'refused'], 'readwrite', toDisk);
  const done = writeDone(transaction);
  transaction.objectStore('estimate').delete(estimate);
  transaction.objectStore('undo').delete(estimate);
  for (const name of ['edit', 'refused']) {
    const entries = transaction.objectStore(name);
    for (const key of await requestDone(entries.index('byEstimate').getAllKeys(estimate)))
      entries.delete(key);
  }
  await done;
}

async function unsent(db: IDBDatabase): ReturnType<EditStorage['unsent']> {
  const counts = new Map<string, number>();
  const edits = db.transaction('edit').objectStore('edit').getAll();
  for (const { estimate } of await requestDone<OfEstimate<PendingEdit>[]>(edits)) {
    counts.set(estimate, (counts.get(estimate) ?? 0) + 1);
  }
  return counts;
}
