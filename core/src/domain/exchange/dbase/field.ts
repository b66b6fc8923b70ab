/** One column of a dBase table. */
export interface Field {
  readonly name: string;
  /** Text, number, date, logical, memo. */
  readonly type: 'C' | 'N' | 'D' | 'L' | 'M';
  readonly length: number;
  readonly decimals: number;
}

/**
 * A value to write: text and memos unchanged, dates as 2026-11-15, logicals as booleans. Numbers are integers of the
 * field's smallest unit, so cents go into a field of two decimals unchanged. Null leaves it blank.
 */
export type FieldValue = string | number | boolean | null;

/** Omitted fields are blank. */
export type DbaseRecord = Readonly<Record<string, FieldValue>>;

/** Header bytes of a file's kind: without memos, and with dBase IV memos beside it. */
export const plainTable = 0x03;
export const memoTable = 0x8b;

/** Offset of the code page in the header. */
export const codePageAt = 29;

export const headerBytes = 32;
export const fieldBytes = 32;
export const memoBlockBytes = 512;
export const endOfHeader = 0x0d;
export const endOfFile = 0x1a;
