import { hasFeature, isTokenValid } from '@dre/core/domain/session/claims';
import { createLoginEvents, type LoginEvents } from './login-events.ts';
import { readClaims } from './token.ts';

/** Storage keys of spec §3 and §9, and two of ours: the message a failed refresh leaves behind, the browser's name. */
const storageKeys = {
  token: 'id_token',
  rememberedName: 'saved_UserName',
  refreshMessage: 'refresh_message',
  browser: 'dre_browser',
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
  readonly newBrowserId: () => string;
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
  /** A fresh token for the same session. */
  renew(token: string): void;
  /** The session could not be renewed: the token goes, the message is kept for the refresh-error screen (spec §4). */
  endWith(message: string): void;
  /** When the token in this tab ends, in milliseconds since 1970; 0 without one. */
  tokenEndsMs(): number;
  /** Which browser this is, so that its tabs share one seat. Made at first use and kept on the device. */
  browser(): string;
  /** Logout: the token and the remembered name go. */
  end(): void;
  rememberedName(): string;
  rememberName(name: string | undefined): void;
  refreshMessage(): string | undefined;
  forgetRefreshMessage(): void;
}

export const signedOut: SessionState = { signedIn: false, admin: false, userName: '' };

export function createSession(surroundings: SessionSurroundings): Session {
  const { tab, device, newBrowserId } = surroundings;
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
    renew(token) {
      tab.setItem(storageKeys.token, token);
      check();
    },
    endWith(message) {
      tab.removeItem(storageKeys.token);
      tab.setItem(storageKeys.refreshMessage, message);
      check();
    },
    tokenEndsMs: () => (readClaims(tab.getItem(storageKeys.token) ?? undefined)?.exp ?? 0) * 1000,
    browser: () => {
      const known = device.getItem(storageKeys.browser);
      if (known !== null) return known;
      const made = newBrowserId();
      device.setItem(storageKeys.browser, made);
      return made;
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
