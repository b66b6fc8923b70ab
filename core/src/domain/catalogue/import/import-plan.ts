import type { TableFile } from '../book/columns.ts';

/** A table from a file: the first row names the columns. */
export interface ParsedSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /**
   * Cells with formulas, by row and column from zero. They are treated as text and never imported without confirmation.
   */
  readonly formulas: readonly FormulaCell[];
}

export interface FormulaCell {
  readonly row: number;
  readonly column: number;
}

/** Ambiguous cells are asked about, never guessed. */
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

/** The table of a sheet and the table column for each sheet column; null is ignored. */
export interface SheetPlan {
  readonly sheet: string;
  readonly table: TableFile | null;
  readonly columns: readonly (string | null)[];
}

/** A row of a sheet; the heading row is 1, as in spreadsheets. */
export interface SheetRow {
  readonly sheet: string;
  readonly row: number;
}

export interface CellFix extends SheetRow {
  readonly column: string;
  readonly value: string;
}

/** The reading of a file, as far as an administrator has decided it. */
export interface ImportPlan {
  readonly sheets: readonly SheetPlan[];
  readonly answers: ImportAnswers;
  readonly fixes: readonly CellFix[];
  readonly leftOut: readonly SheetRow[];
}
