import { hasFeature, isTokenValid } from '@dre/core/domain/session/claims';
import { createLoginEvents, type LoginEvents } from './login-events.ts';
import { readClaims } from './token.ts';

/** Storage keys of spec §3 and §9, and one of ours for the message a failed refresh leaves behind. */
export const storageKeys = {
  token: 'id_token',
  rememberedName: 'saved_UserName',
  refreshMessage: 'refresh_message',
} as const;

/** The part of `Storage` a session needs. */
export type KeptValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SessionSurroundings {
  /** Lives as long as the tab: the token. */
  readonly tab: KeptValues;
  /** Lives on the device: the remembered name. */
  readonly device: KeptValues;
  readonly now: () => number;
  readonly product: string;
}

/** What the menu and the guards go by. */
export interface SessionState {
  readonly signedIn: boolean;
  readonly admin: boolean;
  readonly userName: string;
}

export interface Session {
  readonly events: LoginEvents;
  state(): SessionState;
  subscribe(onChange: () => void): () => void;
  /** Looks at the token again: it may have run out since. */
  check(): SessionState;
  token(): string | undefined;
  begin(token: string): SessionState;
  end(): void;
  rememberedName(): string;
  rememberName(name: string | undefined): void;
  refreshMessage(): string | undefined;
  forgetRefreshMessage(): void;
}

export const signedOut: SessionState = { signedIn: false, admin: false, userName: '' };

export function createSession(surroundings: SessionSurroundings): Session {
  const { tab, device } = surroundings;
  const events = createLoginEvents();
  const subscribers = new Set<() => void>();
  let state = readState(surroundings);

  function check(): SessionState {
    const next = readState(surroundings);
    if (!sameState(next, state)) {
      state = next;
      for (const tell of subscribers) tell();
    }
    return state;
  }

  return {
    events,
    state: () => state,
    check,
    token: () => (check().signedIn ? (tab.getItem(storageKeys.token) ?? undefined) : undefined),
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    begin(token) {
      tab.setItem(storageKeys.token, token);
      const begun = check();
      if (begun.signedIn) events.emit('LoggedIn');
      return begun;
    },
    end() {
      tab.removeItem(storageKeys.token);
      device.removeItem(storageKeys.rememberedName);
      check();
      events.emit('LoggedOut');
    },
    rememberedName: () => device.getItem(storageKeys.rememberedName) ?? '',
    rememberName(name) {
      if (name === undefined) device.removeItem(storageKeys.rememberedName);
      else device.setItem(storageKeys.rememberedName, name);
    },
    refreshMessage: () => tab.getItem(storageKeys.refreshMessage) ?? undefined,
    forgetRefreshMessage: () => tab.removeItem(storageKeys.refreshMessage),
  };
}

function readState({ tab, now, product }: SessionSurroundings): SessionState {
  const claims = readClaims(tab.getItem(storageKeys.token) ?? undefined);
  if (claims === undefined || !isTokenValid(claims, now(), product)) return signedOut;
  return {
    signedIn: true,
    admin: hasFeature(claims, 'admin', now(), product),
    userName: claims.data.userName,
  };
}

function sameState(a: SessionState, b: SessionState): boolean {
  return a.signedIn === b.signedIn && a.admin === b.admin && a.userName === b.userName;
}
