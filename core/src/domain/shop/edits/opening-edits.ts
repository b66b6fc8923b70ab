import type { Stage } from '../../estimates/model/estimate.ts';
import { accept, refuse } from '../../result.ts';
import { minutes } from '../../units.ts';
import { currentVisit, type RepairOrder } from '../model/repair-order.ts';
import { newTask } from '../model/repair-task.ts';
import { shopLimits } from '../model/shop-limits.ts';
import { fitIssue, type ShopLocation, type UnitMeasures } from '../model/shop-location.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import type { Signature } from '../model/signature.ts';
import type { WorkTask } from '../model/version-work.ts';
import { applyVersion } from '../tasks/apply-version.ts';
import {
  dayIssue,
  firstIssue,
  hasRecord,
  idIssue,
  newRecordIssue,
  rangeIssue,
  reasonIssue,
  textIssue,
} from './check-values.ts';
import type { ShopChangeOf, ShopEditHandlers, ShopOutcome } from './shop-edit-handler.ts';

export const openingEdits: ShopEditHandlers<
  'open-order' | 'authorize-version' | 'set-drop-off' | 'promise' | 'check-in'
> = {
  // An order opened by mistake is voided: its number is never given again.
  'open-order': { apply: openOrder, undo: () => null, target: ({ state }) => state },
  // Agreements are records; a version is followed by another, never undone.
  'authorize-version': { apply: authorizeVersion, undo: () => null, target: ({ state }) => state },
  'set-drop-off': {
    apply: (order, { day }) => {
      const issue = dayIssue(day);
      return issue === null ? accept({ ...order, dropOff: day }) : refuse(issue);
    },
    undo: ({ dropOff }) => ({ kind: 'set-drop-off', day: dropOff }),
    target: ({ dropOff }) => dropOff,
  },
  promise: {
    apply: (order, { promise }, signature) => {
      const issue = firstIssue(
        newRecordIssue(order.promises, promise.id),
        dayIssue(promise.day),
        textIssue('reason', promise.reason, shopLimits.text),
        // The first promise needs no reason, a changed one does.
        order.promises.length === 0 ? null : reasonIssue(promise.reason),
      );
      if (issue !== null) return refuse(issue);
      return accept({ ...order, promises: [...order.promises, { ...promise, ...signature }] });
    },
    undo: (_, { promise }) => ({ kind: 'withdraw-record', record: 'promise', recordId: promise.id }),
    target: ({ promises }, { promise }) => hasRecord(promises, promise.id),
  },
  'check-in': {
    apply: checkIn,
    undo: (_, { visitId }) => ({ kind: 'withdraw-record', record: 'visit', recordId: visitId }),
    target: ({ visits }, { visitId }) => hasRecord(visits, visitId),
  },
};

/** The reason no order can be opened for an estimate at this stage. */
export function openingRefusal(stage: Stage): ShopRefusal | null {
  return stage === 'approved' || stage === 'in-repair' ? null : { kind: 'estimate-not-approved', stage };
}

/** Every unit is checked in and washed, whether or not the estimate bills it. */
const checkInTask: WorkTask = {
  key: 'shop:check-in',
  lineNumber: 0,
  description: 'Check in and wash',
  operation: null,
  laborType: null,
  location: null,
  department: 'detail',
  phase: 'check-in',
  half: 'whole',
  soldMinutes: minutes(0),
  isIncluded: false,
  people: 1,
  skill: 1,
  needs: [],
};

function openOrder(
  order: RepairOrder,
  { number, estimateId, unit }: ShopChangeOf<'open-order'>,
  signature: Signature,
): ShopOutcome {
  const issue = firstIssue(textIssue('number', number), idIssue(estimateId), measuresIssue(unit));
  if (issue !== null) return refuse(issue);
  const tasks = [newTask(checkInTask, 'shop')];
  return accept({ ...order, number, estimateId, unit, tasks, state: 'open', opened: signature });
}

function authorizeVersion(
  order: RepairOrder,
  { version, how, name, reason, replies, work }: ShopChangeOf<'authorize-version'>,
  signature: Signature,
): ShopOutcome {
  const issue = firstIssue(
    textIssue('name', name),
    textIssue('reason', reason, shopLimits.text),
    how === 'own-risk' ? reasonIssue(reason) : null,
    how !== 'declined' && work.version !== version ? { kind: 'version-does-not-match', version } : null,
  );
  if (issue !== null) return refuse(issue);
  if (how === 'awaiting') {
    // One party's answer does not begin the wait anew.
    const isKnown = order.pending?.version === version && order.pending.hash === work.hash;
    const since = isKnown ? order.pending.since : signature.at;
    return accept({ ...order, pending: { ...work, since, ...(replies !== undefined && { replies }) } });
  }
  const last = order.authorized.at(-1);
  const isSame = last?.version === version && last.hash === work.hash && last.how === how;
  if (isSame) return refuse({ kind: 'version-authorized-already', version });
  const record = { version, inForce: work.version, hash: work.hash, how, name, reason, ...signature };
  const pending = order.pending?.version === version ? null : order.pending;
  const authorized = [...order.authorized, record];
  return accept({ ...applyVersion(order, work, signature.at), authorized, pending });
}

function checkIn(
  order: RepairOrder,
  { visitId, location, measured }: ShopChangeOf<'check-in'>,
  signature: Signature,
): ShopOutcome {
  const { unit } = order;
  if (currentVisit(order) !== undefined) return refuse({ kind: 'unit-here-already' });
  if (order.authorized.length === 0) return refuse({ kind: 'nothing-authorized' });
  const issue = newRecordIssue([...order.visits, ...order.moves], visitId) ?? measuresIssue(measured);
  if (issue !== null) return refuse(issue);
  const { length, height, width } = unit;
  const measures = {
    length: measured.length ?? length,
    height: measured.height ?? height,
    width: measured.width ?? width,
  };
  const unfit = location === null ? null : fitRefusal(measures, location);
  if (unfit !== null) return refuse(unfit);
  const visit = { id: visitId, in: signature, measuredBefore: { length, height, width }, out: null };
  return accept({
    ...order,
    unit: { ...unit, ...measures },
    visits: [...order.visits, visit],
    moves: [...order.moves, { id: visitId, location, ...signature }],
  });
}

export function fitRefusal(unit: UnitMeasures, location: ShopLocation): ShopRefusal | null {
  const issue = fitIssue(unit, location);
  return issue === null ? null : { kind: 'unit-does-not-fit', location: location.name, issue };
}

function measuresIssue({ length, height, width }: UnitMeasures): ShopRefusal | null {
  return firstIssue(
    rangeIssue('length', length, 1, shopLimits.inches),
    rangeIssue('height', height, 1, shopLimits.inches),
    rangeIssue('width', width, 1, shopLimits.inches),
  );
}
