import { minuteOf, type UtcMinute } from '../../units.ts';
import { currentVisit, type RepairOrder } from '../model/repair-order.ts';
import type { ShopLocation } from '../model/shop-location.ts';

/** The time a unit stood in one location. */
export interface LocationStretch {
  readonly location: ShopLocation | null;
  readonly from: UtcMinute;
  /** Null: it stands there now. */
  readonly until: UtcMinute | null;
}

/** The location now; null if the unit is not here or nobody knows. */
export function locationOf(order: RepairOrder): ShopLocation | null {
  return currentVisit(order) === undefined ? null : (inOrder(order.moves).at(-1)?.location ?? null);
}

/** The unit's locations over time, from its moves and deliveries. Each move ends the stretch before it. */
export function locationStretches({ moves, visits }: RepairOrder): readonly LocationStretch[] {
  const departures = visits.flatMap(({ out }) => (out === null ? [] : [{ at: out.at, hasLeft: true }]));
  const arrivals = moves.map(({ at, location }) => ({ at, location, hasLeft: false }));
  const events = inOrder<{ at: string; hasLeft: boolean; location?: ShopLocation | null }>([
    ...arrivals,
    ...departures,
  ]);
  return events.flatMap(({ at, hasLeft, location = null }, index) => {
    const next = events[index + 1];
    const from = minuteOf(Date.parse(at));
    const until = next === undefined ? null : minuteOf(Date.parse(next.at));
    return hasLeft || from === until ? [] : [{ location, from, until }];
  });
}

/** By time; of the same instant, the one written later comes last. */
function inOrder<Timed extends { readonly at: string }>(events: readonly Timed[]): readonly Timed[] {
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
