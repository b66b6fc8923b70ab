import type { RefreshReply } from '../refresh-driver.ts';
import { openTabsChannel, type TabsChannel } from './tabs-channel.ts';
import { readPayload } from '../token.ts';

export interface TokenSharingDependencies {
  readonly token: () => string | undefined;
  /** Stores a fresh token in this tab. */
  readonly store: (token: string) => void;
  /** Called when another tab has renewed the token for this one. */
  readonly onHandedOver: () => void;
  /** Runs the work while no other tab of this browser does such work. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Time the others have to report that they have renewed the token already. */
  readonly answerMs: number;
}

export interface TokenSharing {
  /** Listens to the tabs with the same token as this one. */
  follow(): void;
  /** Renews the token once for all of them: by `ask`, or with the one another tab has just received. */
  renew(ask: () => Promise<RefreshReply>): Promise<RefreshReply>;
}

/** Without `next` a question: which tab has already exchanged this token? */
interface Word {
  readonly old: string;
  readonly next?: string;
}

/**
 * A duplicated tab begins with a copy of the token. If both exchanged it, the second exchange would look like theft and
 * end the session; so one tab does, and passes the new token to the others.
 */
export function shareToken(surroundings: TokenSharingDependencies): TokenSharing {
  const { token, store, onHandedOver, alone, answerMs } = surroundings;
  const replaced = new Set<string>();
  let channel: TabsChannel<Word> | undefined;
  let tab: string | undefined;

  function follow(): void {
    const next = tabOf(token());
    if (next === tab) return;
    channel?.close();
    replaced.clear();
    tab = next;
    // Only holders of the token know the channel's name, so no other page receives its messages.
    channel = tab === undefined ? undefined : openTabsChannel(`dre tab ${tab}`, hear);
  }

  function hear({ old, next }: Word): void {
    const own = token();
    if (own === undefined) return;
    if (next === undefined) {
      if (replaced.has(old)) channel?.say({ old, next: own });
    } else if (old === own) {
      replaced.add(own);
      store(next);
      onHandedOver();
    }
  }

  async function renew(ask: () => Promise<RefreshReply>): Promise<RefreshReply> {
    follow();
    const old = token();
    if (old === undefined || channel === undefined) return ask();
    return alone(async () => {
      channel?.say({ old });
      await pause(answerMs);
      const handedOver = token();
      if (handedOver !== undefined && handedOver !== old) return { kind: 'renewed', token: handedOver };
      const reply = await ask();
      if (reply.kind === 'renewed' && token() === old) {
        replaced.add(old);
        store(reply.token);
        channel?.say({ old, next: reply.token });
      }
      return reply;
    });
  }

  return { follow, renew };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** The tab a token was issued for; its copies carry the same name. */
function tabOf(token: string | undefined): string | undefined {
  const { tab } = (readPayload(token) ?? {}) as { tab?: unknown };
  return typeof tab === 'string' ? tab : undefined;
}
