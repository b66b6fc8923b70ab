import { limits } from '../../estimates/model/limits.ts';
import { cents, tenthHours, thousandths, thousandthHours } from '../../units.ts';
import type { Cents, TenthHours, Thousandths, ThousandthHours } from '../../units.ts';
import type { BookIssue, BookIssueReason } from './book-issue.ts';

/** One row of a table file: text by column, and its line in the file. */
export interface Row {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * Typed access to the cells of one row. An unreadable cell is recorded as an issue and read as a harmless value, so
 * that one pass finds every issue; a book with issues never leaves `readBook`.
 */
export interface Cells {
  readonly file: string;
  readonly row: number;
  readonly issue: (column: string, reason: BookIssueReason, value?: string) => void;
  readonly text: (column: string) => string;
  readonly required: (column: string) => string;
  /** Several values in one cell, separated by `|`; `*` and an empty cell give none. */
  readonly list: (column: string) => readonly string[];
  readonly isAll: (column: string) => boolean;
  readonly flag: (column: string) => boolean;
  readonly date: (column: string) => string;
  readonly count: (column: string, least: number, most: number) => number;
  readonly money: (column: string) => Cents;
  readonly hours: (column: string) => TenthHours;
  readonly hoursPerUnit: (column: string) => ThousandthHours;
  readonly quantity: (column: string) => Thousandths;
  /** A value of a closed list; the first of them if it is another. */
  readonly word: <Word extends string>(
    column: string,
    words: readonly Word[],
    reason?: BookIssueReason,
  ) => Word;
  readonly words: <Word extends string>(
    column: string,
    words: readonly Word[],
    reason?: BookIssueReason,
  ) => readonly Word[];
}

export function cellsOf(file: string, { row, cells }: Row, issues: BookIssue[]): Cells {
  const text = (column: string) => cells[column] ?? '';
  const issue: Cells['issue'] = (column, reason, value = text(column)) => {
    issues.push({ file, row, column, reason, value });
  };
  return {
    file,
    row,
    issue,
    text,
    ...plainCells(text, issue),
    ...numbers(text, issue),
    ...words(text, issue),
  };
}

type Text = Cells['text'];
type NoteIssue = Cells['issue'];

function plainCells(text: Text, issue: NoteIssue): Pick<Cells, 'isAll' | 'required' | 'flag' | 'date'> {
  return {
    isAll: (column) => text(column) === '*',
    required: (column) => {
      if (text(column) === '') issue(column, 'empty');
      return text(column);
    },
    flag: (column) => {
      if (text(column) !== '0' && text(column) !== '1') issue(column, 'not-yes-or-no');
      return text(column) === '1';
    },
    date: (column) => {
      if (!/^\d{4}-\d\d-\d\d$/.test(text(column))) issue(column, 'not-a-date');
      return text(column);
    },
  };
}

function numbers(
  text: Text,
  issue: NoteIssue,
): Pick<Cells, 'count' | 'money' | 'hours' | 'hoursPerUnit' | 'quantity'> {
  const decimal = (column: string, decimals: number, most: number) => {
    const value = decimalOf(text(column), decimals);
    if (value === null) issue(column, text(column) === '' ? 'empty' : 'not-a-number');
    else if (value > most) issue(column, 'out-of-range');
    return value ?? 0;
  };
  return {
    count: (column, least, most) => {
      const value = decimal(column, 0, most);
      if (value < least) issue(column, 'out-of-range');
      return value;
    },
    money: (column) => {
      if (!text(column).startsWith('-')) return cents(decimal(column, 2, limits.price));
      issue(column, 'negative-price');
      return cents(0);
    },
    hours: (column) => tenthHours(decimal(column, 1, limits.hours)),
    hoursPerUnit: (column) => thousandthHours(decimal(column, 3, mostHoursPerUnit)),
    quantity: (column) => thousandths(decimal(column, 3, limits.quantity)),
  };
}

function words(text: Text, issue: NoteIssue): Pick<Cells, 'list' | 'word' | 'words'> {
  const list: Cells['list'] = (column) => {
    const value = text(column);
    return value === '' || value === '*' ? [] : value.split('|');
  };
  return {
    list,
    word: (column, allowed, reason = 'unknown-word') => {
      const found = allowed.find((word) => word === text(column));
      if (found === undefined) issue(column, reason);
      return found ?? (allowed[0] as (typeof allowed)[number]);
    },
    words: (column, allowed, reason = 'unknown-word') =>
      list(column).flatMap((value) => {
        const found = allowed.find((word) => word === value);
        if (found === undefined) issue(column, reason, value);
        return found ?? [];
      }),
  };
}

/** 99.999 h for one foot or square foot; nothing in the trade comes near it. */
export const mostHoursPerUnit = 99_999;

/** A plain decimal number as an integer of its last decimal: `0.38` with three decimals is 380. */
export function decimalOf(text: string, decimals: number): number | null {
  const [whole = '', fraction, ...more] = text.split('.');
  if (more.length > 0 || !isDigits(whole) || whole.length > 9) return null;
  if (fraction === undefined) return Number(whole) * 10 ** decimals;
  if (!isDigits(fraction) || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}
