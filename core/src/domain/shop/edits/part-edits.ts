import { accept, refuse } from '../../result.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type {
  GivenPartCheck,
  GivenPartOrder,
  GivenReceipt,
  GivenReturn,
  PartReceipt,
  RepairPart,
} from '../model/repair-part.ts';
import { shopLimits } from '../model/shop-limits.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import type { WithdrawableRecord } from '../model/shop-edit.ts';
import { isUnchecked, partQuantities } from '../parts/part-quantities.ts';
import { dayIssue, firstIssue, hasRecord, newRecordIssue, rangeIssue, textIssue } from './check-values.ts';
import type { ShopEditHandlers, ShopOutcome } from './shop-edit-handler.ts';

export const partEdits: ShopEditHandlers<
  'order-part' | 'expect-part' | 'receive-part' | 'check-part' | 'return-part'
> = {
  'order-part': {
    apply: (order, { part, order: given }, signature) =>
      onPart(order, part, (present) => ({
        issue: newRecordIssue(present.orders, given.id) ?? orderIssue(given),
        part: { ...present, orders: [...present.orders, { ...given, ...signature }] },
      })),
    undo: (_, { order: given }) => withdrawal('part-order', given.id),
    target: (order, { part, order: given }) => hasRecord(partOf(order, part)?.orders, given.id),
  },
  'expect-part': {
    apply: (order, { part, expected: given }, signature) =>
      onPart(order, part, (present) => ({
        issue:
          newRecordIssue(present.expected, given.id) ??
          dayIssue(given.day) ??
          textIssue('reason', given.reason, shopLimits.text),
        part: { ...present, expected: [...present.expected, { ...given, ...signature }] },
      })),
    undo: (_, { expected }) => withdrawal('expected-day', expected.id),
    target: (order, { part, expected }) => hasRecord(partOf(order, part)?.expected, expected.id),
  },
  'receive-part': {
    apply: (order, { part, receipt }, signature) =>
      onPart(order, part, (present) => ({
        issue: newRecordIssue(present.receipts, receipt.id) ?? receiptIssue(present, receipt),
        part: { ...present, receipts: [...present.receipts, { ...receipt, ...signature }] },
      })),
    undo: (_, { receipt }) => withdrawal('receipt', receipt.id),
    target: (order, { part, receipt }) => hasRecord(partOf(order, part)?.receipts, receipt.id),
  },
  'check-part': {
    apply: (order, { part, receipt, check }, signature) =>
      onPart(order, part, (present) => checkedPart(present, receipt, { ...check, ...signature })),
    undo: (_, { check }) => withdrawal('part-check', check.id),
    target: (order, { part, receipt }) =>
      partOf(order, part)?.receipts.find(({ id }) => id === receipt)?.check?.id ?? null,
  },
  'return-part': {
    apply: (order, { part, returned }, signature) =>
      onPart(order, part, (present) => ({
        issue: newRecordIssue(present.returns, returned.id) ?? returnIssue(present, returned),
        part: { ...present, returns: [...present.returns, { ...returned, ...signature }] },
      })),
    undo: (_, { returned }) => withdrawal('return', returned.id),
    target: (order, { part, returned }) => hasRecord(partOf(order, part)?.returns, returned.id),
  },
};

function withdrawal(record: WithdrawableRecord, recordId: string) {
  return { kind: 'withdraw-record', record, recordId } as const;
}

function partOf({ parts }: RepairOrder, key: string): RepairPart | undefined {
  return parts.find(({ work }) => work.key === key);
}

function onPart(order: RepairOrder, key: string, change: (part: RepairPart) => PartOutcome): ShopOutcome {
  const present = partOf(order, key);
  if (present === undefined) return refuse({ kind: 'part-not-found', part: key });
  const { issue, part } = change(present);
  if (issue !== null) return refuse(issue);
  return accept({ ...order, parts: order.parts.map((one) => (one === present ? part : one)) });
}

type PartOutcome = { readonly issue: ShopRefusal | null; readonly part: RepairPart };

function checkedPart(
  part: RepairPart,
  receiptId: string,
  check: NonNullable<PartReceipt['check']>,
): PartOutcome {
  const receipt = part.receipts.find(({ id }) => id === receiptId);
  const checks = part.receipts.flatMap((one) => one.check ?? []);
  const checked = {
    ...part,
    receipts: part.receipts.map((one) => (one === receipt ? { ...one, check } : one)),
  };
  const issue =
    receipt === undefined
      ? ({ kind: 'record-not-found', record: 'receipt' } as const)
      : isUnchecked(receipt)
        ? (newRecordIssue(checks, check.id) ?? countIssue(check) ?? excessIssue(checked))
        : ({ kind: 'recorded-already' } as const);
  return { issue, part: checked };
}

/** The count of a check: nothing may have come, and the condition agrees with it. */
function countIssue({ quantity, damaged, condition }: GivenPartCheck): ShopRefusal | null {
  const isUsable = condition === 'good' || condition === 'short';
  return firstIssue(
    rangeIssue('quantity', quantity, 0, shopLimits.quantity),
    rangeIssue('damaged', damaged, 0, shopLimits.quantity),
    damaged > quantity ? { kind: 'damaged-exceeds-received' } : null,
    isUsable === (damaged === 0) ? null : { kind: 'value-out-of-range', field: 'condition' },
  );
}

/** Returns never exceed receipts, and good parts never what was asked for or ordered. */
function excessIssue(part: RepairPart): ShopRefusal | null {
  const { wanted, ordered, inUse, surplus, damagedHere, received } = partQuantities(part);
  if (inUse < 0 || damagedHere < 0) return { kind: 'returned-exceeds-received', quantity: received };
  return inUse + surplus > Math.max(wanted, ordered)
    ? { kind: 'received-already', description: part.work.description, quantity: inUse + surplus }
    : null;
}

function orderIssue({ quantity, vendor, purchaseOrder, cost }: GivenPartOrder): ShopRefusal | null {
  return firstIssue(
    rangeIssue('quantity', quantity, 1, shopLimits.quantity),
    textIssue('vendor', vendor),
    textIssue('purchase order', purchaseOrder),
    rangeIssue('cost', cost, 0, shopLimits.cost),
  );
}

/** Good parts beyond what was asked for or ordered are not received: usually somebody counted them before. */
function receiptIssue(
  part: RepairPart,
  { quantity, damaged, condition = 'good' }: GivenReceipt,
): ShopRefusal | null {
  const isUnclear = condition === 'unchecked' && damaged > 0;
  const range = firstIssue(
    rangeIssue('quantity', quantity, 1, shopLimits.quantity),
    rangeIssue('damaged', damaged, 0, shopLimits.quantity),
    isUnclear ? { kind: 'value-out-of-range', field: 'condition' } : null,
  );
  if (range !== null) return range;
  if (damaged > quantity) return { kind: 'damaged-exceeds-received' };
  const { wanted, ordered, inUse, surplus } = partQuantities(part);
  const most = Math.max(wanted, ordered);
  return inUse + surplus + quantity - damaged > most
    ? { kind: 'received-already', description: part.work.description, quantity: inUse + surplus }
    : null;
}

function returnIssue(part: RepairPart, { quantity, of, reason }: GivenReturn): ShopRefusal | null {
  const { inUse, surplus, damagedHere } = partQuantities(part);
  const most = of === 'damaged' ? damagedHere : inUse + surplus;
  return firstIssue(
    rangeIssue('quantity', quantity, 1, shopLimits.quantity),
    textIssue('reason', reason, shopLimits.text),
    quantity > most ? { kind: 'returned-exceeds-received', quantity: most } : null,
  );
}
