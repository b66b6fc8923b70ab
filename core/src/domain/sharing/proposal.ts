import type { LaborType } from '../catalogue/trade-words.ts';
import type { AgreedBy } from '../estimates/model/lifecycle/agreed-values.ts';
import type { Change } from '../estimates/model/edit.ts';
import type { Claim, Estimate } from '../estimates/model/estimate.ts';
import { typeBilledAs } from '../estimates/model/labor-type.ts';
import { limits } from '../estimates/model/limits.ts';
import type { Line } from '../estimates/model/line.ts';
import type { WorkItem } from '../estimates/pricing/values/work-item.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Cents, TenthHours } from '../units.ts';

/** An insurer's counter-offer for a line. */
export interface Proposal {
  readonly hours: readonly { readonly type: LaborType; readonly billed: TenthHours }[];
  /** For one unit; null leaves it unchanged. */
  readonly price: Cents | null;
}

export type ProposalRefusal =
  | { readonly kind: 'line-gone' }
  | { readonly kind: 'hours-not-proposable'; readonly type: LaborType }
  | { readonly kind: 'nothing-proposed' };

/** The edits a proposal becomes once the estimator accepts it. With `by` the line records who agreed to it. */
export function proposalChanges(
  estimate: Pick<Estimate, 'lines'>,
  key: string,
  { hours, price }: Proposal,
  by?: AgreedBy,
): Result<readonly Change[], ProposalRefusal> {
  if (isConsumable(key)) return consumableChanges(estimate, key, price, by);
  const line = estimate.lines.find(({ id }) => id === key);
  if (line === undefined) return refuse({ kind: 'line-gone' });
  const changes: Change[] = [];
  for (const { type, billed } of hours) {
    if (!mayPropose(line, type)) return refuse({ kind: 'hours-not-proposable', type });
    changes.push(
      isPainted(line, type)
        ? { kind: 'change-refinish', lineId: key, changes: { billed } }
        : { kind: 'set-hours', lineId: key, laborType: typeBilledAs(line, type), billed },
    );
  }
  const fields = { ...(price !== null && { price }), ...(by && agreedOf(line, { hours, price }, by)) };
  if (changes.length === 0 && price === null) return refuse({ kind: 'nothing-proposed' });
  if (Object.keys(fields).length > 0) changes.push({ kind: 'change-line', lineId: key, changes: fields });
  return accept(changes);
}

function agreedOf(line: Line, { hours, price }: Proposal, by: AgreedBy): Pick<Line, 'agreed'> {
  const agreed = Object.fromEntries(
    hours.map(({ type, billed }) => [isPainted(line, type) ? type : typeBilledAs(line, type), billed]),
  );
  return { agreed: [...(line.agreed ?? []), { ...by, hours: agreed, price }].slice(-limits.agreedValues) };
}

function consumableChanges(
  estimate: Pick<Estimate, 'lines'>,
  key: string,
  price: Cents | null,
  by: AgreedBy | undefined,
): Result<readonly Change[], ProposalRefusal> {
  if (!isAnswerableOf(estimate, key)) return refuse({ kind: 'line-gone' });
  if (price === null) return refuse({ kind: 'nothing-proposed' });
  const override = { kind: 'amount', amount: price, ...(by && { agreed: by }) } as const;
  return accept([{ kind: 'override-automatic', key, override }]);
}

/** The edits if the estimator accepts that a line is not paid: it is removed. */
export function denialChanges(
  estimate: Pick<Estimate, 'lines'>,
  key: string,
): Result<readonly Change[], ProposalRefusal> {
  if (!isAnswerableOf(estimate, key)) return refuse({ kind: 'line-gone' });
  return accept([
    isConsumable(key)
      ? { kind: 'override-automatic', key, override: { kind: 'left-out' } }
      : { kind: 'remove-line', lineId: key },
  ]);
}

/**
 * Entered lines and the material they use: both have a price of their own. Hours derived by a rule follow their line.
 */
export function isAnswerable({ parent, rule }: Pick<WorkItem, 'parent' | 'rule'>): boolean {
  return parent === null || rule === 'consumable';
}

/** True if the claim's payer decides on it: lines the customer pays are not theirs to approve or deny. */
export function isPaidByClaim(line: Pick<Line, 'payer'>, claim: Pick<Claim, 'payer'>): boolean {
  return line.payer === 'insurer' || (line.payer === 'warranty' && claim.payer !== 'insurance');
}

function isConsumable(key: string): boolean {
  return key.startsWith('consumable:');
}

/** The line an answer refers to: its own, or the one that uses the material. */
export function answeredLine({ lines }: Pick<Estimate, 'lines'>, key: string): Line | undefined {
  const id = isConsumable(key) ? key.split(':')[1] : key;
  return lines.find((line) => line.id === id);
}

function isAnswerableOf(estimate: Pick<Estimate, 'lines'>, key: string): boolean {
  return answeredLine(estimate, key) !== undefined;
}

/**
 * Only hours that are billed as entered. A blend or a panel with edges bills other hours than entered, so the proposed
 * number would not be the result.
 */
export function mayPropose(line: Line, type: LaborType): boolean {
  if (!isPainted(line, type)) return line.labor[typeBilledAs(line, type)] !== undefined;
  return line.refinish?.mode === 'full' && line.refinish.edges === 0;
}

function isPainted({ labor, refinish }: Line, type: LaborType): boolean {
  return type === 'refinish' && refinish !== null && labor.refinish === undefined;
}

export const proposalText: Readonly<Record<ProposalRefusal['kind'], string>> = {
  'line-gone': 'This line is no longer on the estimate.',
  'hours-not-proposable': 'These hours follow from others and cannot be set to a proposed figure.',
  'nothing-proposed': 'Nothing was proposed for this line.',
};
