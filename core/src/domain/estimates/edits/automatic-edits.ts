import { accept, refuse } from '../../result.ts';
import { lineFromBook } from '../model/line-from-book.ts';
import { limits } from '../model/limits.ts';
import type { Change } from '../model/edit.ts';
import type { Estimate, Override } from '../model/estimate.ts';
import { suggestedOperation } from '../model/suggested-operation.ts';
import type { EditHandlers } from './edit-handler.ts';
import {
  isOnEstimate,
  lineOf,
  withChangedLine,
  withNewLine,
  without,
  withoutLines,
} from './lines-on-estimate.ts';

/** Edits of automatic values and of suggestions. */
export const automaticEdits: EditHandlers<
  | 'override-automatic'
  | 'restore-automatic'
  | 'accept-suggestion'
  | 'dismiss-suggestion'
  | 'recall-suggestion'
> = {
  'override-automatic': {
    apply: (estimate, { key, override }) => {
      if (!isPossible(override)) return refuse({ kind: 'amount-out-of-range', field: override.kind });
      if (key.length > limits.shortText) {
        return refuse({ kind: 'text-too-long', field: 'key', limit: limits.shortText });
      }
      return accept({ ...estimate, overrides: { ...estimate.overrides, [key]: override } });
    },
    undo: ({ overrides }, { key }) => backTo(overrides[key], key),
  },
  'restore-automatic': {
    apply: (estimate, { key }) => accept({ ...estimate, overrides: without(estimate.overrides, key) }),
    undo: ({ overrides }, { key }) => backTo(overrides[key], key),
  },
  'accept-suggestion': {
    apply: (estimate, { rule, lineId, order, place, quantity }, book) => {
      const suggested = suggestedOperation(rule, book);
      if (suggested === null) return refuse({ kind: 'suggestion-not-found', rule });
      const line = lineFromBook(book, { ...suggested, quantity, place });
      if (!line.ok) return line;
      const answered = withAnswer(estimate, rule, 'accepted');
      // Accepting a recalled suggestion restores the same line, with its number.
      return lineOf(estimate, lineId) !== undefined && !isOnEstimate(estimate, lineId)
        ? withChangedLine(answered, lineId, (removed) => removed)
        : withNewLine(answered, { ...line.value, id: lineId, order });
    },
    undo: (before, { rule, lineId }) => [{ kind: 'remove-line', lineId }, answerBefore(before, rule)],
  },
  'dismiss-suggestion': {
    apply: (estimate, { rule }, book) =>
      suggestedOperation(rule, book) === null
        ? refuse({ kind: 'suggestion-not-found', rule })
        : accept(withAnswer(estimate, rule, 'dismissed')),
    undo: (before, { rule }) => answerBefore(before, rule),
  },
  'recall-suggestion': {
    apply: (estimate, { rule, answer, lineId }) =>
      accept(
        withAnswer(
          withoutLines(estimate, ({ id }) => id === lineId),
          rule,
          answer,
        ),
      ),
    undo: (before, { rule, lineId }) => {
      const isPresent = lineId !== null && isOnEstimate(before, lineId);
      return isPresent
        ? [answerBefore(before, rule), { kind: 'restore-line', lineId }]
        : answerBefore(before, rule);
    },
  },
};

function answerBefore({ answeredSuggestions }: Estimate, rule: string): Change {
  return { kind: 'recall-suggestion', rule, answer: answeredSuggestions[rule] ?? null, lineId: null };
}

function isPossible(override: Override): boolean {
  switch (override.kind) {
    case 'hours':
      return Number.isSafeInteger(override.hours) && Math.abs(override.hours) <= limits.hours;
    case 'amount':
      return Number.isSafeInteger(override.amount) && Math.abs(override.amount) <= limits.price;
    case 'left-out':
      return true;
  }
}

function backTo(override: Override | undefined, key: string) {
  return override === undefined
    ? ({ kind: 'restore-automatic', key } as const)
    : ({ kind: 'override-automatic', key, override } as const);
}

function withAnswer(estimate: Estimate, rule: string, answer: 'accepted' | 'dismissed' | null): Estimate {
  return {
    ...estimate,
    answeredSuggestions:
      answer === null
        ? without(estimate.answeredSuggestions, rule)
        : { ...estimate.answeredSuggestions, [rule]: answer },
  };
}
