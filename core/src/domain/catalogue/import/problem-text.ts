import type { BookIssue, BookIssueReason } from '../book/book-issue.ts';
import { bookIssueLabels } from '../reading/book-issue-text.ts';
import type { ImportProblem } from './import-outcome.ts';
import type { ImportQuestion } from './import-plan.ts';
import { nearestWord } from './nearest-word.ts';

/** The allowed values of a cell, if they are few. */
export type ListedWords = (reason: BookIssueReason) => readonly string[];

/** A book issue as a problem of its cell. */
export function problemOf(issue: BookIssue, allowed: ListedWords): ImportProblem {
  const { column, reason, value } = issue;
  const words = allowed(reason);
  return {
    column,
    value,
    code: codeOf(issue),
    sentence: bookIssueLabels[reason],
    expected: words.length > 0 ? someOf(words) : (expectations[reason] ?? ''),
    suggestion: reason === 'space-at-the-edge' ? value.trim() : nearestWord(value, words),
  };
}

/** `unknown-side` becomes SIDE_UNKNOWN: subject first, so that codes sort by it. */
export function codeOf({ file, column, reason }: BookIssue): string {
  if (reason === 'duplicate')
    return file === 'parts.csv' && column === 'code' ? 'DUPLICATE_PART_NO' : 'DUPLICATE';
  if (reason === 'negative-price') return 'PRICE_NEGATIVE';
  const turned = reason.startsWith('unknown-') ? `${reason.slice('unknown-'.length)}-unknown` : reason;
  return turned.toUpperCase().replaceAll('-', '_');
}

const expectations: Readonly<Partial<Record<BookIssueReason, string>>> = {
  'not-a-number': 'A number like 12.50',
  'negative-price': 'A price of 0.00 or more',
  'not-a-date': 'A date like 2026-11-15',
  'not-yes-or-no': '1 or 0',
  'not-a-code': 'Capital letters, figures and hyphens, like AC-SHROUD',
  'prices-out-of-order': 'price_low ≤ price_default ≤ price_high',
  'wear-part-without-life': 'Months from 6 to 360 where wear_part is 1, otherwise nothing',
};

function someOf(words: readonly string[]): string {
  const most = 12;
  const listed = words.slice(0, most).join(', ');
  return words.length > most ? `One of ${listed} … (${String(words.length)} in all)` : `One of ${listed}`;
}

interface Cell {
  readonly column: string;
  readonly value: string;
}

function problem(cell: Cell, code: string, sentence: string, expected = ''): ImportProblem {
  return { ...cell, code, sentence, expected, suggestion: null };
}

export function formulaProblem(cell: Cell): ImportProblem {
  return problem(
    cell,
    'FORMULA_NOT_ALLOWED',
    'This is a formula, and none is worked out here.',
    'Its result, or the text with an apostrophe before it',
  );
}

export function tooLongProblem(cell: Cell, most: number): ImportProblem {
  const length = cell.value.length;
  return problem(
    { ...cell, value: `${cell.value.slice(0, 100)} …` },
    'TOO_LONG',
    `This is too long: ${String(length)} characters.`,
    `At most ${String(most)} characters`,
  );
}

export function unwritableProblem(cell: Cell): ImportProblem {
  return problem(cell, 'CHARACTER_NOT_ALLOWED', 'This holds a character that no text has.', 'Plain text');
}

export function withoutHeadingProblem(cell: Cell): ImportProblem {
  return problem(cell, 'COLUMN_WITHOUT_HEADING', 'The row has more cells than the file has headings.');
}

export function sameKeyProblem(cell: Cell, code: string, earlierRow: number): ImportProblem {
  const sentence = `Row ${String(earlierRow)} of the file is about the same.`;
  return problem(cell, code, sentence, 'Each row once');
}

export function fixedListProblem(cell: Cell, reason: string): ImportProblem {
  return problem(cell, 'LIST_FIXED', reason);
}

const questionTexts: Readonly<Record<ImportQuestion, readonly [code: string, sentence: string]>> = {
  'decimal-comma': ['DECIMAL_COMMA', 'Is the comma a decimal mark? Answer the question above.'],
  'date-order': ['DATE_ORDER', 'Does the day or the month come first? Answer the question above.'],
  'serial-date': ['DATE_AS_NUMBER', 'Is this a spreadsheet’s count of days? Answer the question above.'],
  'leading-zeros': ['LEADING_ZEROS', 'Has this lost its zeros? Answer the question above.'],
};

export function questionProblem(cell: Cell, question: ImportQuestion): ImportProblem {
  const [code, sentence] = questionTexts[question];
  return problem(cell, code, sentence);
}
