import { openTabsChannel } from './tabs-channel.ts';
import { readPayload } from '../token.ts';

/** The tabs of one browser share a sign-in: signed-in tabs let a new one in, and all leave together. */

const everybody = 'dre sign-in';
const answersTo = (id: string) => `${everybody} ${id}`;

type Word =
  | { readonly kind: 'asks'; readonly id: string }
  | { readonly kind: 'left'; readonly session: string };

/**
 * Every signed-in tab replies with its token, on a channel only this tab listens to; the first reply counts. Returns
 * how to stop listening.
 */
export function askOtherTabs(onToken: (token: string) => void): () => void {
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const answers = openTabsChannel<string>(answersTo(id), (token) => {
    answers.close();
    onToken(token);
  });
  say(everybody, { kind: 'asks', id });
  return () => answers.close();
}

/** Notifies the tabs of this session that one of them has logged out. */
export function announceSignOut(token: string | undefined): void {
  const session = sessionIn(token);
  if (session !== undefined) say(everybody, { kind: 'left', session });
}

export interface SignedInTab {
  readonly token: () => string | undefined;
  readonly onLeft: () => void;
}

/** Replies to asking tabs while there is a token here, and receives log-outs of others. Returns how to stop. */
export function replyToOtherTabs({ token, onLeft }: SignedInTab): () => void {
  const channel = openTabsChannel<Word>(everybody, (word) => {
    const own = token();
    if (own === undefined) return;
    if (word.kind === 'asks') say(answersTo(word.id), own);
    else if (word.session === sessionIn(own)) onLeft();
  });
  return () => channel.close();
}

function say(name: string, word: Word | string): void {
  const channel = openTabsChannel<Word | string>(name);
  channel.say(word);
  channel.close();
}

function sessionIn(token: string | undefined): string | undefined {
  const { sid } = (readPayload(token) ?? {}) as { sid?: unknown };
  return typeof sid === 'string' ? sid : undefined;
}
