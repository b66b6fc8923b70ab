import { cents, millionths, tenthHours, thousandthHours } from '../../units.ts';
import type { Cents, Millionths, TenthHours, ThousandthHours } from '../../units.ts';
import type { BookIssue, BookIssueReason } from './book-issue.ts';
import { decimalOf } from './table-row.ts';

/**
 * Typed access to the fields of one JSON object. Like a table row it records issues and returns a harmless value; the
 * path in the file takes the place of the column.
 */
export interface Fields {
  readonly issue: (name: string, reason: BookIssueReason) => void;
  readonly has: (name: string) => boolean;
  readonly text: (name: string) => string;
  readonly texts: (name: string) => readonly string[];
  readonly object: (name: string) => Fields;
  readonly objects: (name: string) => readonly Fields[];
  readonly money: (name: string) => Cents;
  readonly hours: (name: string) => TenthHours;
  readonly hoursPerUnit: (name: string) => ThousandthHours;
  /** 8 means 8 %. */
  readonly percent: (name: string) => Millionths;
  /** 1.15 means 115 %. */
  readonly factor: (name: string) => Millionths;
  readonly whole: (name: string) => number;
  readonly word: <Word extends string>(
    name: string,
    words: readonly Word[],
    reason?: BookIssueReason,
  ) => Word;
}

export function fieldsOf(file: string, path: string, value: unknown, issues: BookIssue[]): Fields {
  const record = isObject(value) ? value : {};
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const issue = (name: string, reason: BookIssueReason) => {
    issues.push({ file, row: 0, column: at(name), reason, value: printed(record[name]) });
  };
  const decimal = (name: string, decimals: number) => {
    const found = record[name];
    // JSON numbers are binary; their shortest text is the number as written.
    const number = typeof found === 'number' ? decimalOf(String(found), decimals) : null;
    if (found === undefined) issue(name, 'empty');
    else if (number === null) {
      issue(name, typeof found === 'number' && found < 0 ? 'out-of-range' : 'not-a-number');
    }
    return number ?? 0;
  };
  const text = (name: string) => {
    const found = record[name];
    if (typeof found !== 'string' || found === '') issue(name, 'empty');
    return typeof found === 'string' ? found : '';
  };
  return {
    issue,
    text,
    has: (name) => record[name] !== undefined,
    texts: (name) => listAt(record[name]).map(String),
    object: (name) => {
      if (!isObject(record[name])) issue(name, 'empty');
      return fieldsOf(file, at(name), record[name], issues);
    },
    objects: (name) => {
      if (listAt(record[name]).length === 0) issue(name, 'empty');
      return listAt(record[name]).map((entry, index) =>
        fieldsOf(file, `${at(name)}[${index}]`, entry, issues),
      );
    },
    money: (name) => cents(decimal(name, 2)),
    hours: (name) => tenthHours(decimal(name, 1)),
    hoursPerUnit: (name) => thousandthHours(decimal(name, 3)),
    percent: (name) => millionths(decimal(name, 4)),
    factor: (name) => millionths(decimal(name, 6)),
    whole: (name) => decimal(name, 0),
    word: (name, words, reason = 'unknown-word') => {
      const found = words.find((word) => word === record[name]);
      if (found === undefined) issue(name, reason);
      return found ?? (words[0] as (typeof words)[number]);
    },
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function printed(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
