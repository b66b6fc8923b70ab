import type { Readable } from 'node:stream';

/** Where files are kept that are too large for the database. What stands under a key is whole, or is not there. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  open(key: string): Promise<StoredFile | undefined>;
  /** Nothing happens where there is nothing. */
  remove(key: string): Promise<void>;
  /** Of everything that is kept, in no order. */
  keys(): AsyncIterable<string>;
}

export interface StoredFile {
  /** Unknown where it is on its way through something that does not say. */
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

/** Keys are names we make; one that could lead out of the store is a mistake of ours. */
export function checkedKey(key: string): string {
  if (!/^[0-9a-f-]+(\/[0-9a-z-]+)+$/.test(key)) throw new Error('This is no key of a file.');
  return key;
}
