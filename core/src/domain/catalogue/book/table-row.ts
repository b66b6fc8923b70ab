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
 * that one pass finds every issue; a book with issues never leaves `readBook`. A class, because a book has ten thousand
 * rows: as many sets of functions took a third of the time to read it.
 */
export class Cells {
  readonly file: string;
  readonly row: number;
  readonly #cells: Row['cells'];
  readonly #issues: BookIssue[];

  constructor(file: string, { row, cells }: Row, issues: BookIssue[]) {
    this.file = file;
    this.row = row;
    this.#cells = cells;
    this.#issues = issues;
  }

  issue(column: string, reason: BookIssueReason, value: string = this.text(column)): void {
    this.#issues.push({ file: this.file, row: this.row, column, reason, value });
  }

  text(column: string): string {
    return this.#cells[column] ?? '';
  }

  required(column: string): string {
    const value = this.text(column);
    if (value === '') this.issue(column, 'empty');
    return value;
  }

  /** Several values in one cell, separated by `|`; `*` and an empty cell give none. */
  list(column: string): readonly string[] {
    const value = this.text(column);
    return value === '' || value === '*' ? [] : value.split('|');
  }

  isAll(column: string): boolean {
    return this.text(column) === '*';
  }

  flag(column: string): boolean {
    const value = this.text(column);
    if (value !== '0' && value !== '1') this.issue(column, 'not-yes-or-no');
    return value === '1';
  }

  date(column: string): string {
    const value = this.text(column);
    if (!/^\d{4}-\d\d-\d\d$/.test(value)) this.issue(column, 'not-a-date');
    return value;
  }

  count(column: string, least: number, most: number): number {
    const value = this.#decimal(column, 0, most);
    if (value < least) this.issue(column, 'out-of-range');
    return value;
  }

  money(column: string): Cents {
    if (!this.text(column).startsWith('-')) return cents(this.#decimal(column, 2, limits.price));
    this.issue(column, 'negative-price');
    return cents(0);
  }

  hours(column: string): TenthHours {
    return tenthHours(this.#decimal(column, 1, limits.hours));
  }

  hoursPerUnit(column: string): ThousandthHours {
    return thousandthHours(this.#decimal(column, 3, mostHoursPerUnit));
  }

  quantity(column: string): Thousandths {
    return thousandths(this.#decimal(column, 3, limits.quantity));
  }

  /** A value of a closed list; the first of them if it is another. */
  word<Word extends string>(
    column: string,
    allowed: readonly Word[],
    reason: BookIssueReason = 'unknown-word',
  ): Word {
    const value = this.text(column);
    const found = allowed.find((word) => word === value);
    if (found === undefined) this.issue(column, reason);
    return found ?? (allowed[0] as Word);
  }

  words<Word extends string>(
    column: string,
    allowed: readonly Word[],
    reason: BookIssueReason = 'unknown-word',
  ): readonly Word[] {
    return this.list(column).flatMap((value) => {
      const found = allowed.find((word) => word === value);
      if (found === undefined) this.issue(column, reason, value);
      return found ?? [];
    });
  }

  #decimal(column: string, decimals: number, most: number): number {
    const value = decimalOf(this.text(column), decimals);
    if (value === null) this.issue(column, this.text(column) === '' ? 'empty' : 'not-a-number');
    else if (value > most) this.issue(column, 'out-of-range');
    return value ?? 0;
  }
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
