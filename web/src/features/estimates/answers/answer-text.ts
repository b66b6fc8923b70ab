import type { ShareAnswer, Sharing } from '@dre/core/contract/sharing/sharing';
import { needsReply } from '@dre/core/domain/sharing/replies-due';
import { hours, price } from '../../../lib/text/format.ts';
import { approvedMark } from '../lifecycle/life-requests.ts';

const verbs: Readonly<Record<ShareAnswer['kind'], string>> = {
  approval: 'agreed',
  decline: 'declined',
  question: 'asks',
  comment: 'comments',
  'line-approval': 'approves line',
  'line-question': 'asks about line',
  'line-denial': 'denies line',
  proposal: 'asks for a change of line',
};

/** Examples: "Ruth Okafor asks", "Lee proposes for line 4". */
export function answerHeading({ name, kind, line }: ShareAnswer): string {
  return [name, verbs[kind], line].filter((part) => part !== null).join(' ');
}

/** One value a request wants changed, before and after. */
export interface RequestedRow {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Examples: Body 2.0 h to 1.2 h; price for one $45.00 to $40.00. */
export function requestedRows({ kind, request }: ShareAnswer): readonly RequestedRow[] {
  if (request === null) return [];
  if (kind === 'line-denial') return [{ name: 'Line', from: price(-request.change), to: 'not paid' }];
  const one = request.price;
  return [
    ...request.hours.map(({ name, from, to }) => ({ name, from: `${hours(from)} h`, to: `${hours(to)} h` })),
    ...(one === null ? [] : [{ name: 'Price for one', from: price(one.from), to: price(one.to) }]),
  ];
}

/** The effect on the total with tax, for example −$148.40. */
export function requestedDollars({ request }: ShareAnswer): string {
  if (request === null || request.total === null) return '';
  const { total } = request;
  return total === 0 ? 'no change' : `${total < 0 ? '−' : '+'}${price(Math.abs(total))}`;
}

/** True while the shop still has to decide on the answer. */
export function isWaiting({ kind, decision }: ShareAnswer): boolean {
  return decision === null && needsReply(kind);
}

export const decisionLabels = { accepted: 'Accepted', rejected: 'Not accepted', replied: 'Replied' } as const;

const markLabels: Readonly<Partial<Record<ShareAnswer['kind'], string>>> = {
  'line-approval': approvedMark,
  'line-question': 'Question',
  'line-denial': 'Denied',
  proposal: 'Change asked',
};

/** The latest mark per line: answers waiting for the shop, and lines approved in the version that counts. */
export function answerMarksOf(
  { answers, agreedLines }: Pick<Sharing, 'answers' | 'agreedLines'>,
  label: string,
): ReadonlyMap<string, string> {
  const last = new Map<string, ShareAnswer>();
  for (const answer of answers) {
    const { lineId, kind } = answer;
    if (lineId !== null && markLabels[kind] !== undefined && !last.has(lineId)) last.set(lineId, answer);
  }
  const marked = [...last].filter(
    ([, answer]) => isWaiting(answer) || (answer.kind === 'line-approval' && answer.label === label),
  );
  // An answer to the version that counts is newer than the agreement to an earlier one.
  const agreed = agreedLines.filter((lineId) => last.get(lineId)?.label !== label);
  return new Map([
    ...agreed.map((lineId) => [lineId, approvedMark] as const),
    ...marked.map(([lineId, { kind }]) => [lineId, markLabels[kind] ?? ''] as const),
  ]);
}
