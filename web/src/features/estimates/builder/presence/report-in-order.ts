interface ReportDependencies {
  readonly send: (where: string | null) => void;
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Shortest and longest time between two reports in milliseconds; a report is valid for a minute. */
const shortestInterval = 5_000;
const renewalInterval = 40_000;

export interface Reporting {
  /** Reports a new position at once, or as soon as the interval allows. */
  move(where: string): void;
  /** Reports the same position again, for a person who has just opened the estimate. */
  repeat(): void;
  leave(): void;
}

/** Reports a position, rate-limited and renewed before it expires. */
export function reportInOrder({ send, now, after }: ReportDependencies): Reporting {
  let where: string | null = null;
  let sentAt = Number.NEGATIVE_INFINITY;
  let cancel = () => {};
  const report = () => {
    cancel();
    sentAt = now();
    send(where);
    cancel = after(renewalInterval, report);
  };
  const soon = () => {
    cancel();
    const wait = sentAt + shortestInterval - now();
    if (wait <= 0) report();
    else cancel = after(wait, report);
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
