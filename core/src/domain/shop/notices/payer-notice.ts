import type { VersionRecord } from '../../estimates/model/lifecycle/version.ts';
import type { StaffNotice } from './staff-notice.ts';
import { payerLabels } from '../wording/order-labels.ts';

interface NoticedEstimate {
  readonly id: string;
  readonly number: string;
}

function about({ id, number }: NoticedEstimate) {
  return { kind: 'answered', orderId: null, estimateId: id, orderNumber: number } as const;
}

/**
 * The notices new answers of payers give, whether the estimate has a repair order yet or not. An authorization is the
 * shop's own.
 */
export function noticesOfAgreements(
  estimate: NoticedEstimate,
  before: readonly VersionRecord[],
  after: readonly VersionRecord[],
): readonly StaffNotice[] {
  return after.flatMap(({ label, agreements = [] }) => {
    const known = before.find((version) => version.label === label)?.agreements?.length ?? 0;
    const fresh = agreements.slice(known).filter(({ answer }) => answer !== 'authorized');
    return fresh.map((answer): StaffNotice => ({
      ...about(estimate),
      topic: `answer ${answer.id}`,
      text: `${label} was ${answer.answer}${answer.payer === null ? '' : ` by the ${payerLabels[answer.payer]}`}`,
    }));
  });
}

/** The messages the reader of a share link sent at once; the estimate itself records agreements and declines. */
export interface SentByLink {
  readonly id: string;
  readonly label: string;
  readonly payer: keyof typeof payerLabels;
  readonly kinds: readonly string[];
}

/** The notice of a question, a comment or a change asked for; null if nothing is left for the shop to answer. */
export function noticeOfRequest(
  estimate: NoticedEstimate,
  { id, label, payer, kinds }: SentByLink,
): StaffNotice | null {
  const count = (...wanted: readonly string[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  const changes = count('proposal', 'line-denial');
  const questions = count('line-question');
  const asked = [
    ...(count('question') > 0 ? ['asks a question'] : []),
    ...(questions > 0 ? [`asks about ${lines(questions)}`] : []),
    ...(changes > 0 ? [`asks for a change of ${lines(changes)}`] : []),
    ...(count('comment') > 0 ? ['comments'] : []),
  ];
  if (asked.length === 0) return null;
  const text = `the ${payerLabels[payer]} ${asked.join(', ')} on ${label}`;
  return { ...about(estimate), topic: `request ${id}`, text };
}

function lines(count: number): string {
  return count === 1 ? '1 line' : `${String(count)} lines`;
}
