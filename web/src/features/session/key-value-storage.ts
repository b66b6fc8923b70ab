import type { KeyValueStorage } from './session.ts';

/** Storage that may be unavailable (a private window, a blocked site): then values last as long as the page. */
export function keyValueStorage(open: () => Storage): KeyValueStorage {
  try {
    const storage = open();
    storage.getItem('');
    return storage;
  } catch {
    return inMemory();
  }
}

export function inMemory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
