import { openChecks } from '@dre/core/domain/shop/checks/check-state';
import { stepsOf } from '@dre/core/domain/shop/board/steps';
import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { isOpen, type RepairTask } from '@dre/core/domain/shop/model/repair-task';
import { isHere } from '@dre/core/domain/shop/parts/part-quantities';
import { heldWork, stepName } from '@dre/core/domain/shop/wording/describe-shop-edit';
import { holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import { count } from '../../board/view/board-text.ts';

/** Something that is still open when a unit is to leave, and where it is solved. */
export interface DeliveryBlocker {
  readonly key: string;
  readonly text: string;
  readonly solvedAt: 'work' | 'checks' | 'parts' | 'holds' | 'estimate';
  /** False for what may stay open, such as a part that comes later. */
  readonly stops: boolean;
}

const proofs = { none: '', photo: ', needs a photo', reading: ', needs a reading' } as const;

/** Everything that is open: unfinished work and checks, work that is out, holds, approvals and parts. */
export function deliveryBlockers(
  order: RepairOrder,
  holds: readonly ActiveHold[],
): readonly DeliveryBlocker[] {
  return [
    ...holds.filter(({ kind }) => kind === 'sublet').map((hold) => ofHold(order, hold, true)),
    ...stepsOf(order).flatMap(({ key, tasks }) => ofStep(key, tasks.filter(isOpen))),
    ...openChecks(order).map(({ work }): DeliveryBlocker => ({
      key: `check ${work.key}`,
      text: `${work.name}${proofs[work.proof]}`,
      solvedAt: 'checks',
      stops: true,
    })),
    ...holds
      .filter(({ kind }) => kind !== 'sublet' && kind !== 'parts')
      .map((hold) => ofHold(order, hold, false)),
    ...missingParts(order),
  ];
}

function ofStep(key: string, open: readonly RepairTask[]): readonly DeliveryBlocker[] {
  if (open.length === 0) return [];
  const names = open.slice(0, mostNames).map(({ work }) => work.description);
  const more = open.length > names.length ? ` and ${String(open.length - names.length)} more` : '';
  const text = `${stepName(key)}, ${count(open.length, 'task')}: ${names.join('; ')}${more}`;
  return [{ key: `step ${key}`, text, solvedAt: 'work', stops: true }];
}

const mostNames = 3;

function ofHold(order: RepairOrder, hold: ActiveHold, stops: boolean): DeliveryBlocker {
  const { kind, reason, on, since } = hold;
  const held = heldWork(order, on);
  const words = reason.replace(/[.\s]+$/, '');
  return {
    key: `${kind} ${since} ${reason}`,
    text: `${holdLabels[kind]}: ${held === '' ? '' : `${held}, `}${words}`,
    solvedAt: kind === 'approval' ? 'estimate' : 'holds',
    stops,
  };
}

function missingParts({ parts }: RepairOrder): readonly DeliveryBlocker[] {
  const missing = parts.filter((part) => part.work.wanted > 0 && !isHere(part));
  if (missing.length === 0) return [];
  const names = missing.slice(0, mostNames).map(({ work }) => work.description);
  const more = missing.length > names.length ? ` and ${String(missing.length - names.length)} more` : '';
  const text = `${count(missing.length, 'part')} not here: ${names.join('; ')}${more}`;
  return [{ key: 'parts', text, solvedAt: 'parts', stops: false }];
}
