import { accept, refuse } from '../../result.ts';
import { openChecks } from '../checks/check-state.ts';
import { currentVisit, type GivenDelivery, type RepairOrder } from '../model/repair-order.ts';
import { isOpen } from '../model/repair-task.ts';
import { shopLimits } from '../model/shop-limits.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import type { Signature } from '../model/signature.ts';
import { firstIssue, idIssue, rangeIssue, reasonIssue, textIssue } from './check-values.ts';
import type { ShopChangeOf, ShopEditHandlers, ShopOutcome } from './shop-edit-handler.ts';

export const closingEdits: ShopEditHandlers<'deliver' | 'reopen' | 'void-order'> = {
  // The owner signed; a unit that comes back is a visit of its own.
  deliver: { apply: deliver, undo: () => null, target: ({ state }) => state },
  reopen: {
    apply: reopen,
    undo: ({ voided }) => (voided === null ? null : { kind: 'void-order', reason: voided.reason }),
    target: ({ state }) => state,
  },
  'void-order': {
    apply: (order, { reason }, signature) => {
      const issue = reasonIssue(reason) ?? outingIssue(order);
      if (issue !== null) return refuse(issue);
      return accept({ ...order, state: 'void', voided: { reason, ...signature } });
    },
    undo: (_, { reason }) => ({ kind: 'reopen', reason }),
    target: ({ state }) => state,
  },
};

function deliver(
  order: RepairOrder,
  { delivery }: ShopChangeOf<'deliver'>,
  signature: Signature,
): ShopOutcome {
  const visit = currentVisit(order);
  if (visit === undefined) return refuse({ kind: 'unit-not-here' });
  const issue = deliveryIssue(order, delivery);
  if (issue !== null) return refuse(issue);
  const visits = [...order.visits.slice(0, -1), { ...visit, out: { ...delivery, ...signature } }];
  return accept({ ...order, visits, state: 'delivered' });
}

/** The first reason the unit cannot be delivered; null when it can. */
function deliveryIssue(order: RepairOrder, delivery: GivenDelivery): ShopRefusal | null {
  return deliveryIssues(order, delivery)[0] ?? null;
}

/** Every reason, the one to solve first at the top. */
export function deliveryIssues(order: RepairOrder, delivery: GivenDelivery): readonly ShopRefusal[] {
  const { hasWalkRound, signature, unfinished } = delivery;
  const isSigned = signature !== null && signature.name.trim() !== '';
  const issues: readonly (ShopRefusal | null)[] = [
    valueIssue(delivery),
    outingIssue(order),
    ...(unfinished === null ? openWorkIssues(order) : []),
    hasWalkRound ? null : { kind: 'walk-round-missing' },
    isSigned ? null : { kind: 'signature-missing' },
  ];
  return issues.filter((issue) => issue !== null);
}

function valueIssue({ keys, documents, unfinished, signature }: GivenDelivery): ShopRefusal | null {
  return firstIssue(
    rangeIssue('keys', keys, 0, shopLimits.keys),
    documents.length > shopLimits.photos ? { kind: 'too-many-records', limit: shopLimits.photos } : null,
    ...documents.map(idIssue),
    unfinished === null ? null : reasonIssue(unfinished),
    signature === null ? null : textIssue('name', signature.name),
  );
}

function openWorkIssues(order: RepairOrder): readonly ShopRefusal[] {
  const count = order.tasks.filter(isOpen).length;
  const names = openChecks(order).map(({ work }) => work.name);
  return [
    ...(count > 0 ? [{ kind: 'tasks-open', count } as const] : []),
    ...(names.length > 0 ? [{ kind: 'checks-open', names } as const] : []),
  ];
}

function outingIssue({ outings }: RepairOrder): ShopRefusal | null {
  const out = outings.find(({ back }) => back === null);
  return out === undefined ? null : { kind: 'work-out', vendor: out.vendor };
}

function reopen(order: RepairOrder, { reason }: ShopChangeOf<'reopen'>, signature: Signature): ShopOutcome {
  const issue = reasonIssue(reason);
  if (issue !== null) return refuse(issue);
  if (order.state === 'void') return accept({ ...order, state: 'open', voided: null });
  const deliveredAt = order.visits.at(-1)?.out?.at ?? signature.at;
  const reopening = { reason, deliveredAt, ...signature };
  return accept({ ...order, state: 'open', reopenings: [...order.reopenings, reopening] });
}
