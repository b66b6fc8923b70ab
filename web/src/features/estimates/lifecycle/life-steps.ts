import { versionState } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import { agreementSentence } from '@dre/core/domain/estimates/wording/agreement-text';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { stageNames } from '@dre/core/domain/estimates/wording/trade-labels';
import { type LifeStep, stageBefore } from './use-lifecycle-actions.ts';

/** The kinds of events that can be recorded for a version. */
export type RecordKind = 'agreement' | 'authorization' | 'decline' | 'sending';

/** A possible next action for a locked estimate. */
export type LifeChoice =
  | { readonly kind: 'step'; readonly step: LifeStep; readonly label: string; readonly isDanger?: true }
  | { readonly kind: 'record'; readonly record: RecordKind; readonly label: string }
  | {
      readonly kind:
        | 'send'
        | 'correct'
        | 'supplement'
        | 'discard'
        | 'versions'
        | 'documents'
        | 'repair-order';
      readonly label: string;
      readonly isDanger?: true;
    }
  | { readonly kind: 'withdraw'; readonly agreementId: string; readonly label: string }
  | { readonly kind: 'back'; readonly stage: Estimate['stage']; readonly label: string };

const voiding: LifeChoice = { kind: 'step', step: 'void', label: 'Void…', isDanger: true };

const completing: LifeChoice = { kind: 'step', step: 'complete', label: 'Complete' };

const nextInShop: Readonly<Partial<Record<Estimate['stage'], LifeChoice>>> = {
  approved: { kind: 'step', step: 'start-repair', label: 'Start repair' },
  'in-repair': completing,
};

/** With a shop the unit's repair order leads on. */
export interface ShopOfEstimate {
  /** The number of its order; null while it has none or is not read yet. */
  readonly order: string | null;
}

/** The order is opened by the first press and shown by every later one. */
function orderChoice(stage: Estimate['stage'], { order }: ShopOfEstimate): LifeChoice | undefined {
  if (!mayHaveOrder({ stage })) return undefined;
  if (order !== null) return { kind: 'repair-order', label: `Open ${order}` };
  return { kind: 'repair-order', label: stage === 'approved' ? 'Start repair' : 'Repair order' };
}

const hasOrders: ReadonlySet<Estimate['stage']> = new Set(['approved', 'in-repair', 'completed']);

/** True where an order may lead on. */
export function mayHaveOrder({ stage }: Pick<Estimate, 'stage'>): boolean {
  return hasOrders.has(stage);
}

type Life = Pick<Estimate, 'stage' | 'draft' | 'versions'>;

/** The next actions, the likeliest first; reading is always possible. */
export function lifeChoices(
  estimate: Life,
  mayEdit: boolean,
  shop: ShopOfEstimate | null = null,
): readonly LifeChoice[] {
  const { stage, draft, versions } = estimate;
  const reading: LifeChoice[] = [
    { kind: 'versions', label: 'Versions and changes' },
    { kind: 'documents', label: 'Documents' },
  ];
  const order = shop === null ? undefined : orderChoice(stage, shop);
  const isReadable = stage !== 'approved' || (shop !== null && shop.order !== null);
  if (!mayEdit) return order !== undefined && isReadable ? [order, ...reading] : reading;
  const isLocked = draft === null && stage !== 'void';
  const back = stageBefore(estimate);
  const send: LifeChoice = { kind: 'send', label: 'Send…' };
  const { agree, others } = answersTo(estimate);
  const first = order ?? nextInShop[stage];
  return [
    ...(first ? [first] : []),
    // An unsent version is sent first; a sent one is agreed to.
    ...(stage === 'locked' && isLocked ? [send] : []),
    ...agree,
    ...(stage !== 'locked' && isLocked ? [send] : []),
    ...(isLocked ? [{ kind: 'supplement', label: `Start supplement ${versions.length}` } as const] : []),
    ...others,
    ...(order !== undefined && stage === 'in-repair' ? [completing] : []),
    ...(isLocked ? [{ kind: 'correct', label: 'Correct…' } as const] : []),
    ...(back === null ? [] : [{ kind: 'back', stage: back, label: `Back to ${stageNames[back]}` } as const]),
    ...reading,
    ...(draft !== null && versions.length > 0 && stage !== 'void'
      ? [
          {
            kind: 'discard',
            label: `Discard supplement ${String(versions.length)}`,
            isDanger: true,
          } as const,
        ]
      : []),
    ...(stage === 'void' ? [] : [voiding]),
  ];
}

/** The records possible for the last version, also while the shop works on the previous one. */
function answersTo({ stage, versions }: Life): { agree: LifeChoice[]; others: LifeChoice[] } {
  const last = versions.at(-1);
  if (last === undefined || stage === 'void') return { agree: [], others: [] };
  const isApproved = versionState(last) === 'approved';
  const given = last.agreements?.at(-1);
  return {
    agree: isApproved ? [] : [{ kind: 'record', record: 'agreement', label: 'Record agreement…' }],
    others: [
      ...(isApproved
        ? []
        : [{ kind: 'record', record: 'authorization', label: 'Authorize the work…' } as const]),
      { kind: 'record', record: 'decline', label: 'Record a decline…' },
      { kind: 'record', record: 'sending', label: 'Mark as sent…' },
      ...(given === undefined
        ? []
        : [
            {
              kind: 'withdraw',
              agreementId: given.id,
              label: `Take back: ${agreementSentence(given)}`,
            } as const,
          ]),
    ],
  };
}

/** Stable as long as a choice is offered, so an update leaves its button and its menu entry in place. */
export function choiceKey(choice: LifeChoice): string {
  if (choice.kind === 'step') return choice.step;
  if (choice.kind === 'record') return choice.record;
  return choice.kind === 'withdraw' ? choice.agreementId : choice.kind;
}

const seats = ['repair-order', 'start-repair', 'complete', 'agreement', 'send', 'supplement'];

/**
 * The likeliest two choices of a locked estimate. Their order is fixed and only their look changes, so a press during
 * an update never lands on another button.
 */
export function choicesInSight(
  choices: readonly LifeChoice[],
): readonly { readonly choice: LifeChoice; readonly isLikeliest: boolean }[] {
  return choices
    .filter((choice) => seats.includes(choiceKey(choice)))
    .slice(0, 2)
    .map((choice, index) => ({ choice, isLikeliest: index === 0 }))
    .toSorted((one, other) => seats.indexOf(choiceKey(one.choice)) - seats.indexOf(choiceKey(other.choice)));
}
