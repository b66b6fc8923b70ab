/** Login changes, as the specification names them, and its unauthorized event (spec §4). */
export type LoginEvent = 'LoggedIn' | 'LoggedOut' | 'CurrentlyLoggedIn' | 'Unauthorized';

type Listener = (event: LoginEvent) => void;

export interface LoginEvents {
  emit(event: LoginEvent): void;
  /** Returns how to stop listening. */
  listen(listener: Listener): () => void;
}

export function createLoginEvents(): LoginEvents {
  const listeners = new Set<Listener>();
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
