/** A value outside React's tree that a few small components follow, so that a change re-renders only them. */
export interface ValueStore<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(follow: () => void): () => void;
}

export function valueStore<Value>(first: Value): ValueStore<Value> {
  let current = first;
  const followers = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const follow of followers) follow();
    },
    subscribe(follow) {
      followers.add(follow);
      return () => followers.delete(follow);
    },
  };
}
