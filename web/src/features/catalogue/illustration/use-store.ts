import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ValueStore } from './value-store.ts';

/** Draws again when what is read of the value changes. */
export function useStore<Value, Read extends string | number | boolean | null | object>(
  store: ValueStore<Value>,
  read: (value: Value) => Read,
): Read {
  return useSyncExternalStore(store.subscribe, () => read(store.get()));
}

/** The same a moment later, in pieces that hold no key up: for what is shown of a choice elsewhere. */
export function useStoreLater<Value, Read extends string | number | boolean | null | object>(
  store: ValueStore<Value>,
  read: (value: Value) => Read,
): Read {
  const [shown, setShown] = useState(() => read(store.get()));
  const take = useEffectEvent(() => setShown(read(store.get())));
  useEffect(() => {
    const follow = () => startTransition(take);
    // It may have changed since it was drawn.
    follow();
    return store.subscribe(follow);
  }, [store]);
  return shown;
}
