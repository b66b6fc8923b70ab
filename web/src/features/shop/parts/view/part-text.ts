import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import type { PartQuantities } from '@dre/core/domain/shop/parts/part-quantities';
import { expectedDays } from '@dre/core/domain/shop/parts/expected-day';
import type { PartQueue } from '@dre/core/domain/shop/parts/part-queues';
import { daysBetween } from '@dre/core/domain/days-between';
import { departmentLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { quantity } from '../../../../lib/text/format.ts';
import { count, hoursOf } from '../../board/view/board-text.ts';
import { shortDay } from '@dre/core/domain/short-day';
import type { OpenPart, QueueRow } from './parts-view.ts';

/** Today, or Dec 8; "No date" where nobody knows. */
export function dayWord(day: string | null, today: string): string {
  if (day === null) return 'No date';
  return day === today ? 'Today' : shortDay(day);
}

/** The meaning of the quantity of a row, in the same words wherever a part of the whole is named. */
export const openLabels: Readonly<Record<PartQueue, string>> = {
  overdue: 'to come',
  'due-today': 'to come',
  'expected-later': 'to come',
  'no-date': 'to come',
  'to-order': 'to order',
  unchecked: 'to check',
  'to-return': 'to return',
};

/** The quantity a row is about, and the whole if that is more: 4 of 12 sq ft to come. */
export function openText({
  queue,
  part,
  quantities,
}: Pick<QueueRow, 'queue' | 'part' | 'quantities'>): string {
  const { wanted, unit } = part.work;
  const open = openQuantity(queue, quantities);
  if (open >= wanted) return partCountText(open, unit);
  return `${quantity(open)} of ${partCountText(wanted, unit)} ${openLabels[queue]}`;
}

function openQuantity(queue: PartQueue, quantities: PartQuantities): number {
  if (queue === 'unchecked') return quantities.unchecked;
  if (queue === 'to-order') return quantities.toOrder;
  if (queue === 'to-return') return quantities.damagedHere + quantities.surplus;
  return quantities.onTheWay;
}

/** The expected day in force, and earlier ones in the order they were given. A part that is not on the way has none. */
export function givenDays({ part }: Pick<OpenPart, 'part'>): {
  readonly earlier: readonly string[];
  readonly day: string | null;
} {
  const days = expectedDays(part).map((given) => given.day);
  const day = days.at(-1) ?? null;
  const earlier = days.slice(0, -1).flatMap((one) => one ?? []);
  return { earlier: earlier.filter((one, at) => one !== (earlier[at + 1] ?? day)), day };
}

export function isWaiting(queue: PartQueue): boolean {
  return queue !== 'to-order' && queue !== 'unchecked' && queue !== 'to-return';
}

/** Such as "in draft PO-10001, not sent"; empty for any other row. */
export function draftText({ queue, draft }: Pick<QueueRow, 'queue' | 'draft'>): string {
  return queue === 'to-order' && draft !== null ? `in draft ${draft}, not sent` : '';
}

/** The department that waits, and its hours. What is to be sent back stops nothing. */
export function stopsText({
  isUnitHere,
  stops,
  queue,
}: Pick<QueueRow, 'isUnitHere' | 'stops' | 'queue'>): string {
  const [first] = stops;
  if (first === undefined || queue === 'to-return') return '';
  if (!isUnitHere) return 'Not yet in';
  const name = departmentLabels[first.department];
  const hours = hoursOf(first.soldMinutes);
  return hours === hoursOf(0) ? name : `${name}, ${hours} h`;
}

/** Days the part is waited for; what is to be sent back waits since it came. */
export function waitedDays(
  { queue, part, daysWaiting }: Pick<QueueRow, 'queue' | 'part' | 'daysWaiting'>,
  today: string,
): number {
  const last = part.receipts.at(-1);
  return queue !== 'to-return' || last === undefined ? daysWaiting : Math.max(0, daysBetween(last.at, today));
}

function stopsSentence(row: QueueRow): string {
  const text = stopsText(row);
  if (text === '') return '';
  return row.isUnitHere ? `stops ${text}` : text.toLowerCase();
}

/** A row as one sentence for those who hear it. */
export function rowSentence(row: QueueRow, today: string): string {
  const { part, number, estimate, vendor, queue } = row;
  const { day } = givenDays(row);
  return [
    part.work.description,
    part.work.partNumber,
    openText(row),
    `${number} ${estimate.customer}`.trim(),
    vendor,
    draftText(row),
    isWaiting(queue) ? `expected: ${dayWord(day, today).toLowerCase()}` : '',
    `waits ${count(waitedDays(row, today), 'day')}`,
    stopsSentence(row),
  ]
    .filter((text) => text !== '')
    .join(', ');
}
