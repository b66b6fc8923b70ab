import { larger, smaller, subtract, sum, type Thousandths, thousandths } from '../../units.ts';
import type { RepairPart } from '../model/repair-part.ts';

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
}

const none = thousandths(0);

export function partQuantities({ work, orders, receipts, returns }: RepairPart): PartQuantities {
  const { wanted } = work;
  const ordered = sum(orders.map(({ quantity }) => quantity));
  const received = sum(receipts.map(({ quantity }) => quantity));
  const damaged = sum(receipts.map((receipt) => receipt.damaged));
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
  };
}

/** True if the work can begin: nothing that is asked for is missing. */
export function isHere(part: RepairPart): boolean {
  const { wanted, inUse } = partQuantities(part);
  return wanted === inUse;
}

/** The queues of the parts desk. A part can stand in several. */
export const partQueues = ['to-order', 'no-date', 'due-today', 'overdue', 'to-return'] as const;
export type PartQueue = (typeof partQueues)[number];

export function queuesOf(part: RepairPart, today: string): readonly PartQueue[] {
  const { toOrder, onTheWay, damagedHere, surplus } = partQuantities(part);
  const day = part.expected.at(-1)?.day ?? null;
  const isDue: Readonly<Record<PartQueue, boolean>> = {
    'to-order': toOrder > 0,
    'no-date': onTheWay > 0 && day === null,
    'due-today': onTheWay > 0 && day === today,
    overdue: onTheWay > 0 && day !== null && day < today,
    'to-return': damagedHere > 0 || surplus > 0,
  };
  return partQueues.filter((queue) => isDue[queue]);
}
