import { lastingStore, requestDone, writeDone } from '../../lib/indexed-store.ts';

/** A key of this browser, and what it is for. */
export interface DeviceKey {
  readonly kind: 'tablet' | 'pass';
  readonly id: string;
  readonly privateKey: CryptoKey;
  /** The number of the last call. */
  readonly number: number;
  /** Of a pass: whose it is, and until when. */
  readonly pass: PassHolder | null;
}

export interface PassHolder {
  readonly person: string;
  readonly name: string;
  readonly company: string;
  readonly companyName: string;
  readonly zone: string | null;
  readonly crew: string;
  readonly expiresAt: string;
}

const open = lastingStore('dre-clock', 1, (database) => {
  database.createObjectStore('key', { keyPath: 'kind' });
});

export async function deviceKey(kind: DeviceKey['kind']): Promise<DeviceKey | undefined> {
  const database = await open();
  return requestDone<DeviceKey | undefined>(database.transaction('key').objectStore('key').get(kind));
}

export async function storeDeviceKey(key: DeviceKey): Promise<void> {
  const transaction = (await open()).transaction('key', 'readwrite', { durability: 'strict' });
  transaction.objectStore('key').put(key);
  await writeDone(transaction);
}

export async function forgetDeviceKey(kind: DeviceKey['kind']): Promise<void> {
  const transaction = (await open()).transaction('key', 'readwrite');
  transaction.objectStore('key').delete(kind);
  await writeDone(transaction);
}

/** The key with the number of its next call. One transaction, so that two tabs never take the same. */
export async function nextCall(kind: DeviceKey['kind']): Promise<DeviceKey | undefined> {
  const transaction = (await open()).transaction('key', 'readwrite', { durability: 'strict' });
  const done = writeDone(transaction);
  const store = transaction.objectStore('key');
  const key = await requestDone<DeviceKey | undefined>(store.get(kind));
  if (key === undefined) return undefined;
  const next = { ...key, number: key.number + 1 };
  store.put(next);
  await done;
  return next;
}
