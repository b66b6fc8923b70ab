import type { Readable } from 'node:stream';

/** Stores files too large for the database. The file of a key is complete, or absent. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  open(key: string): Promise<StoredFile | undefined>;
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>;
  /** The keys of all files, in no order. */
  keys(): AsyncIterable<string>;
}

export interface StoredFile {
  /** Undefined if the store does not report it. */
  readonly bytes: number | undefined;
  readonly body: Readable;
}

export async function readWhole(store: FileStore, key: string): Promise<Buffer | undefined> {
  const file = await store.open(key);
  if (file === undefined) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of file.body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Keys are our own names; one that could leave the store is a bug of ours. */
export function checkedKey(key: string): string {
  if (!/^[0-9a-f-]+(\/[0-9a-z-]+)+$/.test(key)) throw new Error('This is no key of a file.');
  return key;
}
