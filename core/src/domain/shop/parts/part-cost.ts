import { extension } from '../../rounding.ts';
import { type Cents, cents, smaller, subtract, sum, type Thousandths, thousandths } from '../../units.ts';
import type { RepairPart } from '../model/repair-part.ts';
import { receiptsOf } from './purchase-state.ts';

/** The shop's own cost of parts: everything ordered, and the share of it that was returned for credit. */
export interface PartsCost {
  readonly ordered: Cents;
  readonly returned: Cents;
}

/** Null if nobody wrote a cost down. */
export function partsCost(parts: readonly RepairPart[]): PartsCost | null {
  const priced = parts.flatMap((part) =>
    part.orders.flatMap(({ id, quantity, cost }) =>
      cost === null
        ? []
        : [{ ordered: extension(cost, quantity), returned: extension(cost, returnedOf(part, id)) }],
    ),
  );
  if (priced.length === 0) return null;
  return {
    ordered: cents(sum(priced.map(({ ordered }) => ordered))),
    returned: cents(sum(priced.map(({ returned }) => returned))),
  };
}

/** Returned of one order: damaged ones go back from the oldest order on, good ones from the newest. */
export function returnedOf(
  part: Pick<RepairPart, 'orders' | 'receipts' | 'returns'>,
  record: string,
): Thousandths {
  const came = part.orders.map(({ id }) => ({ id, ...receiptsOf(part, id) }));
  const sentBack = (of: 'damaged' | 'good') =>
    sum(part.returns.filter((one) => one.of === of).map(({ quantity }) => quantity));
  const damaged = shareOf(
    record,
    sentBack('damaged'),
    came.map((one) => ({ id: one.id, quantity: one.damaged })),
  );
  const good = shareOf(
    record,
    sentBack('good'),
    came.toReversed().map((one) => ({ id: one.id, quantity: subtract(one.received, one.damaged) })),
  );
  return thousandths(damaged + good);
}

function shareOf(
  record: string,
  all: Thousandths,
  orders: readonly { readonly id: string; readonly quantity: Thousandths }[],
): Thousandths {
  let left = all;
  for (const { id, quantity } of orders) {
    const share = smaller(left, quantity);
    if (id === record) return share;
    left = subtract(left, share);
  }
  return thousandths(0);
}
