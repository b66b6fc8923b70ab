import type { RepairOrder } from '../model/repair-order.ts';
import type { ShopChange } from '../model/shop-edit.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';

/**
 * The refusal of a day that is over where the shop is: nobody can keep it any more. `today` is the day in the company's
 * zone, which the log of an order does not know. A day that stood before may stand again.
 */
export function pastDayRefusal(order: RepairOrder, change: ShopChange, today: string): ShopRefusal | null {
  const given = givenDay(order, change);
  return given === null || given.day >= today ? null : { kind: 'day-is-over', ...given };
}

type OverDay = Omit<Extract<ShopRefusal, { kind: 'day-is-over' }>, 'kind'>;

function givenDay({ holds, promises }: RepairOrder, change: ShopChange): OverDay | null {
  switch (change.kind) {
    case 'expect-part':
      return dayFor('part', change.expected.day);
    case 'promise':
      return promises.at(-1)?.day === change.promise.day ? null : dayFor('promise', change.promise.day);
    case 'place-hold':
      // A release that is undone places the hold as it was.
      return holds.some(({ id }) => id === change.hold.id) ? null : dayFor('hold', change.hold.expectedEnd);
    case 'send-out':
      return dayFor('sublet', change.outing.expectedBack);
    default:
      return null;
  }
}

function dayFor(what: NonNullable<OverDay['what']>, day: string | null): OverDay | null {
  return day === null ? null : { day, what };
}
