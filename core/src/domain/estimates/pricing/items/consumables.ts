import type { Consumable } from '../../../catalogue/book/book.ts';
import { quantityFor } from '../../../rounding.ts';
import { add, cents, noTime, thousandths, type Thousandths } from '../../../units.ts';
import type { Line } from '../../model/line.ts';
import type { OverrideFor } from '../../model/overrides.ts';
import { type AppliedInclusions, includesPrice, inclusionInForce } from '../values/applied-inclusion.ts';
import type { PricingContext } from '../values/pricing-context.ts';
import { type RuleItem, ruleLine } from '../values/rule-item.ts';
import type { Task } from '../values/task.ts';
import type { WorkItem } from '../values/work-item.ts';

/** Consumables of operations, such as sealant, screws and tape, as lines with a price. */
export function consumableItems(
  tasks: readonly Task[],
  inclusions: AppliedInclusions,
  { profile, index, overrideFor }: PricingContext,
): readonly RuleItem[] {
  if (profile.consumables !== 'own-lines') return [];
  const found: RuleItem[] = [];
  tasks.forEach((task, cause) => {
    const { operation, line } = task;
    if (operation === null || includesPrice(inclusionInForce(inclusions[cause]), line)) return;
    for (const consumable of index.book.consumablesOf(operation.part, operation.kind)) {
      const item = consumable.billing === 'extra' ? consumableItem(task, consumable, overrideFor) : null;
      if (item !== null) found.push({ cause, item });
    }
  });
  return found;
}

function consumableItem(
  { line: cause, alone }: Task,
  consumable: Consumable,
  overrideFor: OverrideFor,
): WorkItem | null {
  const key = `consumable:${cause.id}:${consumable.code}`;
  const override = overrideFor(key);
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
    payerGroup: alone.payerGroup,
    hours: [],
    paintHours: noTime,
    isPriceIncluded: false,
    isOverridden: override !== undefined,
  };
}

/** Pieces take the fixed quantity each; lengths and areas take it once, and more by size. */
function quantityUsed({ quantityFixed, quantityPerUnit }: Consumable, line: Line): Thousandths {
  return line.unit === 'each'
    ? quantityFor(thousandths(0), add(quantityFixed, quantityPerUnit), line.quantity)
    : quantityFor(quantityFixed, quantityPerUnit, line.quantity);
}
