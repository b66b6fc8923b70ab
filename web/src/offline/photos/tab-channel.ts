/** What tabs of one browser do together: one of them sends, all of them see. */
export interface Tabs {
  /** The name of this one. */
  readonly own: string;
  /** Those that are open now, this one among them; one that is being left may be counted for a moment. */
  alive(): Promise<ReadonlySet<string>>;
  /** Ends when that tab is gone; at once where it is gone already. */
  gone(tab: string): Promise<void>;
  /** Waits until no other tab does the same. */
  alone(name: string, work: () => Promise<void>): Promise<void>;
  tell(message: TabMessage): void;
  listen(onMessage: (message: TabMessage) => void): void;
}

export type TabMessage =
  | { readonly kind: 'changed' }
  /** How much of a picture has arrived, from 0 to 1. */
  | { readonly kind: 'share'; readonly id: string; readonly share: number };

const start = 'dre-tab ';

/** A tab is known by a lock it holds until it is gone, however it goes. */
export function browserTabs(person: string, own: string): Tabs {
  const { locks } = navigator as { locks?: LockManager };
  const channel = new BroadcastChannel(`dre-photos-${person}`);
  void locks?.request(start + own, () => new Promise(() => undefined));
  return {
    own,
    async alive() {
      const held = (await locks?.query())?.held ?? [];
      const names = held.flatMap(({ name = '' }) =>
        name.startsWith(start) ? [name.slice(start.length)] : [],
      );
      return new Set([own, ...names]);
    },
    // Shared: all that wait for it hear of it at once.
    gone: async (tab) => locks?.request(start + tab, { mode: 'shared' }, () => undefined),
    async alone(name, work) {
      if (locks === undefined) await work();
      else await locks.request(`${name} ${person}`, work);
    },
    tell: channel.postMessage.bind(channel),
    listen: (onMessage) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data)),
  };
}
