import type { ReactNode } from 'react';

export interface BannerMessage {
  readonly message: ReactNode;
  /** `warning`: it was done, and it is no good news. */
  readonly tone?: 'success' | 'warning' | 'error';
  /** The caller's own background color, `D4EDDA` or any CSS color. */
  readonly color?: string;
  readonly durationMs?: number;
  /** Only a banner with an action waits while it is hovered or holds focus. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface CurrentBanner extends BannerMessage {
  readonly id: number;
  readonly onDone: () => void;
}

let current: CurrentBanner | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows one banner, in place of any other. Resolves when its time is over and it has faded. */
export function showBanner(banner: BannerMessage): Promise<void> {
  return new Promise((resolve) => {
    current?.onDone();
    const id = ++lastId;
    const onDone = () => {
      if (current?.id === id) change(undefined);
      resolve();
    };
    change({ ...banner, id, onDone });
  });
}

/** Takes the banner away, with its action. */
export function clearBanner(): void {
  current?.onDone();
}

export function currentBanner(): CurrentBanner | undefined {
  return current;
}

export function onBannerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: CurrentBanner | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}
