import type { Book, Consumable } from '../../../catalogue/book/book.ts';
import { quantityFor } from '../../../rounding.ts';
import { add, cents, noTime, thousandths, type Thousandths } from '../../../units.ts';
import { addChild, ruleLine, type Children } from '../values/rule-item.ts';
import type { Line } from '../../model/line.ts';
import type { OverrideFor } from '../../model/overrides.ts';
import type { Task } from '../values/task.ts';
import type { WorkItem } from '../values/work-item.ts';

/** Sealant, screws, tape: adds what an operation uses up besides its part, as lines with a price. */
export function addConsumables(
  children: Children,
  task: Task,
  index: number,
  book: Book,
  overrideOf: OverrideFor,
): void {
  const { operation } = task;
  if (operation === null) return;
  for (const consumable of book.consumablesOf(operation.part, operation.kind)) {
    const item = consumable.billing === 'extra' ? consumableItem(task, consumable, overrideOf) : null;
    if (item !== null) addChild(children, index, item);
  }
}

function consumableItem(
  { line: cause, alone }: Task,
  consumable: Consumable,
  overrideOf: OverrideFor,
): WorkItem | null {
  const key = `consumable:${cause.id}:${consumable.code}`;
  const override = overrideOf(key);
  const quantity = quantityUsed(consumable, cause);
  if (override?.kind === 'left-out' || quantity === 0) return null;
  const price = override?.kind === 'amount' ? cents(override.amount) : consumable.unitPrice;
  return {
    key,
    parent: cause.id,
    rule: 'consumable',
    line: {
      ...ruleLine(cause, key, consumable.name),
      operation: null,
      quantity,
      price,
      ...(override?.kind === 'amount' &&
        override.agreed && { agreed: [{ ...override.agreed, hours: {}, price }] }),
    },
    share: alone.share,
    hours: [],
    paintHours: noTime,
    isPriceIncluded: false,
    isOverridden: override !== undefined,
  };
}

/** Pieces take the fixed amount each; lengths and areas take it once, and more by size. */
function quantityUsed({ quantityFixed, quantityPerUnit }: Consumable, line: Line): Thousandths {
  return line.unit === 'each'
    ? quantityFor(thousandths(0), add(quantityFixed, quantityPerUnit), line.quantity)
    : quantityFor(quantityFixed, quantityPerUnit, line.quantity);
}
