import { accept, refuse } from '../../result.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type { WithdrawableRecord } from '../model/shop-edit.ts';
import type { RecordHandler } from './record-handler.ts';
import type { ShopEditHandlers, ShopOutcome } from './shop-edit-handler.ts';
import { partRecords } from './withdraw-part-records.ts';
import { workRecords } from './withdraw-work-records.ts';

const records: Readonly<Record<WithdrawableRecord, RecordHandler>> = { ...workRecords, ...partRecords };

export const withdrawEdits: ShopEditHandlers<'withdraw-record'> = {
  'withdraw-record': {
    apply: (order, { record, recordId }) => withdraw(order, record, recordId),
    undo: (before, { record, recordId }) => records[record].again(before, recordId),
    target: (order, { record, recordId }) => {
      const found = records[record].find(order, recordId);
      const isReleased = found !== undefined && 'released' in found && found.released !== null;
      return found !== undefined && !isReleased;
    },
  },
};

/** False once later records build on it. */
export function mayWithdraw(order: RepairOrder, record: WithdrawableRecord, id: string): boolean {
  return withdraw(order, record, id).ok;
}

function withdraw(order: RepairOrder, record: WithdrawableRecord, id: string): ShopOutcome {
  const handler = records[record];
  if (handler.find(order, id) === undefined) return refuse({ kind: 'record-not-found', record });
  const left = handler.without(order, id);
  return left === null ? refuse({ kind: 'record-in-use', record }) : accept(left);
}
