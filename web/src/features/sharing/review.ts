import { type LineAnswer, lineAnswers, type SaidToLine } from '@dre/core/contract/shared-estimate';
import type { InsurerView } from '@dre/core/domain/sharing/insurer-view';
import { useMemo, useState } from 'react';

/** What is said to one line, before it is sent. */
export interface Draft {
  readonly answer: LineAnswer['answer'];
  readonly text: string;
  /** By labor type; null: as it is billed. */
  readonly hours: Readonly<Record<string, number | null>>;
  readonly price: number | null;
}

export type Drafts = Readonly<Record<string, Draft>>;

const untouched = { text: '', hours: {}, price: null } as const;

export interface Review {
  readonly drafts: Drafts;
  /** What was sent before, by line: it stays marked until it is answered otherwise. */
  readonly sent: ReadonlyMap<string, SaidToLine>;
  /** Pressed again, an answer is taken back. */
  readonly choose: (lineId: string, answer: Draft['answer']) => void;
  readonly change: (lineId: string, changes: Partial<Draft>) => void;
  readonly approveAll: () => void;
  readonly clear: () => void;
}

export function useReview(lines: InsurerView['lines'], said: readonly SaidToLine[]): Review {
  const [drafts, setDrafts] = useState<Drafts>({});
  const sent = useMemo(() => new Map(said.map((one) => [one.lineId, one])), [said]);
  return {
    drafts,
    sent,
    choose: (lineId, answer) =>
      setDrafts(({ [lineId]: before, ...others }) =>
        before?.answer === answer ? others : { ...others, [lineId]: { ...untouched, ...before, answer } },
      ),
    change: (lineId, changes) =>
      setDrafts((all) => ({
        ...all,
        [lineId]: { answer: 'propose', ...untouched, ...all[lineId], ...changes },
      })),
    approveAll: () => setDrafts((all) => ({ ...approvals(lines, sent), ...all })),
    clear: () => setDrafts({}),
  };
}

/** Of every line nothing was said to. */
function approvals(lines: InsurerView['lines'], sent: Review['sent']): Drafts {
  const open = lines.flatMap(({ lineId }) => (lineId === null || sent.has(lineId) ? [] : [lineId]));
  return Object.fromEntries(open.map((lineId) => [lineId, { ...untouched, answer: 'approve' as const }]));
}

/** Whether a line is to be changed or not paid by what was sent or is being written: then not all of it is agreed to. */
export function wantsChanges({ drafts, sent }: Pick<Review, 'drafts' | 'sent'>): boolean {
  return (
    Object.values(drafts).some(({ answer }) => answer !== 'approve') ||
    [...sent].some(([lineId, { answer }]) => isRequest(answer) && drafts[lineId] === undefined)
  );
}

function isRequest(answer: Draft['answer']): boolean {
  return answer === 'propose' || answer === 'deny';
}

/** What is still to be said before it can be sent; nothing where it is all there. */
export function missingIn({ answer, text, hours, price }: Draft): string | undefined {
  if (answer === 'question' && text.trim() === '') return 'Write your question.';
  if (answer === 'deny' && text.trim() === '') return 'Write why it is not paid.';
  const isEmpty = price === null && Object.values(hours).every((value) => value === null);
  return answer === 'propose' && isEmpty ? 'Propose hours or a price.' : undefined;
}

/** As it is sent: only a proposal has figures. */
export function answersOf(drafts: Drafts): LineAnswer[] {
  return Object.entries(drafts).map(([lineId, { answer, text, hours, price }]) => ({
    lineId,
    answer,
    text: answer === 'approve' ? '' : text,
    hours:
      answer === 'propose'
        ? Object.entries(hours).flatMap(([type, billed]) => (billed === null ? [] : [{ type, billed }]))
        : [],
    price: answer === 'propose' ? price : null,
  })) as unknown as LineAnswer[];
}

const countedWords = {
  approve: ['approved', 'approved'],
  question: ['question', 'questions'],
  propose: ['change asked for', 'changes asked for'],
  deny: ['denied', 'denied'],
} as const;

/** 2 approved, 1 change asked for. */
export function countAnswers(drafts: Drafts): string {
  const all = Object.values(drafts);
  return lineAnswers
    .flatMap((answer) => {
      const count = all.filter((draft) => draft.answer === answer).length;
      return count === 0 ? [] : [`${String(count)} ${countedWords[answer][count === 1 ? 0 : 1]}`];
    })
    .join(', ');
}

/** Everything that was sent, in one sentence each. */
export function confirmationOf(drafts: Drafts, comment: string, isAgreed: boolean): string {
  const counted = countAnswers(drafts);
  return [
    ...(isAgreed ? ['You agreed to the estimate.'] : []),
    ...(counted === '' ? [] : [`Lines: ${counted}.`]),
    ...(comment.trim() === '' ? [] : ['Your comment went along.']),
  ].join(' ');
}
