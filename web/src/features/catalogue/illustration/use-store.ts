import { useSyncExternalStore } from 'react';
import type { ValueStore } from './value-store.ts';

/** Draws again when what is read of the value changes. */
export function useStore<Value, Read extends string | number | boolean | null | object>(
  store: ValueStore<Value>,
  read: (value: Value) => Read,
): Read {
  return useSyncExternalStore(store.subscribe, () => read(store.get()));
}
