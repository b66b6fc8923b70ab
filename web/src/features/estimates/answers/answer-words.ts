import type { ShareAnswer } from '@dre/core/contract/sharing';
import type { LaborType } from '@dre/core/domain/catalogue/trade-words';
import { hours, price } from '../../../lib/format.ts';

const deeds: Readonly<Record<ShareAnswer['kind'], string>> = {
  approval: 'approved and signed',
  decline: 'declined',
  question: 'asks',
  comment: 'comments',
  'line-approval': 'approves line',
  'line-question': 'asks about line',
  proposal: 'proposes for line',
};

/** Ruth Okafor asks; Lee proposes for line 4. */
export function answerHeading({ name, kind, line }: ShareAnswer): string {
  return [name, deeds[kind], line].filter((part) => part !== null).join(' ');
}

/** What is proposed instead: body 1.2 h, $40.00 for one. */
export function proposedFigures({ hours: proposed, price: cents }: ShareAnswer): string {
  const named = proposed.map(({ type, billed }) => `${laborWord(type as LaborType)} ${hours(billed)} h`);
  return [...named, ...(cents === null ? [] : [`${price(cents)} for one`])].join(', ');
}

function laborWord(type: LaborType): string {
  return type.replaceAll('-', ' ');
}

/** Whether the shop has something to do about it. */
export function isWaiting({ kind, decision }: ShareAnswer): boolean {
  return (
    decision === null &&
    (kind === 'question' || kind === 'line-question' || kind === 'proposal' || kind === 'comment')
  );
}

export const decisionWords = { accepted: 'Accepted', rejected: 'Not accepted', replied: 'Replied' } as const;
