import type { Book, Consumable } from '../catalogue/book.ts';
import { quantityFor } from '../rounding.ts';
import { add, cents, noTime, thousandths, type Thousandths } from '../units.ts';
import { addChild, automaticLine, type Children } from './automatic-item.ts';
import type { Line } from './line.ts';
import type { OverrideOf } from './overrides.ts';
import type { Task } from './task.ts';

/** Sealant, screws, tape: adds what an operation uses up besides its part, as lines with a price. */
export function addConsumables(children: Children, task: Task, book: Book, overrideOf: OverrideOf): void {
  if (task.operation === null) return;
  for (const consumable of book.consumablesOf(task.operation.part, task.operation.kind)) {
    if (consumable.billing === 'extra') addConsumable(children, task, consumable, overrideOf);
  }
}

function addConsumable(children: Children, task: Task, consumable: Consumable, overrideOf: OverrideOf): void {
  const key = `consumable:${task.key}:${consumable.code}`;
  const override = overrideOf(key);
  const quantity = quantityUsed(consumable, task.line);
  if (override?.kind === 'left-out' || quantity === 0) return;
  const price = override?.kind === 'amount' ? cents(override.amount) : consumable.unitPrice;
  addChild(children, task, {
    key,
    parent: task.key,
    rule: 'consumable',
    line: { ...automaticLine(task.line, key, consumable.name), operation: null, quantity, price },
    hours: [],
    paintHours: noTime,
    isPriceIncluded: false,
    isOverridden: override !== undefined,
  });
}

/** Pieces take the fixed amount each; lengths and areas take it once, and more by size. */
function quantityUsed({ quantityFixed, quantityPerUnit }: Consumable, line: Line): Thousandths {
  return line.unit === 'each'
    ? quantityFor(thousandths(0), add(quantityFixed, quantityPerUnit), line.quantity)
    : quantityFor(quantityFixed, quantityPerUnit, line.quantity);
}
