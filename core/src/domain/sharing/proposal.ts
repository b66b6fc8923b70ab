import type { LaborType } from '../catalogue/trade-words.ts';
import type { Change } from '../estimates/edit.ts';
import type { Estimate } from '../estimates/estimate.ts';
import type { Line } from '../estimates/line.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Cents, TenthHours } from '../units.ts';

/** What an insurer would have a line bill instead. */
export interface Proposal {
  readonly hours: readonly { readonly type: LaborType; readonly billed: TenthHours }[];
  /** For one unit; null leaves it. */
  readonly price: Cents | null;
}

export type ProposalRefusal =
  | { readonly kind: 'line-gone' }
  | { readonly kind: 'hours-not-proposable'; readonly type: LaborType }
  | { readonly kind: 'nothing-proposed' };

/** The ordinary changes a proposal comes to, once the estimator takes it. */
export function proposalChanges(
  estimate: Pick<Estimate, 'lines'>,
  lineId: string,
  { hours, price }: Proposal,
): Result<readonly Change[], ProposalRefusal> {
  const line = estimate.lines.find(({ id }) => id === lineId);
  if (line === undefined) return refuse({ kind: 'line-gone' });
  const changes: Change[] = [];
  for (const { type, billed } of hours) {
    if (!mayPropose(line, type)) return refuse({ kind: 'hours-not-proposable', type });
    changes.push(
      isPainted(line, type)
        ? { kind: 'change-refinish', lineId, changes: { billed } }
        : { kind: 'set-hours', lineId, laborType: type, billed },
    );
  }
  if (price !== null) changes.push({ kind: 'change-line', lineId, changes: { price } });
  return changes.length === 0 ? refuse({ kind: 'nothing-proposed' }) : accept(changes);
}

/**
 * Only hours that are billed as they are entered. A blend or a panel with edges bills something else than its entry says,
 * so that the figure somebody proposes would not be the figure they get.
 */
export function mayPropose(line: Line, type: LaborType): boolean {
  if (!isPainted(line, type)) return line.labor[type] !== undefined;
  return line.refinish?.mode === 'full' && line.refinish.edges === 0;
}

function isPainted({ labor, refinish }: Line, type: LaborType): boolean {
  return type === 'refinish' && refinish !== null && labor.refinish === undefined;
}

export const proposalWords: Readonly<Record<ProposalRefusal['kind'], string>> = {
  'line-gone': 'This line is no longer on the estimate.',
  'hours-not-proposable': 'These hours follow from others and cannot be set to a proposed figure.',
  'nothing-proposed': 'Nothing was proposed for this line.',
};
