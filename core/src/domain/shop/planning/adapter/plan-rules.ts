import { type Minutes, minutes } from '../../../units.ts';
import type { Phase } from '../../model/departments.ts';
import type { ShopLocation } from '../../model/shop-location.ts';

/** Assumptions where orders and settings say nothing. */
export interface PlanRules {
  /** Days the plan looks ahead. */
  readonly days: number;
  /** Paint dries this long in the booth: over night. */
  readonly cureMinutes: Minutes;
  /** Work nobody sold, such as check-in and redo, by task. */
  readonly unsoldMinutes: Minutes;
  /** Work of a vendor whose day nobody knows. */
  readonly subletMinutes: Minutes;
  /** Parts of a day are here at this minute of its clock. */
  readonly partsHour: number;
  readonly locationKinds: Readonly<Record<Phase, readonly ShopLocation['kind'][]>>;
  /** The certificate a department's work asks for, where the company says so. */
  readonly certificates: Readonly<Partial<Record<string, readonly string[]>>>;
}

const anywhere = ['bay', 'yard'] as const;

export const defaultPlanRules: PlanRules = {
  days: 90,
  cureMinutes: minutes(12 * 60),
  unsoldMinutes: minutes(30),
  subletMinutes: minutes(3 * 1_440),
  partsHour: 12 * 60,
  locationKinds: {
    'check-in': anywhere,
    teardown: ['bay'],
    frame: ['bay'],
    body: ['bay'],
    paint: ['booth'],
    cure: ['booth'],
    reassembly: ['bay'],
    tests: anywhere,
    detail: anywhere,
    quality: anywhere,
  },
  certificates: {},
};
