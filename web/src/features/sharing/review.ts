import type { LineAnswer } from '@dre/core/contract/shared-estimate';
import type { InsurerView } from '@dre/core/domain/sharing/insurer-view';
import { useState } from 'react';

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
  /** Pressed again, an answer is taken back. */
  readonly choose: (lineId: string, answer: Draft['answer']) => void;
  readonly change: (lineId: string, changes: Partial<Draft>) => void;
  readonly approveAll: () => void;
  readonly clear: () => void;
}

export function useReview(lines: InsurerView['lines']): Review {
  const [drafts, setDrafts] = useState<Drafts>({});
  return {
    drafts,
    choose: (lineId, answer) =>
      setDrafts(({ [lineId]: before, ...others }) =>
        before?.answer === answer ? others : { ...others, [lineId]: { ...untouched, ...before, answer } },
      ),
    change: (lineId, changes) =>
      setDrafts((all) => ({
        ...all,
        [lineId]: { answer: 'propose', ...untouched, ...all[lineId], ...changes },
      })),
    approveAll: () =>
      setDrafts((all) => ({
        ...Object.fromEntries(
          lines.flatMap(({ lineId }) =>
            lineId === null ? [] : [[lineId, { ...untouched, answer: 'approve' }]],
          ),
        ),
        ...all,
      })),
    clear: () => setDrafts({}),
  };
}

/** What is still to be said before it can be sent; nothing where it is all there. */
export function missingIn({ answer, text, hours, price }: Draft): string | undefined {
  if (answer === 'question' && text.trim() === '') return 'Write your question.';
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
