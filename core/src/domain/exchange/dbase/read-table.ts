import { accept, refuse, type Result } from '../../result.ts';
import { decodeText } from './code-page.ts';
import { codePageAt, endOfHeader, fieldBytes, type Field, headerBytes, memoBlockBytes } from './field.ts';

/** Every value as trimmed text; deleted records are left out. */
export interface ReadTable {
  readonly fields: readonly Field[];
  readonly records: readonly Readonly<Record<string, string>>[];
}

export const tableLimits = {
  /** Far more than an estimate needs, and few enough to read at once. */
  records: 20_000,
  fields: 255,
  memoCharacters: 20_000,
} as const;

/** Reasons a file is not a readable table. */
export const tableIssues = [
  'too-short',
  'not-dbase',
  'header-cut',
  'no-fields',
  'lengths-differ',
  'records-cut',
  'too-many-records',
] as const;
export type TableIssue = (typeof tableIssues)[number];

const tableKinds: ReadonlySet<number> = new Set([0x03, 0x83, 0x8b, 0xf5]);

/** Reads untrusted files: every claim of the header is checked first. */
export function readTable(table: Uint8Array, memo: Uint8Array | null = null): Result<ReadTable, TableIssue> {
  if (table.length < headerBytes + 1) return refuse('too-short');
  if (!tableKinds.has(table[0] ?? 0)) return refuse('not-dbase');
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const [count, start, recordBytes] = [
    view.getUint32(4, true),
    view.getUint16(8, true),
    view.getUint16(10, true),
  ];
  if (start > table.length || start < headerBytes + 1) return refuse('header-cut');
  const fields = readFields(table, start);
  if (fields === undefined) return refuse('header-cut');
  if (fields.length === 0 || fields.length > tableLimits.fields) return refuse('no-fields');
  if (fields.reduce((length, field) => length + field.length, 1) !== recordBytes)
    return refuse('lengths-differ');
  if (count > tableLimits.records) return refuse('too-many-records');
  if (start + count * recordBytes > table.length) return refuse('records-cut');
  const records: Record<string, string>[] = [];
  for (let index = 0; index < count; index++) {
    const at = start + index * recordBytes;
    if (table[at] !== 0x2a) records.push(readRecord(table, at + 1, fields, memo));
  }
  return accept({ fields, records });
}

function readFields(table: Uint8Array, start: number): Field[] | undefined {
  const fields: Field[] = [];
  for (let at = headerBytes; at < start; at += fieldBytes) {
    if (table[at] === endOfHeader) return fields;
    if (at + fieldBytes > start) return undefined;
    const name =
      decodeText(table.subarray(at, at + 11))
        .split('\0')[0]
        ?.trim()
        .toUpperCase() ?? '';
    const type = String.fromCharCode(table[at + 11] ?? 0) as Field['type'];
    fields.push({ name, type, length: table[at + 16] ?? 0, decimals: table[at + 17] ?? 0 });
  }
  return undefined;
}

function readRecord(
  table: Uint8Array,
  start: number,
  fields: readonly Field[],
  memo: Uint8Array | null,
): Record<string, string> {
  // No prototype: a field may have any name.
  const record = Object.create(null) as Record<string, string>;
  const mark = table[codePageAt];
  let at = start;
  for (const { name, type, length } of fields) {
    const text = cleanText(table.subarray(at, at + length), mark);
    record[name] = type === 'M' ? readMemo(memo, text, mark) : text;
    at += length;
  }
  return record;
}

/** Control characters become spaces. */
function cleanText(bytes: Uint8Array, mark?: number): string {
  return decodeText(bytes, mark)
    .replaceAll(/[\p{Cc}]+/gu, ' ')
    .trim();
}

/**
 * dBase IV stores the length of each memo; older ones end at the first 0x1a. An invalid pointer gives an empty memo.
 */
function readMemo(memo: Uint8Array | null, pointer: string, mark?: number): string {
  const block = /^\d{1,7}$/.test(pointer) ? Number(pointer) : 0;
  const at = block * memoBlockBytes;
  if (memo === null || block === 0 || at + 8 > memo.length) return '';
  const view = new DataView(memo.buffer, memo.byteOffset, memo.byteLength);
  const isSized = view.getUint32(at, true) === 0x0008_ffff;
  const from = isSized ? at + 8 : at;
  const length = isSized ? view.getUint32(at + 4, true) - 8 : tableLimits.memoCharacters;
  const bytes = memo.subarray(from, from + Math.max(0, Math.min(length, tableLimits.memoCharacters)));
  const end = isSized ? -1 : bytes.indexOf(0x1a);
  return cleanText(end < 0 ? bytes : bytes.subarray(0, end), mark);
}
