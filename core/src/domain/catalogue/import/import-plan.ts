import type { TableFile } from '../book/columns.ts';

/** A table as a file brought it: the first row names the columns. */
export interface ParsedSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Cells a spreadsheet would reckon, by row and column from nought. They are text here, and never taken unasked. */
  readonly formulas: readonly FormulaCell[];
}

export interface FormulaCell {
  readonly row: number;
  readonly column: number;
}

/** What can be read in more than one way is asked, never guessed. */
export const importQuestions = {
  'decimal-comma': ['decimal', 'thousands'],
  'date-order': ['day-first', 'month-first'],
  'serial-date': ['count-of-days'],
  'leading-zeros': ['restore', 'keep'],
} as const;
export type ImportQuestion = keyof typeof importQuestions;
export type ImportAnswers = {
  readonly [Question in ImportQuestion]?: (typeof importQuestions)[Question][number];
};

/** Which table a sheet is, and which of its columns each of the sheet's columns is; null is left aside. */
export interface SheetPlan {
  readonly sheet: string;
  readonly table: TableFile | null;
  readonly columns: readonly (string | null)[];
}

/** A row of a sheet; the row of the headings is 1, as spreadsheets count. */
export interface SheetRow {
  readonly sheet: string;
  readonly row: number;
}

export interface CellFix extends SheetRow {
  readonly column: string;
  readonly value: string;
}

/** How a file is to be read, as far as an administrator has decided. */
export interface ImportPlan {
  readonly sheets: readonly SheetPlan[];
  readonly answers: ImportAnswers;
  readonly fixes: readonly CellFix[];
  readonly leftOut: readonly SheetRow[];
}
