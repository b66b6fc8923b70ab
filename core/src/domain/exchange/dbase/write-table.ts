import { accept, refuse, type Result } from '../../result.ts';
import { encodeText, windowsLatinMark } from './code-page.ts';
import {
  codePageAt,
  type DbaseRecord,
  endOfFile,
  endOfHeader,
  type Field,
  fieldBytes,
  type FieldValue,
  headerBytes,
  memoBlockBytes,
  memoTable,
  plainTable,
} from './field.ts';

export interface WrittenTable {
  readonly table: Uint8Array;
  /** Null if no field points into it. */
  readonly memo: Uint8Array | null;
}

/** A number with more digits than its field: dBase would fill the field with stars. */
export interface Overflow {
  /** Counted from 0. */
  readonly record: number;
  readonly field: string;
}

/** A dBase table as estimating systems write it. Equal records and date give equal bytes. */
export function writeTable(
  fields: readonly Field[],
  records: readonly DbaseRecord[],
  day: string,
): Result<WrittenTable, Overflow> {
  const recordBytes = fields.reduce((length, field) => length + field.length, 1);
  const start = headerBytes + fieldBytes * fields.length + 1;
  const table = new Uint8Array(start + recordBytes * records.length + 1).fill(0x20, start);
  const memos = fields.some(({ type }) => type === 'M') ? memoWriter() : null;
  writeHeader(table, { fields, day, start, recordBytes, count: records.length, hasMemos: memos !== null });
  for (const [index, record] of records.entries()) {
    checkNames(fields, record);
    let at = start + index * recordBytes + 1;
    for (const field of fields) {
      const bytes = fieldText(field, record[field.name] ?? null, memos);
      if (bytes === undefined) return refuse({ record: index, field: field.name });
      const isRight = field.type === 'N' || field.type === 'M';
      table.set(bytes, isRight ? at + field.length - bytes.length : at);
      at += field.length;
    }
  }
  table[table.length - 1] = endOfFile;
  return accept({ table, memo: memos?.bytes() ?? null });
}

interface Header {
  readonly fields: readonly Field[];
  readonly day: string;
  readonly start: number;
  readonly recordBytes: number;
  readonly count: number;
  readonly hasMemos: boolean;
}

function writeHeader(table: Uint8Array, { fields, day, start, recordBytes, count, hasMemos }: Header): void {
  const view = new DataView(table.buffer);
  const [year = 1900, month = 1, date = 1] = day.split('-').map(Number);
  table.set([hasMemos ? memoTable : plainTable, (year - 1900) & 0xff, month, date]);
  view.setUint32(4, count, true);
  view.setUint16(8, start, true);
  view.setUint16(10, recordBytes, true);
  table[codePageAt] = windowsLatinMark;
  for (const [index, { name, type, length, decimals }] of fields.entries()) {
    const at = headerBytes + index * fieldBytes;
    // Names end in NUL: readers take spaces for part of the name.
    table.set(encodeText(name), at);
    table.set(encodeText(type), at + 11);
    table[at + 16] = length;
    table[at + 17] = decimals;
  }
  table[start - 1] = endOfHeader;
}

function checkNames(fields: readonly Field[], record: DbaseRecord): void {
  const unknown = Object.keys(record).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) throw new RangeError(`The table has no field ${unknown}.`);
}

/** Undefined if a number does not fit. Long text is cut, as every receiver expects. */
function fieldText(
  { type, length, decimals }: Field,
  value: FieldValue,
  memos: MemoWriter | null,
): Uint8Array | undefined {
  if (value === null || value === '') return new Uint8Array();
  if (typeof value === 'boolean') return encodeText(value ? 'T' : 'F');
  if (typeof value === 'number') {
    const digits = encodeText(withDecimals(value, decimals));
    return digits.length > length ? undefined : digits;
  }
  if (type === 'M') return encodeText(String(memos?.add(value) ?? ''));
  return encodeText(type === 'D' ? value.replaceAll('-', '') : value).subarray(0, length);
}

/** 225750 with two decimals is 2257.50: digits are moved, never divided. */
function withDecimals(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = `${value < 0 ? '-' : ''}${digits.slice(0, digits.length - decimals)}`;
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
}

interface MemoWriter {
  /** Returns the number of its first block. */
  add(text: string): number;
  bytes(): Uint8Array;
}

const memoHeaderBytes = 8;

function memoWriter(): MemoWriter {
  const chunks: Uint8Array[] = [];
  let next = 1;
  return {
    add(text) {
      const content = encodeText(text);
      const length = content.length + memoHeaderBytes;
      const blocks = Math.ceil((length + 1) / memoBlockBytes);
      const chunk = new Uint8Array(blocks * memoBlockBytes);
      const view = new DataView(chunk.buffer);
      view.setUint32(0, 0x0008_ffff, true);
      view.setUint32(4, length, true);
      chunk.set(content, memoHeaderBytes);
      // Some readers exclude these eight bytes from the length; this mark shows them the end of the text.
      chunk[length] = 0x1f;
      chunks.push(chunk);
      const at = next;
      next += blocks;
      return at;
    },
    bytes() {
      const memo = new Uint8Array(next * memoBlockBytes);
      const view = new DataView(memo.buffer);
      view.setUint32(0, next, true);
      view.setUint16(20, memoBlockBytes, true);
      let at = memoBlockBytes;
      for (const chunk of chunks) {
        memo.set(chunk, at);
        at += chunk.length;
      }
      return memo;
    },
  };
}
