import { lastingStore, requestDone, writeDone } from '../../lib/indexed-store.ts';

/**
 * Each person has a database of their own: the next person signed in on this device neither reads nor sends
 * these edits.
 */
export function editDatabase(person: string): () => Promise<IDBDatabase> {
  return lastingStore(`dre-estimates-${person}`, 1, (database) => {
    database.createObjectStore('self');
    database.createObjectStore('estimate', { keyPath: 'id' });
    // Auto-incremented keys return the edits in the order they were written.
    const edits = database.createObjectStore('edit', { autoIncrement: true });
    edits.createIndex('byEstimate', 'estimate');
    edits.createIndex('byId', 'edit.id', { unique: true });
    database.createObjectStore('undo', { keyPath: 'estimate' });
    const refused = database.createObjectStore('refused', { keyPath: 'edit.id' });
    refused.createIndex('byEstimate', 'estimate');
  });
}

/** Reads and writes in one transaction, so two tabs that start together agree on one id. */
export async function deviceId(db: IDBDatabase, newId: () => string): Promise<string> {
  const transaction = db.transaction('self', 'readwrite');
  const self = transaction.objectStore('self');
  const existing = await requestDone<string | undefined>(self.get('device'));
  if (existing !== undefined) return existing;
  const name = newId();
  self.put(name, 'device');
  await writeDone(transaction);
  return name;
}
