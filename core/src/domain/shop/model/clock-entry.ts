/** Time on the clock that is on no task: some of it is paid, none of it is sold. */
export const activities = [
  'waiting-for-parts',
  'waiting-for-instructions',
  'moving-units',
  'cleaning',
  'training',
  'redo',
  'paid-break',
  'meal',
] as const;
export type Activity = (typeof activities)[number];

/** The work a person is on from a punch until the next one. `off` is the clock-out. */
export type ClockTarget =
  | { readonly on: 'task'; readonly order: string; readonly task: string }
  | { readonly on: 'step'; readonly order: string; readonly step: string }
  | { readonly on: 'activity'; readonly activity: Activity; readonly order: string | null }
  | { readonly on: 'off' };

/** The reason a press at a shared tablet is in doubt: its PIN was not the person's, or could not be judged. */
export const punchMarks = ['wrong-pin', 'too-many-tries', 'unreadable-pin', 'not-on-crew'] as const;
export type PunchMark = (typeof punchMarks)[number];

/** One press. Ids are made on the device, so sending it again counts once. */
export interface Punch {
  readonly kind: 'punch';
  readonly id: string;
  readonly person: string;
  readonly device: string;
  /** Milliseconds since 1970 by the device's clock. */
  readonly at: number;
  /** Milliseconds the server's clock is ahead of the device's, as the device knew it. */
  readonly offset: number;
  readonly target: ClockTarget;
  /** Set by the server. The press counts, and a foreman settles it. */
  readonly mark?: PunchMark;
}

/** A new time or target for a punch, and the reason. The punch itself stays as it was pressed. */
export interface PunchCorrection {
  readonly kind: 'correction';
  readonly id: string;
  /** The person whose punch it is. */
  readonly person: string;
  readonly by: string;
  /** The time of the correction, by the server's clock. */
  readonly at: number;
  readonly punch: string;
  /** Milliseconds since 1970 by the server's clock; null leaves the time. */
  readonly newAt: number | null;
  /** Null leaves the target. */
  readonly newTarget: ClockTarget | null;
  readonly why: string;
  /** Ends the doubt about a marked punch: it was theirs, or it does not count. */
  readonly settles?: 'confirmed' | 'struck';
}

export type ClockEntry = Punch | PunchCorrection;
