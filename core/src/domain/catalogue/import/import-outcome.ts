import type { TableFile } from '../book/columns.ts';
import type { ImportQuestion } from './import-plan.ts';

/** A problem of a cell. Codes never change their meaning, so that other programs may rely on them. */
export interface ImportProblem {
  readonly column: string;
  readonly value: string;
  readonly code: string;
  readonly sentence: string;
  /** The expected value; empty if the sentence says it all. */
  readonly expected: string;
  /** A similar valid value, if there is one. */
  readonly suggestion: string | null;
}

export const importResults = ['rejected', 'new', 'changed', 'unchanged', 'left-out', 'missing'] as const;
export type ImportResult = (typeof importResults)[number];

/** The result of one row. */
export interface ImportedRow {
  readonly sheet: string;
  readonly table: TableFile;
  /** Spreadsheet row number; 0 if the row is only in the draft. */
  readonly row: number;
  readonly result: ImportResult;
  readonly key: string;
  readonly cells: Readonly<Record<string, string>>;
  /** Present values in the draft, for the columns that change. */
  readonly was: Readonly<Record<string, string>>;
  readonly problems: readonly ImportProblem[];
  /** The largest price change, in hundredths of a percent; null if no price changes. */
  readonly priceChange: number | null;
}

export interface OpenQuestion {
  readonly question: ImportQuestion;
  /** Number of cells that raise it, followed by the first of them. */
  readonly cells: number;
  readonly sheet: string;
  readonly row: number;
  readonly column: string;
  readonly example: string;
}

/** Reasons a sheet cannot be matched with its table at all. */
export const sheetIssues = ['no-rows', 'key-column-missing', 'column-twice', 'table-twice'] as const;

export interface SheetIssue {
  readonly sheet: string;
  readonly fault: (typeof sheetIssues)[number];
  readonly column: string;
}

export type ImportCounts = Readonly<Record<ImportResult | 'read', number>>;

export interface ImportOutcome {
  readonly counts: ImportCounts;
  readonly rows: Readonly<Record<ImportResult, readonly ImportedRow[]>>;
  readonly questions: readonly OpenQuestion[];
  readonly sheetFaults: readonly SheetIssue[];
  /** Importable rows whose price changes by more than a quarter. */
  readonly largePriceChanges: number;
}

/** Price changes above this need confirmation: 25 percent, in hundredths. */
export const confirmPriceChangeAbove = 2_500;
