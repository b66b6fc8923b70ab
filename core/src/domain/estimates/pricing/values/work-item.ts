import type { TenthHours } from '../../../units.ts';
import type { BilledHours } from './billed-hours.ts';
import type { Line } from '../../model/line.ts';
import type { PayerGroup } from './payer-group.ts';

/** Rules that put something on an estimate by themselves. */
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
 * One thing that is billed: a line somebody wrote, or what a rule made of it. Automatic ones carry a line too,
 * with payer, taxes and state of their cause, so that the totals need not know the difference.
 */
export interface WorkItem {
  /** The line's id, or the key under which an automatic value is overridden and restored. */
  readonly key: string;
  /** The key of the cause; null for lines somebody wrote. */
  readonly parent: string | null;
  readonly rule: AutomaticRule | null;
  readonly line: Line;
  /** Whom it concerns; null where it is in no total and on no page with prices. */
  readonly share: PayerGroup | null;
  readonly hours: readonly BilledHours[];
  /** Refinish hours that paint materials are reckoned on. */
  readonly paintHours: TenthHours;
  /** It comes with another part, whose price covers it. */
  readonly isPriceIncluded: boolean;
  /** The automatic value was replaced by hand. */
  readonly isOverridden: boolean;
}
