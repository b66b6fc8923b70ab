import { accept, refuse } from '../../result.ts';
import { type GivenHold, type Hold, manualHoldKinds } from '../model/hold.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import { shopLimits } from '../model/shop-limits.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import type { Signature } from '../model/signature.ts';
import { dayIssue, firstIssue, newRecordIssue, reasonIssue, textIssue } from './check-values.ts';
import type { ShopChangeOf, ShopEditHandlers, ShopOutcome } from './shop-edit-handler.ts';

export const holdEdits: ShopEditHandlers<'place-hold' | 'release-hold'> = {
  'place-hold': {
    apply: placeHold,
    undo: ({ holds }, { hold }) =>
      holds.some(({ id }) => id === hold.id)
        ? { kind: 'release-hold', holdId: hold.id }
        : { kind: 'withdraw-record', record: 'hold', recordId: hold.id },
    target: ({ holds }, { hold }) => holdState(holds, hold.id),
  },
  'release-hold': {
    apply: (order, { holdId }, signature) => {
      const hold = order.holds.find(({ id }) => id === holdId);
      if (hold === undefined) return refuse({ kind: 'hold-not-found' });
      if (hold.released !== null) return refuse({ kind: 'hold-released-already' });
      return accept(withHold(order, { ...hold, released: signature }));
    },
    undo: ({ holds }, { holdId }) => {
      const hold = holds.find(({ id }) => id === holdId);
      return hold === undefined ? null : { kind: 'place-hold', hold: givenHold(hold) };
    },
    target: ({ holds }, { holdId }) => holdState(holds, holdId),
  },
};

function placeHold(
  order: RepairOrder,
  { hold: given }: ShopChangeOf<'place-hold'>,
  { by, at }: Signature,
): ShopOutcome {
  const present = order.holds.find(({ id }) => id === given.id);
  if (present !== undefined && present.released !== null) {
    return accept(withHold(order, { ...present, released: null }));
  }
  const issue = newRecordIssue(order.holds, given.id) ?? holdIssue(order, given);
  if (issue !== null) return refuse(issue);
  const hold: Hold = { ...given, since: at, placedBy: by, released: null };
  return accept({ ...order, holds: [...order.holds, hold] });
}

function withHold(order: RepairOrder, hold: Hold): RepairOrder {
  return { ...order, holds: order.holds.map((one) => (one.id === hold.id ? hold : one)) };
}

function holdIssue({ tasks }: RepairOrder, hold: GivenHold): ShopRefusal | null {
  const { kind, on, reason, expectedEnd, endedBy } = hold;
  return firstIssue(
    manualHoldKinds.includes(kind) ? null : { kind: 'value-out-of-range', field: 'kind' },
    reasonIssue(reason),
    dayIssue(expectedEnd),
    textIssue('who ends it', endedBy, shopLimits.shortText),
    on.of === 'task' && !tasks.some(({ work }) => work.key === on.task)
      ? { kind: 'task-not-found', task: on.task }
      : null,
    on.of === 'step' ? textIssue('step', on.step) : null,
  );
}

function holdState(holds: readonly Hold[], holdId: string): 'absent' | 'placed' | 'released' {
  const hold = holds.find(({ id }) => id === holdId);
  if (hold === undefined) return 'absent';
  return hold.released === null ? 'placed' : 'released';
}

export function givenHold({ id, kind, on, reason, expectedEnd, endedBy }: Hold): GivenHold {
  return { id, kind, on, reason, expectedEnd, endedBy };
}
