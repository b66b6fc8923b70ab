import { valueStore, type ValueStore } from '../value-store.ts';

export interface CardAt {
  readonly region: string;
  /** A sheet opens by a long press and stays until it is closed. */
  readonly form: 'card' | 'sheet';
}

export interface CardControl {
  readonly at: ValueStore<CardAt | null>;
  /** Called when the pointer or the focus rests on a part. */
  rest(region: string): void;
  leave(): void;
  /** Opens at once: a finger cannot hover. */
  open(region: string): void;
  /** Called while the pointer or the focus is on the card itself. */
  hold(): void;
  openSheet(region: string): void;
  /** Returns true if a card was open. */
  close(): boolean;
}

const opensAfter = 180;
const closesAfter = 120;

/** Opens and closes the card of a part. Once one is open, the next opens without delay. */
export function cardControl(): CardControl {
  const at = valueStore<CardAt | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (wait: number, value: CardAt | null) => {
    clearTimeout(timer);
    if (wait === 0) at.set(value);
    else timer = setTimeout(() => at.set(value), wait);
  };
  return {
    at,
    rest(region) {
      const open = at.get();
      if (open?.region === region) clearTimeout(timer);
      else if (open?.form !== 'sheet') after(open ? 0 : opensAfter, { region, form: 'card' });
    },
    leave() {
      if (at.get()?.form !== 'sheet') after(closesAfter, null);
    },
    open: (region) => after(0, { region, form: 'card' }),
    hold: () => clearTimeout(timer),
    openSheet: (region) => after(0, { region, form: 'sheet' }),
    close() {
      const wasOpen = at.get() !== null;
      after(0, null);
      return wasOpen;
    },
  };
}
