import { hasFeature, isTokenValid } from '@dre/core/domain/session/claims';
import { createLoginEvents, type LoginEvent, type LoginEvents } from './login-events.ts';
import { readClaims } from './token.ts';

/** Storage keys of spec §3 and §9, and one of ours: the message a failed refresh leaves behind. */
const storageKeys = {
  token: 'id_token',
  rememberedName: 'saved_UserName',
  refreshMessage: 'refresh_message',
} as const;

/** Time a user stays on a page before the menu checks the token again (spec §9). */
export const menuDebounceMs = 2000;

/** The part of `Storage` a session needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SessionDependencies {
  /** Lives as long as the tab: the token. */
  readonly tab: KeyValueStorage;
  /** Lives on the device: the remembered name. */
  readonly device: KeyValueStorage;
  readonly now: () => number;
  readonly product: string;
}

/** The state the menu and the guards read. */
export interface SessionState {
  readonly signedIn: boolean;
  readonly admin: boolean;
  readonly userName: string;
}

export interface Session {
  readonly events: LoginEvents;
  state(): SessionState;
  subscribe(onChange: () => void): () => void;
  /** Checks the token again: it may have expired since. */
  check(): SessionState;
  token(): string | undefined;
  begin(token: string): SessionState;
  /** Takes over the token of another tab, which may be about to renew it. */
  adopt(token: string): SessionState;
  /**
   * Removes a token the server has refused, unless a newer one is here already. The reason of an ended session is
   * stored for the refresh-error screen.
   */
  refuse(token: string | undefined, why?: string): void;
  /** Stores a fresh token for the same session. */
  renew(token: string): void;
  /**
   * Ends a session that could not be renewed: removes the token and stores the message for the refresh-error screen
   * (spec §4).
   */
  endWith(message: string): void;
  /** The expiry of this tab's token, in milliseconds since 1970; 0 without one. */
  tokenEndsMs(): number;
  /** Logs out: removes the token and the remembered name. */
  end(): void;
  rememberedName(): string;
  rememberName(name: string | undefined): void;
  refreshMessage(): string | undefined;
  forgetRefreshMessage(): void;
}

export const signedOut: SessionState = { signedIn: false, admin: false, userName: '' };

export function createSession(surroundings: SessionDependencies): Session {
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

  /** Stores a token; one that signs nobody in is not kept. */
  function keep(token: string): SessionState {
    tab.setItem(storageKeys.token, token);
    if (!check().signedIn) tab.removeItem(storageKeys.token);
    return state;
  }

  function enter(token: string, event: LoginEvent): SessionState {
    const entered = keep(token);
    if (entered.signedIn) events.emit(event);
    return entered;
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
    begin: (token) => enter(token, 'LoggedIn'),
    adopt: (token) => enter(token, 'CurrentlyLoggedIn'),
    renew: (token) => void keep(token),
    refuse(token, why) {
      if (token !== undefined && tab.getItem(storageKeys.token) === token) {
        tab.removeItem(storageKeys.token);
        if (why === undefined) tab.removeItem(storageKeys.refreshMessage);
        else tab.setItem(storageKeys.refreshMessage, why);
      }
      check();
      events.emit('Unauthorized');
    },
    endWith(message) {
      tab.removeItem(storageKeys.token);
      tab.setItem(storageKeys.refreshMessage, message);
      check();
    },
    tokenEndsMs: () => (readClaims(tab.getItem(storageKeys.token) ?? undefined)?.exp ?? 0) * 1000,
    end() {
      tab.removeItem(storageKeys.token);
      device.removeItem(storageKeys.rememberedName);
      check();
      events.emit('LoggedOut');
    },
    ...remembering(surroundings),
  };
}

type Remembering = Pick<
  Session,
  'rememberedName' | 'rememberName' | 'refreshMessage' | 'forgetRefreshMessage'
>;

function remembering({ tab, device }: SessionDependencies): Remembering {
  return {
    rememberedName: () => device.getItem(storageKeys.rememberedName) ?? '',
    rememberName(name) {
      if (name === undefined) device.removeItem(storageKeys.rememberedName);
      else device.setItem(storageKeys.rememberedName, name);
    },
    refreshMessage: () => tab.getItem(storageKeys.refreshMessage) ?? undefined,
    forgetRefreshMessage: () => tab.removeItem(storageKeys.refreshMessage),
  };
}

function readState({ tab, now, product }: SessionDependencies): SessionState {
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
