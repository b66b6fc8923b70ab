import type { EarlierLineAnswer, SentLineAnswer } from '@dre/core/contract/sharing/shared-estimate';
import type { AnswerRow } from './answers-queries.ts';

/** Kinds of answers that are about one line. */
const answerKinds = {
  'line-approval': 'approve',
  'line-question': 'question',
  'line-denial': 'deny',
  proposal: 'propose',
} as const;

/** The last answer to each line, by its id or by the key of what it uses up. Rows come newest first. */
export function lastRows(rows: readonly AnswerRow[]): ReadonlyMap<string, AnswerRow> {
  const byKey = new Map<string, AnswerRow>();
  for (const row of rows) {
    const key = row.content.key ?? row.lineId;
    if (key !== null && row.kind in answerKinds && !byKey.has(key)) byKey.set(key, row);
  }
  return byKey;
}

/** The last answers as the page shows them again. */
export function lastAnswers(rows: readonly AnswerRow[]): SentLineAnswer[] {
  return Array.from(lastRows(rows), ([lineId, row]) => answerToLine(lineId, row));
}

export function answerToLine(lineId: string, { kind, content, text, at }: AnswerRow): SentLineAnswer {
  return {
    lineId,
    at: at.toISOString(),
    answer: answerKinds[kind as keyof typeof answerKinds],
    text,
    hours: (content.hours ?? []).map(({ type, billed }) => ({ type, billed })),
    price: content.price ?? null,
  };
}

const outcomes = { accepted: 'Taken', rejected: 'Not taken', replied: '' } as const;

/** The shop's decision and words; null while the answer waits. */
export function replyOf({ decision, decisionText, decidedAt }: AnswerRow): EarlierLineAnswer['reply'] {
  if (decision === null || decidedAt === null) return null;
  return { text: decisionText ?? '', at: decidedAt.toISOString(), outcome: outcomes[decision] };
}
