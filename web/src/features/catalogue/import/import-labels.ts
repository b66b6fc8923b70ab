import { columns, tableFiles, type TableFile } from '@dre/core/domain/catalogue/book/columns';
import { tableLabels } from '@dre/core/domain/catalogue/draft/table-labels';
import { columnKind, plainNumber } from '@dre/core/domain/catalogue/import/column-kinds';
import {
  confirmPriceChangeAbove,
  type OpenQuestion,
  type ImportResult,
  type SheetIssue,
} from '@dre/core/domain/catalogue/import/import-outcome';
import type { ImportQuestion } from '@dre/core/domain/catalogue/import/import-plan';

/** A table's name in the choice. */
export function tableName(table: TableFile): string {
  return capital(tableLabels[table][1]);
}

export const tableOptions = tableFiles.map((id) => ({ id, label: tableName(id) }));

/** A column's label: part number, default price. */
export function columnName(table: TableFile, column: string): string {
  return (table === 'parts.csv' ? partColumns[column] : undefined) ?? capital(column.replaceAll('_', ' '));
}

const partColumns: Readonly<Record<string, string>> = {
  code: 'Part number',
  price_low: 'Low price',
  price_default: 'Price',
  price_high: 'High price',
};

export function columnOptions(table: TableFile) {
  return [
    { id: leftAside, label: 'Do not import' },
    ...columns[table].map((column) => ({ id: column, label: columnName(table, column) })),
  ];
}

/** Stands for a column that is not imported. */
export const leftAside = '-';

export const resultLabels: Readonly<Record<ImportResult, readonly [counter: string, mark: string]>> = {
  rejected: ['need a fix', 'Fix'],
  changed: ['changed', 'Change'],
  new: ['new', 'New'],
  unchanged: ['unchanged', 'Same'],
  missing: ['not in the file, kept', 'Kept'],
  'left-out': ['left out', 'Left out'],
};

export const listedResults = ['rejected', 'changed', 'new', 'unchanged', 'missing', 'left-out'] as const;

interface QuestionText {
  readonly title: (question: OpenQuestion) => string;
  readonly choices: (question: OpenQuestion) => readonly { readonly id: string; readonly label: string }[];
}

export const questionLabels: Readonly<Record<ImportQuestion, QuestionText>> = {
  'decimal-comma': {
    title: ({ example }) => `What is the comma in ${example}?`,
    choices: ({ example }) => [
      { id: 'decimal', label: `A decimal mark: ${example.replaceAll('.', '').replace(',', '.')}` },
      // Only three digits can follow a comma that separates thousands.
      ...(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(example)
        ? [{ id: 'thousands', label: `It parts thousands: ${example.replaceAll(',', '')}` }]
        : []),
    ],
  },
  'date-order': {
    title: ({ example }) => `Which comes first in ${example}?`,
    choices: () => [
      { id: 'day-first', label: 'The day' },
      { id: 'month-first', label: 'The month' },
    ],
  },
  'serial-date': {
    title: ({ example }) => `Is ${example} a date as a spreadsheet counts days?`,
    choices: ({ example }) => [{ id: 'count-of-days', label: `Yes, it is ${dayOf(Number(example))}` }],
  },
  'leading-zeros': {
    title: ({ example }) => `Has ${example} lost the zeros before it?`,
    choices: () => [
      { id: 'restore', label: 'Yes, use the code the book has' },
      { id: 'keep', label: 'No, it is another code' },
    ],
  },
};

function dayOf(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

export function sheetIssueText({ fault, column, sheet }: SheetIssue, table: TableFile | null): string {
  const name = table === null ? column : columnName(table, column);
  switch (fault) {
    case 'no-rows':
      return `“${sheet}” has headings and no rows.`;
    case 'key-column-missing':
      return `Say which column is “${name}”: rows are told apart by it.`;
    case 'column-twice':
      return `Two columns are “${name}”. Leave one of them aside.`;
    case 'table-twice':
      return `Two sheets are the same table. Leave “${sheet}” aside.`;
  }
}

/** The change of a price: +5.4%, and whether it needs a confirmation; null without a comparison. */
export function priceChange(
  table: TableFile,
  column: string,
  [was, is]: readonly [string, string],
): { readonly text: string; readonly isLarge: boolean } | null {
  if (columnKind(table, column) !== 'money' || !plainNumber.test(was) || !plainNumber.test(is)) return null;
  if (Number(was) === 0) return { text: 'from nothing', isLarge: true };
  const change = (Number(is) / Number(was) - 1) * 100;
  return {
    text: `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}%`,
    isLarge: Math.abs(change) * 100 > confirmPriceChangeAbove,
  };
}

export function counted(count: number, one: string, several: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
}

/** In a cell of several words, replaces only the wrong one. */
export function replaceWord(cell: string, wrong: string, right: string): string {
  if (cell === wrong || !cell.includes('|')) return right;
  return cell
    .split('|')
    .map((word) => (word === wrong ? right : word))
    .join('|');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
