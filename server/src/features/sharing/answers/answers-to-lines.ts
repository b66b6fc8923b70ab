import type { SentLineAnswer } from '@dre/core/contract/sharing/shared-estimate';
import type { AnswerRow } from './answers-queries.ts';

/** The answer kinds that concern one line. */
const answerKinds = {
  'line-approval': 'approve',
  'line-question': 'question',
  'line-denial': 'deny',
  proposal: 'propose',
} as const;

/** The last answer to each line, by line id or by the key of its consumable. Rows come newest first. */
export function lastRows(rows: readonly AnswerRow[]): ReadonlyMap<string, AnswerRow> {
  const byKey = new Map<string, AnswerRow>();
  for (const row of rows) {
    const key = row.content.key ?? row.lineId;
    if (key !== null && row.kind in answerKinds && !byKey.has(key)) byKey.set(key, row);
  }
  return byKey;
}

/** The last answers in the form the page shows. */
export function lastAnswers(rows: readonly AnswerRow[]): SentLineAnswer[] {
  return Array.from(lastRows(rows), ([lineId, row]) => answerToLine(lineId, row));
}

export function answerToLine(lineId: string, row: AnswerRow): SentLineAnswer {
  const { kind, content, text, at } = row;
  return {
    lineId,
    at: at.toISOString(),
    answer: answerKinds[kind as keyof typeof answerKinds],
    text,
    hours: (content.hours ?? []).map(({ type, billed }) => ({ type, billed })),
    price: content.price ?? null,
    reply: replyOf(row),
  };
}

const outcomes = { accepted: 'Taken', rejected: 'Not taken', replied: '' } as const;

/** The shop's decision and text; null while the answer waits. */
export function replyOf({ decision, decisionText, decidedAt }: AnswerRow): SentLineAnswer['reply'] {
  if (decision === null || decidedAt === null) return null;
  return { text: decisionText ?? '', at: decidedAt.toISOString(), outcome: outcomes[decision] };
}
