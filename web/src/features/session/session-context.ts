import { createContext, use, useSyncExternalStore } from 'react';
import { inMemory } from './key-value-storage.ts';
import { createSession, type Session, type SessionState, signedOut } from './session.ts';

const SessionContext = createContext<Session>(
  createSession({ tab: inMemory(), device: inMemory(), now: () => 0, product: '' }),
);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  return use(SessionContext);
}

/** Who is signed in. A prerendered page is first drawn for a visitor, then for whoever holds a token. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(
    (onChange) => session.subscribe(onChange),
    () => session.state(),
    () => signedOut,
  );
}
