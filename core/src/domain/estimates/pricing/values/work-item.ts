import type { TenthHours } from '../../../units.ts';
import type { BilledHours } from './billed-hours.ts';
import type { Line } from '../../model/line.ts';
import type { PayerGroup } from './payer-group.ts';

/** Rules that add items to an estimate by themselves. */
export const automaticRules = [
  'needed',
  'overlap',
  'clear-coat',
  'three-stage',
  'two-tone',
  'sand-and-buff',
  'gravel-guard',
  'cover',
  'consumable',
] as const;
export type AutomaticRule = (typeof automaticRules)[number];

/**
 * One billed item: a written line, or an item a rule derived from it. Rule items carry a line too, with payer, taxes
 * and state of their cause, so totals treat both alike.
 */
export interface WorkItem {
  /** The line's id, or the key for overriding and restoring an automatic value. */
  readonly key: string;
  /** The key of the cause; null for written lines. */
  readonly parent: string | null;
  readonly rule: AutomaticRule | null;
  readonly line: Line;
  /** Null where the item is in no total and on no page with prices. */
  readonly payerGroup: PayerGroup | null;
  readonly hours: readonly BilledHours[];
  /** Refinish hours that count for paint materials. */
  readonly paintHours: TenthHours;
  /** Another part's price covers it. */
  readonly isPriceIncluded: boolean;
  /** Somebody replaced the automatic value. */
  readonly isOverridden: boolean;
}
