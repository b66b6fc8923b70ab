import {
  type RefreshEvent,
  type RefreshRules,
  type RefreshState,
  stepRefresh,
} from '@dre/core/domain/session/refresh-cycle';

/** The outcome of a call to the login service. */
export type RefreshReply =
  | { readonly kind: 'renewed'; readonly token: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'transport-error' };

export interface RefreshDependencies {
  readonly rules: RefreshRules;
  readonly now: () => number;
  /** Calls back once, after this many milliseconds; returns how to cancel. */
  readonly after: (ms: number, act: () => void) => () => void;
  readonly isOnline: () => boolean;
  readonly ask: () => Promise<RefreshReply>;
  readonly store: (token: string) => void;
  readonly end: (message: string) => void;
}

export interface RefreshDriver {
  /** The product was opened with a token in this tab. */
  opened(tokenEndsMs: number): void;
  signedIn(): void;
  signedOut(): void;
  connectionChanged(): void;
}

/** Runs core's refresh cycle on a real clock and a real connection. */
export function driveRefresh(surroundings: RefreshDependencies): RefreshDriver {
  let state: RefreshState = { kind: 'idle' };
  let callOff = () => {};

  function send(event: RefreshEvent): void {
    const step = stepRefresh(state, event, surroundings.now(), surroundings.rules);
    // A browser that knows it is offline makes no call.
    const isResting =
      !surroundings.isOnline() && (step.state.kind === 'asking' || step.state.kind === 'waiting');
    state = isResting
      ? stepRefresh(step.state, { kind: 'went-offline' }, surroundings.now()).state
      : step.state;
    callOff();
    callOff =
      state.kind === 'waiting'
        ? surroundings.after(Math.max(0, state.dueMs - surroundings.now()), () => send({ kind: 'clock' }))
        : () => {};
    for (const action of step.actions) {
      if (action.kind === 'store') surroundings.store(action.token);
      else if (action.kind === 'end') surroundings.end(action.message);
      else if (!isResting) void surroundings.ask().then(send);
    }
  }

  return {
    opened: (tokenEndsMs) => send({ kind: 'opened', tokenEndsMs }),
    signedIn: () => send({ kind: 'signed-in' }),
    signedOut: () => send({ kind: 'signed-out' }),
    connectionChanged: () => send({ kind: surroundings.isOnline() ? 'came-online' : 'went-offline' }),
  };
}
