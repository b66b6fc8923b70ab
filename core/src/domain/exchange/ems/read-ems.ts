import { accept, refuse, type Result } from '../../result.ts';
import { extension } from '../../rounding.ts';
import { add, type Cents, type TenthHours, type Thousandths } from '../../units.ts';
import { readTable, type TableIssue } from '../dbase/read-table.ts';
import { emsSystems } from './codes.ts';
import { movedDigits } from './moved-digits.ts';
import { emsTableNames, type EmsTable } from './schema.ts';

/** The comparable part of another system's estimate. */
export interface ForeignEstimate {
  readonly system: string;
  readonly version: string;
  readonly vehicle: string;
  readonly vin: string;
  readonly lines: readonly ForeignLine[];
  readonly totals: { readonly gross: Cents; readonly net: Cents; readonly tax: Cents } | null;
}

export interface ForeignLine {
  readonly number: number;
  readonly description: string;
  /** A code such as OP11; empty if the line has none. */
  readonly operation: string;
  readonly partNumber: string;
  readonly quantity: Thousandths;
  /** For the whole quantity. */
  readonly price: Cents;
  /** Sublet work and other charges. */
  readonly misc: Cents;
  readonly labor: readonly ForeignLabor[];
}

export interface ForeignLabor {
  /** A code such as LAB. */
  readonly type: string;
  readonly book: TenthHours;
  readonly billed: TenthHours;
  readonly isIncluded: boolean;
}

export interface DroppedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const emsLimits = { files: 40, bytes: 4 * 1024 * 1024 } as const;

/** Reasons a set cannot be read, each with a message for the user. */
export type EmsIssue =
  | { readonly kind: 'nothing-dropped' }
  | { readonly kind: 'too-much' }
  | { readonly kind: 'two-sets'; readonly table: string }
  | { readonly kind: 'no-lines-table' }
  | { readonly kind: 'table'; readonly file: string; readonly issue: TableIssue }
  | { readonly kind: 'fields-missing'; readonly file: string; readonly field: string }
  | { readonly kind: 'not-a-number'; readonly file: string; readonly record: number; readonly field: string }
  | { readonly kind: 'nothing-on-it' };

type Rows = readonly Readonly<Record<string, string>>[];
type Tables = ReadonlyMap<EmsTable, { readonly file: string; readonly rows: Rows }>;

/** Reads a set of any system, in either case, with or without the suffixes A, B and V, and with tables missing. */
export function readEms(files: readonly DroppedFile[]): Result<ForeignEstimate, readonly EmsIssue[]> {
  if (files.length === 0) return refuse([{ kind: 'nothing-dropped' }]);
  if (files.length > emsLimits.files || sizeOf(files) > emsLimits.bytes)
    return refuse([{ kind: 'too-much' }]);
  const tables = readTables(files);
  if (!tables.ok) return tables;
  const lines = readLines(tables.value);
  if (!lines.ok) return lines;
  const totals = readTotals(tables.value);
  if (!totals.ok) return totals;
  const [envelope] = tables.value.get('env')?.rows ?? [];
  const [vehicle] = tables.value.get('veh')?.rows ?? [];
  const make = [vehicle?.['V_MODEL_YR'], vehicle?.['V_MAKEDESC'], vehicle?.['V_MODEL']];
  return accept({
    system: emsSystems[envelope?.['EST_SYSTEM']?.toUpperCase() ?? ''] ?? 'an unnamed system',
    version: envelope?.['SUPP_NO'] ?? '',
    vehicle: make.filter(Boolean).join(' '),
    vin: vehicle?.['V_VIN'] ?? '',
    lines: lines.value,
    totals: totals.value,
  });
}

function sizeOf(files: readonly DroppedFile[]): number {
  return files.reduce((size, { bytes }) => size + bytes.length, 0);
}

/** Other kinds of files are ignored: people drop whole folders. */
function readTables(files: readonly DroppedFile[]): Result<Tables, readonly EmsIssue[]> {
  const dropped = new Map<string, DroppedFile>();
  const issues: EmsIssue[] = [];
  for (const file of files) {
    const kind = extensionOf(file.name);
    if (kind !== 'dbt' && !emsTableNames.some((name) => name === kind)) continue;
    if (dropped.has(kind)) issues.push({ kind: 'two-sets', table: kind.toUpperCase() });
    dropped.set(kind, file);
  }
  const tables = new Map<EmsTable, { file: string; rows: Rows }>();
  for (const name of emsTableNames) {
    const file = dropped.get(name);
    if (file === undefined) continue;
    const read = readTable(file.bytes, dropped.get('dbt')?.bytes ?? null);
    if (read.ok) tables.set(name, { file: file.name, rows: read.value.records });
    else issues.push({ kind: 'table', file: file.name, issue: read.refusal });
  }
  if (!dropped.has('lin')) issues.push({ kind: 'no-lines-table' });
  return issues.length > 0 ? refuse(issues) : accept(tables);
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]{3})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

const neededFields = ['LINE_NO', 'LINE_DESC', 'ACT_PRICE', 'MOD_LB_HRS', 'MOD_LBR_TY'] as const;

function readLines(tables: Tables): Result<readonly ForeignLine[], readonly EmsIssue[]> {
  const { file = '', rows = [] } = tables.get('lin') ?? {};
  const missing = rows[0] && neededFields.find((field) => rows[0]?.[field] === undefined);
  if (missing !== undefined) return refuse([{ kind: 'fields-missing', file, field: missing }]);
  const issues: EmsIssue[] = [];
  const lines = new Map<string, ForeignLine>();
  for (const [index, row] of rows.entries()) {
    const read = numbersOf(row, (field) =>
      issues.push({ kind: 'not-a-number', file, record: index + 1, field }),
    );
    if (issues.length >= maxIssues) break;
    const key = row['LINE_NO'] === '' ? `record ${index}` : (row['LINE_NO'] ?? '');
    const existing = lines.get(key);
    lines.set(key, existing === undefined ? newLine(row, read) : continued(existing, row, read));
  }
  if (issues.length > 0) return refuse(issues);
  const work = [...lines.values()].filter(isWork);
  return work.length === 0 ? refuse([{ kind: 'nothing-on-it' }]) : accept(work);
}

/** The first few issues of a broken file are enough. */
const maxIssues = 5;

/** Headings and comments have neither work nor price. */
function isWork({ labor, price, misc, partNumber, operation }: ForeignLine): boolean {
  return labor.length > 0 || price !== 0 || misc !== 0 || partNumber !== '' || operation !== '';
}

interface Numbers {
  readonly number: number;
  readonly quantity: number;
  readonly price: Cents;
  readonly misc: Cents;
  readonly book: TenthHours;
  readonly billed: TenthHours;
}

function numbersOf(row: Readonly<Record<string, string>>, issue: (field: string) => void): Numbers {
  const read = (field: string, decimals: number): number => {
    const value = movedDigits(row[field] ?? '', decimals);
    if (value === undefined) issue(field);
    return value ?? 0;
  };
  return {
    number: read('LINE_NO', 0),
    quantity: read('PART_QTY', 3),
    price: read('ACT_PRICE', 2) as Cents,
    misc: read('MISC_AMT', 2) as Cents,
    book: read('DB_HRS', 1) as TenthHours,
    billed: read('MOD_LB_HRS', 1) as TenthHours,
  };
}

function newLine(row: Readonly<Record<string, string>>, read: Numbers): ForeignLine {
  const quantity = read.quantity === 0 ? 1_000 : read.quantity;
  return {
    number: read.number,
    description: row['LINE_DESC'] ?? '',
    operation: (row['LBR_OP'] ?? '').toUpperCase(),
    partNumber: partNumberOf(row),
    quantity: quantity as Thousandths,

    price: extension(read.price, quantity as Thousandths),
    misc: read.misc,
    labor: laborOf(row, read),
  };
}

/** Some systems write "Sublet" as the part number. */
function partNumberOf(row: Readonly<Record<string, string>>): string {
  const number = row['OEM_PARTNO'] || row['ALT_PARTNO'] || '';
  return /^sublet$/i.test(number) ? '' : number;
}

/** A price repeated on the records of one line is billed once; charges each count. */
function continued(line: ForeignLine, row: Readonly<Record<string, string>>, read: Numbers): ForeignLine {
  return {
    ...line,
    price: line.price === 0 ? extension(read.price, line.quantity) : line.price,
    misc: add(line.misc, read.misc),
    labor: [...line.labor, ...laborOf(row, read)],
  };
}

function laborOf(row: Readonly<Record<string, string>>, { book, billed }: Numbers): readonly ForeignLabor[] {
  const type = (row['MOD_LBR_TY'] ?? '').toUpperCase();
  const isIncluded = /^[TY]$/i.test(row['LBR_INC'] ?? '');
  return type === '' ? [] : [{ type, book, billed, isIncluded }];
}

function readTotals(tables: Tables): Result<ForeignEstimate['totals'], readonly EmsIssue[]> {
  const { file = '', rows = [] } = tables.get('ttl') ?? {};
  const [row] = rows;
  if (row === undefined) return accept(null);
  const [gross, net, tax] = ['G_TTL_AMT', 'N_TTL_AMT', 'G_TAX'].map((field) => ({
    field,
    value: movedDigits(row[field] ?? '', 2),
  }));
  const bad = [gross, net, tax].find((one) => one?.value === undefined);
  if (bad !== undefined) return refuse([{ kind: 'not-a-number', file, record: 1, field: bad.field }]);
  return accept({ gross: gross?.value as Cents, net: net?.value as Cents, tax: tax?.value as Cents });
}
