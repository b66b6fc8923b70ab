import { partCountText } from '@dre/core/domain/catalogue/unit-labels';
import type { SentShopChange } from '@dre/core/contract/shop/shop-edits';
import type { PartCondition } from '@dre/core/domain/shop/model/repair-part';
import { isUnchecked } from '@dre/core/domain/shop/parts/part-quantities';
import type { QueuedPart } from '@dre/core/domain/shop/parts/part-queues';
import { larger, smaller, subtract, type Thousandths, thousandths } from '@dre/core/domain/units';
import { newId } from '../../../../lib/new-id.ts';
import type { OrderChange } from '../../../../offline/shop/apply-order-changes.ts';

/** A delivery as somebody counted it. */
export interface PartCount {
  readonly quantity: Thousandths;
  readonly condition: PartCondition;
}

const none = thousandths(0);
const one = thousandths(1_000);

/** The quantity to count: of a delivery that arrived unchecked, or of what is on the way. */
export function toCount({ part, quantities }: QueuedPart): Thousandths {
  return part.receipts.find(isUnchecked)?.quantity ?? quantities.onTheWay;
}

/** The count after a step up or down. Less than expected is short, and all of it is good, unless it is wrong or damaged. */
export function countAfterStep(
  quantity: Thousandths,
  open: Thousandths,
  condition: PartCondition,
): PartCount {
  const counted = larger(none, smaller(open, quantity));
  if (condition === 'wrong' || condition === 'damaged') return { quantity: counted, condition };
  return { quantity: counted, condition: counted < open ? 'short' : 'good' };
}

/** The count after a condition was chosen: good means all of it, and short means not all of it. */
export function countForCondition(
  condition: PartCondition,
  open: Thousandths,
  before: Thousandths,
): PartCount {
  if (condition === 'good') return { quantity: open, condition };
  if (condition === 'short' && before >= open)
    return { quantity: larger(none, subtract(open, one)), condition };
  return { quantity: before, condition };
}

/** The part has arrived, and nobody has looked at it yet. */
export function arrival({ order, part, quantities }: QueuedPart): OrderChange {
  const receipt = {
    id: newId(),
    quantity: quantities.onTheWay,
    damaged: none,
    condition: 'unchecked' as const,
  };
  return { order, change: { kind: 'receive-part', part: part.work.key, receipt } };
}

/** The changes of a count. What is short stays on order; its old day has passed, so whoever may drops it. */
export function countChanges(
  row: QueuedPart,
  { quantity, condition }: PartCount,
  mayChangeDays: boolean,
): readonly OrderChange[] {
  const { part, order } = row;
  const isUseless = condition === 'wrong' || condition === 'damaged';
  const counted = { id: newId(), quantity, damaged: isUseless ? quantity : none, condition };
  const unchecked = part.receipts.find(isUnchecked);
  const key = part.work.key;
  const change: SentShopChange =
    unchecked === undefined
      ? { kind: 'receive-part', part: key, receipt: counted }
      : { kind: 'check-part', part: key, receipt: unchecked.id, check: counted };
  const noDate: SentShopChange = {
    kind: 'expect-part',
    part: key,
    expected: { id: newId(), day: null, reason: 'Short delivery' },
  };
  const dropsDay = condition === 'short' && mayChangeDays && (part.expected.at(-1)?.day ?? null) !== null;
  return [{ order, change }, ...(dropsDay ? [{ order, change: noDate }] : [])];
}

/** A receipt needs something that came; a check may find nothing. */
export function isReceivable(row: QueuedPart, { quantity }: PartCount): boolean {
  return quantity > 0 || row.part.receipts.some(isUnchecked);
}

/** The sentence about what becomes of a count. */
export function countSentence(row: QueuedPart, { quantity, condition }: PartCount): string {
  const open = toCount(row);
  const { unit } = row.part.work;
  const counted = partCountText(quantity, unit);
  if (condition === 'good') return `${counted}, all here.`;
  if (condition === 'short') {
    const rest = subtract(open, quantity);
    const stays = rest === one ? 'stays' : 'stay';
    return `${counted} here. ${partCountText(rest, unit)} ${stays} on order, no date yet.`;
  }
  return `${counted} to send back, and to order again.`;
}
