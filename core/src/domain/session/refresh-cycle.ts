/** The renewal of session tokens (spec §4 "Token refresh") as a state machine driven by a clock. */

export interface RefreshRules {
  /** Spec §9: 300000 ms unless configured. */
  readonly intervalMs: number;
  /** Spec §9: 5 unless configured; the session ends when the error count exceeds it. */
  readonly allowedErrors: number;
}

export const defaultRefreshRules: RefreshRules = { intervalMs: 300_000, allowedErrors: 5 };

/** A token with less life than this at the start counts as expired (spec §9). */
export const leastLifeMs = 60_000;
/** Delay before a retry after a transport error. */
export const retryMs = 10_000;
export const refreshFailedMessage = 'Token refresh failed. Please try logging in again.';

export type RefreshState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly dueMs: number; readonly errors: number }
  | { readonly kind: 'asking'; readonly errors: number }
  /** The browser is offline: nothing is requested and no error is counted. */
  | { readonly kind: 'resting'; readonly errors: number };

export type RefreshEvent =
  /** The product was opened with a token in this tab. */
  | { readonly kind: 'opened'; readonly tokenEndsMs: number }
  /** A sign-in just returned a fresh token. */
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'clock' }
  | { readonly kind: 'renewed'; readonly token: string }
  /** The service replied with a refusal. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The service did not reply. */
  | { readonly kind: 'transport-error' }
  | { readonly kind: 'went-offline' }
  | { readonly kind: 'came-online' }
  | { readonly kind: 'signed-out' };

/** The action for the browser to take now. */
export type RefreshAction =
  | { readonly kind: 'ask' }
  | { readonly kind: 'store'; readonly token: string }
  /** Remove the token, keep the message, raise the refresh-error event. */
  | { readonly kind: 'end'; readonly message: string };

export interface RefreshStep {
  readonly state: RefreshState;
  readonly actions: readonly RefreshAction[];
}

const idle: RefreshState = { kind: 'idle' };

export function stepRefresh(
  state: RefreshState,
  event: RefreshEvent,
  nowMs: number,
  rules: RefreshRules = defaultRefreshRules,
): RefreshStep {
  switch (event.kind) {
    case 'opened':
      return event.tokenEndsMs - nowMs < leastLifeMs ? ended(refreshFailedMessage) : requestToken(0);
    case 'signed-in':
      return wait(nowMs + rules.intervalMs, 0);
    case 'clock':
      return state.kind === 'waiting' && nowMs >= state.dueMs ? requestToken(state.errors) : stay(state);
    case 'renewed':
      if (state.kind !== 'asking') return stay(state);
      return { ...wait(nowMs + rules.intervalMs, 0), actions: [{ kind: 'store', token: event.token }] };
    case 'refused':
      return state.kind === 'asking' ? ended(event.message) : stay(state);
    case 'transport-error':
      return state.kind === 'asking' ? afterError(state.errors + 1, nowMs, rules) : stay(state);
    case 'went-offline':
      return state.kind === 'idle' ? stay(state) : stay({ kind: 'resting', errors: state.errors });
    case 'came-online':
      return state.kind === 'resting' ? requestToken(state.errors) : stay(state);
    case 'signed-out':
      return stay(idle);
  }
}

function afterError(errors: number, nowMs: number, rules: RefreshRules): RefreshStep {
  return errors > rules.allowedErrors ? ended(refreshFailedMessage) : wait(nowMs + retryMs, errors);
}

function requestToken(errors: number): RefreshStep {
  return { state: { kind: 'asking', errors }, actions: [{ kind: 'ask' }] };
}

function wait(dueMs: number, errors: number): RefreshStep {
  return stay({ kind: 'waiting', dueMs, errors });
}

function ended(message: string): RefreshStep {
  return { state: idle, actions: [{ kind: 'end', message }] };
}

function stay(state: RefreshState): RefreshStep {
  return { state, actions: [] };
}
