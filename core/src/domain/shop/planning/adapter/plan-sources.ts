import type { TimeZone } from '../../../companies/time-zone.ts';
import type { UtcMinute } from '../../../units.ts';
import type { OrderFacts } from '../../board/holds.ts';
import type { ClockedMinutes } from '../../clock/clocked-minutes.ts';
import type { CrewMember } from '../../model/crew-member.ts';
import type { RepairOrder } from '../../model/repair-order.ts';
import type { ShopLocation } from '../../model/shop-location.ts';
import type { ShopSettings } from '../../model/shop-settings.ts';
import type { LeadTime } from '../../parts/lead-times.ts';
import type { ShopPace } from '../state/plan-state.ts';
import type { PlanRules } from './plan-rules.ts';

/** A person on the clock for a step, since a minute. */
export interface RunningWork {
  readonly order: string;
  readonly step: string;
  readonly person: string;
  readonly since: UtcMinute;
}

/** The shop as it is stored. What is left out is empty, or assumed. */
export interface PlanSources {
  readonly orders: readonly RepairOrder[];
  readonly settings: ShopSettings;
  readonly crew: readonly CrewMember[];
  readonly locations: readonly ShopLocation[];
  readonly zone: TimeZone;
  readonly pace?: ShopPace;
  readonly rules?: PlanRules;
  readonly running?: readonly RunningWork[];
  /** Minutes clocked on each order so far, by its id. */
  readonly clocked?: ReadonlyMap<string, ClockedMinutes>;
  /** Facts of the estimates, by order: one that is void holds its order. */
  readonly facts?: ReadonlyMap<string, OrderFacts>;
  /** Usual days of each vendor, for parts on the way without a day. */
  readonly leadTimes?: ReadonlyMap<string, LeadTime>;
  /** Order and step, a line break between them, where somebody decided to begin without the parts. */
  readonly withoutParts?: ReadonlySet<string>;
}

/** Everything one order is read with. */
export interface OrderSources {
  readonly sources: PlanSources;
  readonly rules: PlanRules;
  readonly now: UtcMinute;
}
