import type { Signature } from './signature.ts';

/** Holds that follow from parts, agreements and sublet work. They end by themselves. */
export const derivedHoldKinds = ['parts', 'approval', 'sublet'] as const;
/** Holds somebody places and releases. */
export const manualHoldKinds = ['customer', 'weather', 'equipment', 'people'] as const;
export type ManualHoldKind = (typeof manualHoldKinds)[number];
export const holdKinds = [...derivedHoldKinds, ...manualHoldKinds] as const;
export type HoldKind = (typeof holdKinds)[number];

/** The work that waits; everything else goes on. */
export type HoldTarget =
  | { readonly of: 'order' }
  | { readonly of: 'step'; readonly step: string }
  | { readonly of: 'task'; readonly task: string };

export interface GivenHold {
  readonly id: string;
  readonly kind: ManualHoldKind;
  readonly on: HoldTarget;
  readonly reason: string;
  readonly expectedEnd: string | null;
  /** The person or party that can end it. */
  readonly endedBy: string;
}

export interface Hold extends GivenHold {
  readonly since: string;
  readonly placedBy: string;
  readonly released: Signature | null;
}

/** A hold in force, placed or derived. */
export interface ActiveHold {
  readonly kind: HoldKind;
  readonly on: HoldTarget;
  readonly reason: string;
  readonly since: string;
  readonly expectedEnd: string | null;
  readonly endedBy: string;
}
