import type { Zone } from '@dre/core/domain/catalogue/book/book';
import type { OperationKind } from '@dre/core/domain/catalogue/trade-words';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { Line, VehicleLocation } from '@dre/core/domain/estimates/model/line';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import { one, type Thousandths } from '@dre/core/domain/units';

/** A part and operation selected from the book. */
export interface BookChoice {
  readonly part: string;
  readonly operation: OperationKind;
  readonly place: VehicleLocation;
  readonly quantity?: Thousandths;
}

export function addFromBook(estimate: Estimate, lineId: string, choice: BookChoice): Change {
  return { kind: 'add-book-line', lineId, order: lastOrder(estimate), quantity: one, ...choice };
}

export function addManualLine(
  estimate: Estimate,
  lineId: string,
  { description, place, source = 'manual' }: ManualLine,
): Change {
  return { kind: 'add-line', lineId, order: lastOrder(estimate), source, place, fields: { description } };
}

export interface ManualLine {
  readonly description: string;
  readonly place: VehicleLocation;
  readonly source?: 'manual' | 'sublet' | 'fee' | 'comment';
}

/** Each copy follows its original. */
export function duplicateLines(
  estimate: Estimate,
  lineIds: readonly string[],
  newId: () => string,
): Change[] {
  return estimate.lines.flatMap(({ id, order }, index): Change[] => {
    if (!lineIds.includes(id)) return [];
    const below = estimate.lines[index + 1]?.order ?? null;
    return [{ kind: 'duplicate-line', lineId: id, copyId: newId(), order: orderBetween(order, below) }];
  });
}

export function removeLines(lineIds: readonly string[]): Change[] {
  return lineIds.map((lineId) => ({ kind: 'remove-line', lineId }));
}

/** Moves a line one step among the lines of its side; returns no change for the first or last one. */
export function moveLine(estimate: Estimate, lineId: string, steps: 1 | -1): Change[] {
  const line = estimate.lines.find(({ id }) => id === lineId);
  if (line === undefined) return [];
  const side = estimate.lines.filter(({ place }) => place.side === line.place.side);
  const target = side.indexOf(line) + steps;
  if (target < 0 || target >= side.length) return [];
  return [{ kind: 'reorder-line', lineId, order: orderAt(side, line, target) }];
}

/** Moves a line before another one, or to the end of a side. `home` is the zone a line gets on a new side. */
export function dropLine(estimate: Estimate, lineId: string, home: Zone, before: string | null): Change[] {
  const line = estimate.lines.find(({ id }) => id === lineId);
  if (line === undefined || lineId === before) return [];
  const others = estimate.lines.filter(({ id, place }) => place.side === home.side && id !== lineId);
  const found = others.findIndex(({ id }) => id === before);
  const index = found === -1 ? others.length : found;
  const order = orderBetween(others[index - 1]?.order ?? null, others[index]?.order ?? null);
  const place = { ...home, region: null };
  const moved: Change[] = line.place.side === home.side ? [] : [{ kind: 'move-line', lineId, place }];
  return [...moved, { kind: 'reorder-line', lineId, order }];
}

function orderAt(side: readonly Line[], line: Line, target: number): string {
  const others = side.filter((other) => other !== line);
  return orderBetween(others[target - 1]?.order ?? null, others[target]?.order ?? null);
}

function lastOrder({ lines }: Estimate): string {
  return orderBetween(lines.at(-1)?.order ?? null, null);
}
