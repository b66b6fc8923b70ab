import { larger, smaller, subtract, sum, type Thousandths, thousandths } from '../../units.ts';
import type { PartReceipt, RepairPart } from '../model/repair-part.ts';

/** A part counted. `wanted` is always `inUse` plus `onTheWay` plus `toOrder`. */
export interface PartQuantities {
  readonly wanted: Thousandths;
  readonly ordered: Thousandths;
  readonly received: Thousandths;
  readonly damaged: Thousandths;
  readonly returned: Thousandths;
  /** Here, good and asked for. */
  readonly inUse: Thousandths;
  /** Ordered and still to come, as far as it is asked for. */
  readonly onTheWay: Thousandths;
  readonly toOrder: Thousandths;
  /** Here and to be sent back: damaged, wrong, or good beyond what is asked for. */
  readonly damagedHere: Thousandths;
  readonly surplus: Thousandths;
  /** Of what is here, arrived without anybody looking at it. It counts as good until somebody does. */
  readonly unchecked: Thousandths;
}

const none = thousandths(0);

export function partQuantities({ work, orders, receipts, returns }: RepairPart): PartQuantities {
  const { wanted } = work;
  const ordered = sum(orders.map(({ quantity }) => quantity));
  const counted = receipts.map((receipt) => receipt.check ?? receipt);
  const received = sum(counted.map(({ quantity }) => quantity));
  const damaged = sum(counted.map((count) => count.damaged));
  const returnedOf = (of: 'damaged' | 'good') =>
    sum(returns.filter((one) => one.of === of).map(({ quantity }) => quantity));
  const good = subtract(subtract(received, damaged), returnedOf('good'));
  const inUse = smaller(good, wanted);
  const missing = subtract(wanted, inUse);
  const onTheWay = smaller(missing, larger(none, subtract(ordered, received)));
  return {
    wanted,
    ordered,
    received,
    damaged,
    returned: sum(returns.map(({ quantity }) => quantity)),
    inUse,
    onTheWay,
    toOrder: subtract(missing, onTheWay),
    damagedHere: subtract(damaged, returnedOf('damaged')),
    surplus: subtract(good, inUse),
    unchecked: sum(receipts.filter(isUnchecked).map(({ quantity }) => quantity)),
  };
}

export function isUnchecked({ condition, check }: PartReceipt): boolean {
  return condition === 'unchecked' && check === undefined;
}

/** True if the work can begin: nothing that is asked for is missing. */
export function isHere(part: RepairPart): boolean {
  const { wanted, inUse } = partQuantities(part);
  return wanted === inUse;
}
