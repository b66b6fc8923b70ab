/** Coordinates the tabs of one browser: one of them uploads, all of them see it. */
export interface TabChannel {
  /** The id of this tab. */
  readonly own: string;
  /** Ids of the open tabs, this one included; a closing tab may be counted for a moment. */
  alive(): Promise<ReadonlySet<string>>;
  /** Resolves when that tab is closed. */
  gone(tab: string): Promise<void>;
  /** Runs the work while no other tab runs work of the same name. */
  runExclusive(name: string, work: () => Promise<void>): Promise<void>;
  send(message: TabMessage): void;
  listen(onMessage: (message: TabMessage) => void): void;
}

export type TabMessage =
  | { readonly kind: 'changed' }
  /** Share of a picture's bytes the server has, from 0 to 1. */
  | { readonly kind: 'share'; readonly id: string; readonly share: number };

const lockPrefix = 'dre-tab ';

/** Each tab holds a lock named after it; the browser releases the lock however the tab ends. */
export function browserTabChannel(person: string, own: string): TabChannel {
  const { locks } = navigator as { locks?: LockManager };
  const channel = new BroadcastChannel(`dre-photos-${person}`);
  void locks?.request(lockPrefix + own, () => new Promise(() => undefined));
  return {
    own,
    async alive() {
      const held = (await locks?.query())?.held ?? [];
      const names = held.flatMap(({ name = '' }) =>
        name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [],
      );
      return new Set([own, ...names]);
    },
    // A shared lock: all waiting tabs get it at once.
    gone: async (tab) => locks?.request(lockPrefix + tab, { mode: 'shared' }, () => undefined),
    async runExclusive(name, work) {
      if (locks === undefined) await work();
      else await locks.request(`${name} ${person}`, work);
    },
    send: channel.postMessage.bind(channel),
    listen: (onMessage) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data)),
  };
}
