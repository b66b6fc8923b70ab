import type { TabChannel } from './tab-channel.ts';

export interface TabTakeover {
  /** Takes over this tab's photos once it is closed. */
  waitFor(tab: string): void;
  /** Resolves once the photos of all tabs closed by now are taken over. */
  finished(): Promise<void>;
}

/** Takes over the photos of closed tabs, one tab of the browser at a time. */
export function tabTakeover(tabs: TabChannel, takeOver: (tab: string) => Promise<void>): TabTakeover {
  const takeovers = new Map<string, Promise<void>>();
  const run = async (tab: string) => {
    try {
      await tabs.gone(tab);
      await takeOver(tab);
    } catch {
      // The disk failed; the next refresh tries again.
      takeovers.delete(tab);
    }
  };
  return {
    waitFor(tab) {
      if (tab !== tabs.own && !takeovers.has(tab)) takeovers.set(tab, run(tab));
    },
    async finished() {
      const alive = await tabs.alive();
      for (const [tab, takeover] of takeovers) if (!alive.has(tab)) await takeover;
    },
  };
}
