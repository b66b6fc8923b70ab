import type { ShareAnswer, Sharing } from '@dre/core/contract/sharing/sharing';
import type { EditSentence } from '@dre/core/domain/estimates/wording/edit-sentence';
import { answerHeading, decisionLabels, requestedRows } from '../answers/answer-text.ts';
import type { DescribedEdit } from './described-edit.ts';

/** An event of a share link that is no edit: the link was created, a question was asked, the shop replied. */
export interface ShareEvent {
  readonly key: string;
  readonly at: string;
  readonly by: DescribedEdit['entry']['by'];
  readonly sentence: EditSentence;
  readonly lineId: string | null;
}

const readers = { owner: 'customer', insurer: 'insurer' } as const;

/** Newest first. Agreements and declines are edits of the estimate and not listed twice. */
export function shareEvents({ links, answers }: Pick<Sharing, 'links' | 'answers'>): readonly ShareEvent[] {
  const created = links.map(({ id, audience, label, madeAt, madeBy }) => ({
    key: `link ${id}`,
    at: madeAt,
    by: personNamed(madeBy),
    sentence: { what: `Link to ${label} made for the ${readers[audience]}` },
    lineId: null,
  }));
  const questions = answers.filter(({ kind }) => !['approval', 'decline', 'line-approval'].includes(kind));
  return [
    ...created,
    ...approvedLines(answers),
    ...questions.flatMap((answer) => [answerEvent(answer), ...decisionEvent(answer)]),
  ].toSorted((one, other) => newestFirst(one.at, other.at));
}

/** Lines approved in one answer make one entry. */
function approvedLines(answers: readonly ShareAnswer[]): readonly ShareEvent[] {
  const approved = answers.filter(({ kind }) => kind === 'line-approval');
  const sent = new Map<string, ShareAnswer[]>();
  for (const row of approved) {
    const key = `${row.link} ${row.at}`;
    sent.set(key, [...(sent.get(key) ?? []), row]);
  }
  return [...sent].map(([key, rows]) => {
    const [{ name = '', at = '', lineId = null } = {}] = rows;
    const numbers = rows.flatMap(({ line }) => line ?? []).toSorted((one, other) => one - other);
    const lines = numbers.length === 1 ? 'line' : 'lines';
    return {
      key: `approved ${key}`,
      at,
      by: reader(name),
      sentence: { what: `${name} approves ${lines} ${[...new Set(numbers)].join(', ')}` },
      lineId: rows.length === 1 ? lineId : null,
    };
  });
}

function answerEvent(answer: ShareAnswer): ShareEvent {
  const { id, at, name, text, lineId } = answer;
  const requested = requestedRows(answer).map((row) => `${row.name} ${row.from} → ${row.to}`);
  const to = [...requested, text].filter(Boolean).join('; ');
  return {
    key: `answer ${id}`,
    at,
    by: reader(name),
    sentence: { what: answerHeading(answer), ...(to !== '' && { to }) },
    lineId,
  };
}

function decisionEvent(answer: ShareAnswer): readonly ShareEvent[] {
  const { id, decision, lineId } = answer;
  if (decision === null) return [];
  const { kind, at, by, text } = decision;
  return [
    {
      key: `decision ${id}`,
      at,
      by: personNamed(by),
      sentence: {
        what: `${decisionLabels[kind]}: ${answerHeading(answer)}`,
        ...(text !== '' && { to: text }),
      },
      lineId,
    },
  ];
}

/** Named as the estimate's own edits name a reader of a link. */
function reader(name: string): ShareEvent['by'] {
  const signer = `${name}, by share link`;
  return { ...personNamed(name), id: signer, name: signer };
}

function personNamed(name: string): ShareEvent['by'] {
  const sentence = name.split(/\s+/).filter(Boolean);
  const letters = [sentence[0], sentence.length > 1 ? sentence.at(-1) : ''].map((word) =>
    (word ?? '').charAt(0),
  );
  return { id: name, name, initials: letters.join('').toUpperCase() };
}

export type HistoryItem =
  | { readonly kind: 'edit'; readonly described: DescribedEdit }
  | { readonly kind: 'event'; readonly event: ShareEvent };

/**
 * Edits and events in one list, newest first. Events older than the loaded edits wait until those are loaded. An event
 * names a colleague without an id, so it counts as the editor of that name.
 */
export function historyItems(
  edits: readonly DescribedEdit[],
  events: readonly ShareEvent[],
  hasMore: boolean,
): readonly HistoryItem[] {
  const oldest = edits.at(-1)?.entry.at ?? '';
  const described = edits.map((edit) => ({ kind: 'edit', described: edit }) as const);
  const editors = new Map(edits.map(({ entry: { by } }) => [by.name, by]));
  const visible = events
    .filter(({ at }) => !hasMore || at >= oldest)
    .map(
      (event) =>
        ({ kind: 'event', event: { ...event, by: editors.get(event.by.name) ?? event.by } }) as const,
    );
  return [...described, ...visible].toSorted((one, other) => newestFirst(itemAt(one), itemAt(other)));
}

export interface Contributor {
  readonly by: ShareEvent['by'];
  readonly count: number;
  readonly lastAt: string;
}

/** People who edited or answered, the latest first; `items` come newest first. */
export function contributors(items: readonly HistoryItem[]): readonly Contributor[] {
  const found = new Map<string, Contributor>();
  for (const item of items) {
    const by = itemBy(item);
    const before = found.get(by.id);
    found.set(by.id, { by, lastAt: before?.lastAt ?? itemAt(item), count: (before?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

export function itemAt(item: HistoryItem): string {
  return item.kind === 'edit' ? item.described.entry.at : item.event.at;
}

export function itemBy(item: HistoryItem): ShareEvent['by'] {
  return item.kind === 'edit' ? item.described.entry.by : item.event.by;
}

export function itemKey(item: HistoryItem): string {
  return item.kind === 'edit' ? String(item.described.entry.place) : item.event.key;
}

function newestFirst(one: string, other: string): number {
  return one < other ? 1 : Number(one > other) * -1;
}
