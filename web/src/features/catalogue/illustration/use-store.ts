import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ValueStore } from './value-store.ts';

/** Re-renders when the selected value changes. */
export function useStore<Value, Read extends string | number | boolean | null | object>(
  store: ValueStore<Value>,
  read: (value: Value) => Read,
): Read {
  return useSyncExternalStore(store.subscribe, () => read(store.get()));
}

/** The same, deferred so that no key waits: for displays of a selection made elsewhere. */
export function useStoreLater<Value, Read extends string | number | boolean | null | object>(
  store: ValueStore<Value>,
  read: (value: Value) => Read,
): Read {
  const [value, setValue] = useState(() => read(store.get()));
  const take = useEffectEvent(() => setValue(read(store.get())));
  useEffect(() => {
    const follow = () => startTransition(take);
    // The store may have changed since rendering.
    follow();
    return store.subscribe(follow);
  }, [store]);
  return value;
}
