/** One column of a dBase table. */
export interface Field {
  readonly name: string;
  /** Text, number, date, logical, memo. */
  readonly type: 'C' | 'N' | 'D' | 'L' | 'M';
  readonly length: number;
  readonly decimals: number;
}

/**
 * What is written into a field: text and memos as they are, days as 2026-11-15, logicals as they are. Numbers are whole
 * and count the field's smallest unit, so cents go into a field of two decimals as they stand. Null leaves it blank.
 */
export type FieldValue = string | number | boolean | null;

/** Fields left out are blank. */
export type DbaseRecord = Readonly<Record<string, FieldValue>>;

/** Header bytes that say what a file is: without memos, and with dBase IV memos beside it. */
export const plainTable = 0x03;
export const memoTable = 0x8b;

/** Where the header says which code page the text is in. */
export const codePageAt = 29;

export const headerBytes = 32;
export const fieldBytes = 32;
export const memoBlockBytes = 512;
export const endOfHeader = 0x0d;
export const endOfFile = 0x1a;
