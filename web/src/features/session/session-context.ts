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

/** The sign-in state. A prerendered page is first rendered for a visitor, then for the holder of the token. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(
    (onChange) => session.subscribe(onChange),
    () => session.state(),
    () => signedOut,
  );
}
