import { openTabsChannel } from './tabs-channel.ts';

/** How a tab without a token asks those that have one. The token itself goes only to the tab that was allowed. */

const square = 'dre sign-in';
const doorOf = (id: string) => `${square} ${id}`;

/** Said to every tab of this browser. */
interface Word {
  readonly kind: 'asks' | 'settled';
  readonly id: string;
}

/** Said to the tab that asks. */
type Answer =
  | { readonly kind: 'heard' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'allowed'; readonly token: string };

export interface Asking {
  /** A signed-in tab shows the question; without one, nothing is ever heard. */
  readonly onHeard: () => void;
  readonly onDeclined: () => void;
  readonly onAllowed: (token: string) => void;
}

/** Asks the other tabs; answers the way to take the question back. */
export function askOtherTabs({ onHeard, onDeclined, onAllowed }: Asking): () => void {
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const everybody = openTabsChannel<Word>(square);
  const door = openTabsChannel<Answer>(doorOf(id), (answer) => {
    if (answer.kind === 'heard') onHeard();
    else if (answer.kind === 'declined') onDeclined();
    else onAllowed(answer.token);
  });
  everybody.say({ kind: 'asks', id });
  let isAsking = true;
  const leave = () => {
    if (!isAsking) return;
    isAsking = false;
    removeEventListener('pagehide', leave);
    everybody.say({ kind: 'settled', id });
    everybody.close();
    door.close();
  };
  addEventListener('pagehide', leave);
  return leave;
}

export interface Hearing {
  readonly isSignedIn: () => boolean;
  /** The question to show now, the oldest first; none when there is nothing to ask. */
  readonly onQuestion: (id: string | undefined) => void;
}

export interface Listener {
  /** Hands the token over, or says no when there is none to give. */
  answer(id: string, token: string | undefined): void;
  stop(): void;
}

/** Hears what tabs without a token ask. Whichever tab answers, the question leaves all of them. */
export function hearOtherTabs({ isSignedIn, onQuestion }: Hearing): Listener {
  const open = new Set<string>();
  const settle = (id: string) => {
    open.delete(id);
    onQuestion([...open][0]);
  };
  const everybody = openTabsChannel<Word>(square, ({ kind, id }) => {
    if (kind === 'settled') return settle(id);
    if (!isSignedIn()) return;
    tell(id, { kind: 'heard' });
    open.add(id);
    onQuestion([...open][0]);
  });
  return {
    answer(id, token) {
      tell(id, token === undefined ? { kind: 'declined' } : { kind: 'allowed', token });
      everybody.say({ kind: 'settled', id });
      settle(id);
    },
    stop: () => everybody.close(),
  };
}

function tell(id: string, answer: Answer): void {
  const door = openTabsChannel<Answer>(doorOf(id));
  door.say(answer);
  door.close();
}
