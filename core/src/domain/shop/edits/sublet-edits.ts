import { accept, refuse } from '../../result.ts';
import { stepsOf } from '../board/steps.ts';
import { currentVisit, type GivenOuting, type RepairOrder } from '../model/repair-order.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import { dayIssue, firstIssue, hasRecord, newRecordIssue, textIssue } from './check-values.ts';
import type { ShopEditHandlers } from './shop-edit-handler.ts';

export const subletEdits: ShopEditHandlers<'send-out' | 'take-back'> = {
  'send-out': {
    apply: (order, { outing }, signature) => {
      const issue = newRecordIssue(order.outings, outing.id) ?? outingIssue(order, outing);
      if (issue !== null) return refuse(issue);
      return accept({ ...order, outings: [...order.outings, { ...outing, sent: signature, back: null }] });
    },
    undo: (_, { outing }) => ({ kind: 'withdraw-record', record: 'outing', recordId: outing.id }),
    target: ({ outings }, { outing }) => hasRecord(outings, outing.id),
  },
  'take-back': {
    apply: (order, { outingId }, signature) => {
      const outing = order.outings.find(({ id }) => id === outingId);
      if (outing === undefined) return refuse({ kind: 'record-not-found', record: 'outing' });
      if (outing.back !== null) return refuse({ kind: 'back-already' });
      const back = { ...outing, back: signature };
      return accept({ ...order, outings: order.outings.map((one) => (one === outing ? back : one)) });
    },
    // The vendor handed it over; another outing is another record.
    undo: () => null,
    target: ({ outings }, { outingId }) => hasRecord(outings, outingId),
  },
};

function outingIssue(order: RepairOrder, outing: GivenOuting): ShopRefusal | null {
  const { step, vendor, expectedBack } = outing;
  const isOut = order.outings.some((one) => one.back === null && one.step === step);
  return firstIssue(
    currentVisit(order) === undefined ? { kind: 'unit-not-here' } : null,
    step === null || stepsOf(order).some(({ key }) => key === step) ? null : { kind: 'step-not-found', step },
    isOut ? { kind: 'work-out', vendor } : null,
    vendor.trim() === '' ? { kind: 'value-out-of-range', field: 'vendor' } : textIssue('vendor', vendor),
    dayIssue(expectedBack),
  );
}
