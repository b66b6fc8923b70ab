interface Turns {
  readonly send: (where: string | null) => void;
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
}

/** No oftener than this, and again after that while nothing moves: what is told holds for a minute. */
const apart = 5_000;
const again = 40_000;

export interface Reporting {
  /** Somewhere else; told at once, or as soon as it is time. */
  move(where: string): void;
  /** The same place once more, for somebody who has just come. */
  repeat(): void;
  leave(): void;
}

/** Tells where somebody is, not too often and not too seldom. */
export function reportInTurn({ send, now, after }: Turns): Reporting {
  let where: string | null = null;
  let sentAt = Number.NEGATIVE_INFINITY;
  let cancel = () => {};
  const tell = () => {
    cancel();
    sentAt = now();
    send(where);
    cancel = after(again, tell);
  };
  const soon = () => {
    cancel();
    const wait = sentAt + apart - now();
    if (wait <= 0) tell();
    else cancel = after(wait, tell);
  };
  return {
    move(next) {
      if (next === where) return;
      where = next;
      soon();
    },
    repeat: soon,
    leave() {
      cancel();
      if (where !== null) send(null);
      where = null;
    },
  };
}
