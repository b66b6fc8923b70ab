import type { RepairOrder } from '../model/repair-order.ts';
import type { RepairPart } from '../model/repair-part.ts';
import type { ShopChange, WithdrawableRecord } from '../model/shop-edit.ts';
import { partQuantities } from '../parts/part-quantities.ts';
import type { RecordHandler } from './record-handler.ts';

type PartRecord = Extract<
  WithdrawableRecord,
  'part-order' | 'expected-day' | 'receipt' | 'part-check' | 'return'
>;
type PartList = 'orders' | 'expected' | 'receipts' | 'returns';

export const partRecords: Readonly<Record<PartRecord, RecordHandler>> = {
  'part-order': handler('orders', (part, id) => {
    const found = part.orders.find((order) => order.id === id);
    if (found === undefined) return null;
    const { by: _, at: __, ...order } = found;
    return { kind: 'order-part', part: part.work.key, order };
  }),
  'expected-day': handler('expected', (part, id) => {
    const found = part.expected.find((expected) => expected.id === id);
    if (found === undefined) return null;
    const { by: _, at: __, ...expected } = found;
    return { kind: 'expect-part', part: part.work.key, expected };
  }),
  receipt: handler('receipts', (part, id) => {
    const found = part.receipts.find((receipt) => receipt.id === id);
    if (found === undefined) return null;
    const { by: _, at: __, check: ___, ...receipt } = found;
    return { kind: 'receive-part', part: part.work.key, receipt };
  }),
  'part-check': partChecks(),
  return: handler('returns', (part, id) => {
    const found = part.returns.find((returned) => returned.id === id);
    if (found === undefined) return null;
    const { by: _, at: __, ...returned } = found;
    return { kind: 'return-part', part: part.work.key, returned };
  }),
};

function handler(list: PartList, again: (part: RepairPart, id: string) => ShopChange | null): RecordHandler {
  const partWith = ({ parts }: RepairOrder, id: string) =>
    parts.find((part) => part[list].some((record) => record.id === id));
  return {
    find: (order, id) => partWith(order, id)?.[list].find((record) => record.id === id),
    without: (order, id) => {
      const part = partWith(order, id);
      return part === undefined ? null : withoutRecord(order, part, list, id);
    },
    again: (order, id) => {
      const part = partWith(order, id);
      return part === undefined ? null : again(part, id);
    },
  };
}

function withoutRecord(order: RepairOrder, part: RepairPart, list: PartList, id: string): RepairOrder | null {
  // The day in force is the last one, so only that can be withdrawn.
  if (list === 'expected' && part.expected.at(-1)?.id !== id) return null;
  // A receipt somebody checked: the check is withdrawn first.
  if (list === 'receipts' && part.receipts.some((one) => one.id === id && one.check !== undefined))
    return null;
  const left = { ...part, [list]: part[list].filter((record) => record.id !== id) } as RepairPart;
  return withPart(order, part, left);
}

function withPart(order: RepairOrder, part: RepairPart, left: RepairPart): RepairOrder | null {
  const { inUse, damagedHere } = partQuantities(left);
  // Returns must not exceed receipts.
  if (inUse < 0 || damagedHere < 0) return null;
  return { ...order, parts: order.parts.map((one) => (one === part ? left : one)) };
}

/** Checks stand in the receipts they are about. */
function partChecks(): RecordHandler {
  const find = ({ parts }: RepairOrder, id: string) =>
    parts
      .flatMap((part) => part.receipts.map((receipt) => ({ part, receipt, check: receipt.check })))
      .find(({ check }) => check?.id === id);
  return {
    find: (order, id) => find(order, id)?.check,
    without: (order, id) => {
      const found = find(order, id);
      if (found === undefined) return null;
      const { check: _, ...unchecked } = found.receipt;
      const receipts = found.part.receipts.map((one) => (one === found.receipt ? unchecked : one));
      return withPart(order, found.part, { ...found.part, receipts });
    },
    again: (order, id) => {
      const found = find(order, id);
      if (found?.check === undefined) return null;
      const { by: _, at: __, ...check } = found.check;
      return { kind: 'check-part', part: found.part.work.key, receipt: found.receipt.id, check };
    },
  };
}
