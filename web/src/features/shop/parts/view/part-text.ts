import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import type { RepairPart } from '@dre/core/domain/shop/model/repair-part';
import type { PartQuantities } from '@dre/core/domain/shop/parts/part-quantities';
import type { PartQueue } from '@dre/core/domain/shop/parts/part-queues';
import { departmentLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { quantity } from '../../../../lib/text/format.ts';
import { count, hoursOf } from '../../board/view/board-text.ts';
import { shortDay } from '@dre/core/domain/short-day';
import type { QueueRow } from './parts-view.ts';

/** Today, or Dec 8; "No date" where nobody knows. */
export function dayWord(day: string | null, today: string): string {
  if (day === null) return 'No date';
  return day === today ? 'Today' : shortDay(day);
}

/** The quantity a row is about, and the whole if that is more: 4 of 12 sq ft. */
export function openText({
  queue,
  part,
  quantities,
}: Pick<QueueRow, 'queue' | 'part' | 'quantities'>): string {
  const { wanted, unit } = part.work;
  const open = openQuantity(queue, quantities);
  return open === wanted
    ? partCountText(wanted, unit)
    : `${quantity(open)} of ${partCountText(wanted, unit)}`;
}

function openQuantity(queue: PartQueue, quantities: PartQuantities): number {
  if (queue === 'unchecked') return quantities.unchecked;
  if (queue === 'to-order') return quantities.toOrder;
  if (queue === 'to-return') return quantities.damagedHere + quantities.surplus;
  return quantities.onTheWay;
}

/** The expected day in force, and earlier ones in the order they were given. A part that is not on the way has none. */
export function expectedDays({ part, quantities }: Pick<QueueRow, 'part' | 'quantities'>): {
  readonly earlier: readonly string[];
  readonly day: string | null;
} {
  if (quantities.onTheWay === 0) return { earlier: [], day: null };
  const day = lastDay(part);
  const earlier = part.expected.slice(0, -1).flatMap((one) => one.day ?? []);
  return { earlier: earlier.filter((one, at) => one !== (earlier[at + 1] ?? day)), day };
}

export function lastDay({ expected }: Pick<RepairPart, 'expected'>): string | null {
  return expected.at(-1)?.day ?? null;
}

/** The department that waits, and its hours. */
export function stopsText({ isUnitHere, stops }: Pick<QueueRow, 'isUnitHere' | 'stops'>): string {
  const [first] = stops;
  if (first === undefined) return '';
  if (!isUnitHere) return 'Not yet in';
  return `${departmentLabels[first.department]}, ${hoursOf(first.soldMinutes)} h`;
}

/** A row as one sentence for those who hear it. */
export function rowSentence(row: QueueRow, today: string): string {
  const { part, number, estimate, vendor, daysWaiting, quantities } = row;
  const { day } = expectedDays(row);
  return [
    part.work.description,
    part.work.partNumber,
    openText(row),
    `${number} ${estimate.customer}`.trim(),
    vendor,
    quantities.onTheWay > 0 ? `expected: ${dayWord(day, today).toLowerCase()}` : '',
    `waits ${count(daysWaiting, 'day')}`,
    stopsText(row) === '' ? '' : `stops ${stopsText(row)}`,
  ]
    .filter((text) => text !== '')
    .join(', ');
}
