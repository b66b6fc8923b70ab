import type { TableFile } from '../book/columns.ts';
import type { ImportQuestion } from './import-plan.ts';

/** What is wrong with a cell. The code never changes its meaning, so that other programs may go by it. */
export interface ImportProblem {
  readonly column: string;
  readonly value: string;
  readonly code: string;
  readonly sentence: string;
  /** What would be right here; empty where the sentence says it all. */
  readonly expected: string;
  /** A value that would be, if one is near. */
  readonly suggestion: string | null;
}

export const importResults = ['rejected', 'new', 'changed', 'unchanged', 'left-out', 'missing'] as const;
export type ImportResult = (typeof importResults)[number];

/** What becomes of a row. */
export interface ImportedRow {
  readonly sheet: string;
  readonly table: TableFile;
  /** As spreadsheets count; 0 where the row is in the draft alone. */
  readonly row: number;
  readonly result: ImportResult;
  readonly key: string;
  readonly cells: Readonly<Record<string, string>>;
  /** What the draft says now, in the columns that change. */
  readonly was: Readonly<Record<string, string>>;
  readonly problems: readonly ImportProblem[];
  /** The largest change of a price, in hundredths of a percent; null where no price changes. */
  readonly priceChange: number | null;
}

export interface AskedQuestion {
  readonly question: ImportQuestion;
  /** How many cells raise it, and how the first of them reads. */
  readonly cells: number;
  readonly sheet: string;
  readonly row: number;
  readonly column: string;
  readonly example: string;
}

/** Why a sheet cannot be matched with its table at all. */
export const sheetFaults = ['no-rows', 'key-column-missing', 'column-twice', 'table-twice'] as const;

export interface SheetFault {
  readonly sheet: string;
  readonly fault: (typeof sheetFaults)[number];
  readonly column: string;
}

export type ImportCounts = Readonly<Record<ImportResult | 'read', number>>;

export interface ImportOutcome {
  readonly counts: ImportCounts;
  readonly rows: Readonly<Record<ImportResult, readonly ImportedRow[]>>;
  readonly questions: readonly AskedQuestion[];
  readonly sheetFaults: readonly SheetFault[];
  /** Rows to be taken whose price changes by more than a quarter. */
  readonly largePriceChanges: number;
}

/** A change of a price above this asks again: 25 percent, in hundredths. */
export const askAgainAbove = 2_500;
