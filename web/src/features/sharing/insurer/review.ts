import {
  type InsurersEstimate,
  type LineAnswer,
  lineAnswers,
  type EarlierLineAnswer,
  type SentLineAnswer,
} from '@dre/core/contract/sharing/shared-estimate';
import type { InsurerView } from '@dre/core/domain/sharing/insurer-view';
import { useMemo } from 'react';
import { useStoredDraft } from '../stored-draft.ts';

/** The answer to one line, before it is sent. */
export interface Draft {
  readonly answer: LineAnswer['answer'];
  readonly text: string;
  /** By labor type; null keeps the billed value. */
  readonly hours: Readonly<Record<string, number | null>>;
  readonly price: number | null;
}

export type Drafts = Readonly<Record<string, Draft>>;

const untouched = { text: '', hours: {}, price: null } as const;

/** Everything of an answer that was not sent yet. */
export interface ReviewDraft {
  readonly drafts: Drafts;
  readonly name: string;
  readonly comment: string;
}

const nothing: ReviewDraft = { drafts: {}, name: '', comment: '' };

export interface Review extends ReviewDraft {
  /** Answers sent before, by line: they stay marked until another answer replaces them. */
  readonly sent: ReadonlyMap<string, SentLineAnswer>;
  /** Lines agreed to in an earlier version and unchanged since: no answer is needed. */
  readonly agreed: ReadonlyMap<string, InsurersEstimate['agreed'][number]>;
  /** Answers to earlier versions, by line, where the line was not agreed to. */
  readonly before: ReadonlyMap<string, EarlierLineAnswer>;
  /** The same answer pressed again is withdrawn. */
  readonly choose: (lineId: string, answer: Draft['answer']) => void;
  readonly change: (lineId: string, changes: Partial<Draft>) => void;
  readonly approveAll: () => void;
  readonly write: (changes: Partial<Pick<ReviewDraft, 'name' | 'comment'>>) => void;
  /** Clears the answers after sending; the name stays. */
  readonly clear: () => void;
}

export function useReview(
  token: string,
  { view, ...shared }: Pick<InsurersEstimate, 'view' | 'said' | 'agreed' | 'saidBefore'>,
): Review {
  const stored = useStoredDraft(token, 'review', nothing);
  const sent = useMemo(() => byLine(shared.said), [shared.said]);
  const agreed = useMemo(() => byLine(shared.agreed), [shared.agreed]);
  const before = useMemo(() => byLine(shared.saidBefore), [shared.saidBefore]);
  const setDrafts = (change: (drafts: Drafts) => Drafts) =>
    stored.write((draft) => ({ ...draft, drafts: change(draft.drafts) }));
  return {
    ...stored.value,
    drafts: useMemo(() => answerable(stored.value.drafts, view.lines), [stored.value.drafts, view.lines]),
    sent,
    agreed,
    before,
    choose: (lineId, answer) =>
      setDrafts(({ [lineId]: draft, ...others }) =>
        draft?.answer === answer ? others : { ...others, [lineId]: { ...untouched, ...draft, answer } },
      ),
    change: (lineId, changes) =>
      setDrafts((all) => ({
        ...all,
        [lineId]: { answer: 'propose', ...untouched, ...all[lineId], ...changes },
      })),
    approveAll: () => setDrafts((all) => ({ ...approvals(view.lines, [sent, agreed]), ...all })),
    write: (changes) => stored.write((draft) => ({ ...draft, ...changes })),
    clear: () => {
      stored.forget();
      stored.write((draft) => ({ ...draft, name: stored.value.name }));
    },
  };
}

function byLine<T extends { readonly lineId: string }>(item: readonly T[]): ReadonlyMap<string, T> {
  return new Map(item.map((one) => [one.lineId, one]));
}

/** A draft for a line that can no longer be answered is not sent. */
function answerable(drafts: Drafts, lines: InsurerView['lines']): Drafts {
  const lineIds = new Set(lines.map(({ lineId }) => lineId));
  return Object.fromEntries(Object.entries(drafts).filter(([lineId]) => lineIds.has(lineId)));
}

/** Approves every line without an answer. */
function approvals(
  lines: InsurerView['lines'],
  answered: readonly Pick<ReadonlyMap<string, unknown>, 'has'>[],
): Drafts {
  const open = lines.flatMap(({ lineId }) =>
    lineId === null || answered.some((given) => given.has(lineId)) ? [] : [lineId],
  );
  return Object.fromEntries(open.map((lineId) => [lineId, { ...untouched, answer: 'approve' as const }]));
}

/**
 * The reason the whole estimate cannot be agreed to yet, by sent and drafted answers; undefined if it can. A change
 * the shop has answered is settled: the estimate may be agreed to as it is.
 */
export function whyNotAgreed({ drafts, sent }: Pick<Review, 'drafts' | 'sent'>): string | undefined {
  const open = [...sent].filter(([lineId, { reply }]) => drafts[lineId] === undefined && reply === null);
  const answers = [...Object.values(drafts), ...open.map(([, item]) => item)].map(({ answer }) => answer);
  if (answers.some((answer) => answer === 'propose' || answer === 'deny')) {
    return 'You asked for changes: agree once the shop has answered them.';
  }
  const hasQuestion = Object.values(drafts).some(({ answer }) => answer === 'question');
  return hasQuestion ? 'You are asking a question: send it first, and agree with another answer.' : undefined;
}

/** The input still missing before the answer can be sent; undefined if it is complete. */
export function missingIn({ answer, text, hours, price }: Draft): string | undefined {
  if (answer === 'question' && text.trim() === '') return 'Write your question.';
  if (answer === 'deny' && text.trim() === '') return 'Write why it is not paid.';
  const isEmpty = price === null && Object.values(hours).every((value) => value === null);
  return answer === 'propose' && isEmpty ? 'Propose hours or a price.' : undefined;
}

/** The answers as sent: only a proposal has figures. */
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

const countLabels = {
  approve: ['approved', 'approved'],
  question: ['question', 'questions'],
  propose: ['change asked for', 'changes asked for'],
  deny: ['denied', 'denied'],
} as const;

/** For example "2 approved, 1 change asked for". */
export function countAnswers(drafts: Drafts): string {
  const all = Object.values(drafts);
  return lineAnswers
    .flatMap((answer) => {
      const count = all.filter((draft) => draft.answer === answer).length;
      return count === 0 ? [] : [`${String(count)} ${countLabels[answer][count === 1 ? 0 : 1]}`];
    })
    .join(', ');
}

/** One sentence for each thing that was sent. */
export function confirmationOf(drafts: Drafts, comment: string, isAgreed: boolean): string {
  const counted = countAnswers(drafts);
  return [
    ...(isAgreed ? ['You agreed to the estimate.'] : []),
    ...(counted === '' ? [] : [`Lines: ${counted}.`]),
    ...(comment.trim() === '' ? [] : ['Your comment went along.']),
  ].join(' ');
}
