import type { OperationKind, Unit } from '@dre/core/domain/catalogue/trade-words';
import type { Change, LineFields } from '@dre/core/domain/estimates/model/edit';
import { typeBilledAs } from '@dre/core/domain/estimates/model/labor-type';
import { limits } from '@dre/core/domain/estimates/model/limits';
import { type Line, unitPrice } from '@dre/core/domain/estimates/model/line';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type Cents, cents, tenthHours, type Thousandths, thousandths } from '@dre/core/domain/units';
import { amount, hours, quantity } from '../../../lib/text/format.ts';
import { readLength } from '../../../lib/text/length-text.ts';
import { parseDecimal } from '../../../ui/fields/number-text.ts';
import type { ItemRow } from './grid/line-rows.ts';
import type { LineText } from './grid/line-labels.ts';

/** The editable columns of a line. */
export const lineCells = ['part', 'partNumber', 'operation', 'quantity', 'hours', 'parts', 'note'] as const;
export type LineCell = (typeof lineCells)[number];

export function isLineCell(column: string): column is LineCell {
  return (lineCells as readonly string[]).includes(column);
}

/** The text a cell opens with; null if it is not editable. */
export function cellText(row: ItemRow, cell: LineCell): string | null {
  const { item } = row;
  const { line } = item;
  if (row.isChild) {
    if (cell === 'hours' && item.hours.length > 0) return hours(row.hours);
    return cell === 'parts' && item.rule === 'needed' && unitPrice(line) > 0 ? amount(unitPrice(line)) : null;
  }
  switch (cell) {
    case 'part':
      return line.description;
    case 'partNumber':
      return line.partNumber;
    case 'note':
      return line.note;
    case 'operation':
      return line.operation ?? '';
    case 'quantity':
      return quantity(line.quantity);
    case 'hours':
      return hours(row.hours);
    case 'parts':
      return amount(pricedBy(line).price);
  }
}

export interface CellEdit {
  /** Label of the undo step. */
  readonly label: string;
  readonly changes: readonly Change[];
}

/** The changes that write a text into a cell, or the reason it is refused. */
export function cellEdit(
  row: ItemRow,
  cell: LineCell,
  text: string,
  labels: Pick<LineText, 'laborOf'>,
): Result<CellEdit, string> {
  const typed = text.trim();
  const label = `${cellNames[cell]} of line ${row.item.line.number}`;
  const changes = row.isChild ? automaticEdit(row, cell, typed) : lineEdit(row, cell, typed, labels);
  return changes.ok ? accept({ label, changes: changes.value }) : changes;
}

const cellNames: Readonly<Record<LineCell, string>> = {
  part: 'Description',
  partNumber: 'Part number',
  operation: 'Operation',
  quantity: 'Quantity',
  hours: 'Hours',
  parts: 'Price',
  note: 'Note',
};

type Changes = Result<readonly Change[], string>;

function lineEdit(row: ItemRow, cell: LineCell, typed: string, labels: Pick<LineText, 'laborOf'>): Changes {
  const { line } = row.item;
  const change = (changes: Partial<LineFields>): Changes =>
    accept([{ kind: 'change-line', lineId: line.id, changes }]);
  switch (cell) {
    case 'part':
      return typed === ''
        ? refuse('A line needs a description.')
        : readText(typed, limits.shortText, (description) => change({ description }));
    case 'partNumber':
      return readText(typed, limits.shortText, (partNumber) => change({ partNumber }));
    case 'note':
      return readText(typed, limits.text, (note) => change({ note }));
    case 'operation':
      return change({ operation: typed === '' ? null : (typed as OperationKind) });
    case 'quantity':
      return quantityEdit(line.unit, typed, (value) => change({ quantity: value }));
    case 'hours':
      return typed === ''
        ? accept(backToBook(row, labels))
        : readNumber(typed, times, (value) => hoursEdit(row, value, labels));
    case 'parts':
      return priceEdit(line, typed, change);
  }
}

/** Lengths may be entered in feet and inches. */
function quantityEdit(unit: Unit, typed: string, write: (value: Thousandths) => Changes): Changes {
  const length = unit === 'ft' ? readLength(typed) : undefined;
  if (length !== undefined) return write(length);
  return readNumber(typed, unit === 'ft' ? lengths : quantities, (value) => write(thousandths(value)));
}

function readText(typed: string, limit: number, write: (text: string) => Changes): Changes {
  const most = limit.toLocaleString('en-US');
  return typed.length > limit
    ? refuse(`This text has ${typed.length.toLocaleString('en-US')} characters; ${most} fit.`)
    : write(typed);
}

interface NumberField {
  readonly digits: number;
  readonly most: number;
  readonly noNumber: string;
  readonly outOfRange: string;
}

const quantities: NumberField = {
  digits: 3,
  most: limits.quantity,
  noNumber: 'Enter a quantity, such as 2 or 12.5.',
  outOfRange: 'The quantity must be between 0 and 999,999.',
};
const lengths: NumberField = { ...quantities, noNumber: 'Enter a length, such as 12.5 or 12 ft 6 in.' };
const times: NumberField = {
  digits: 1,
  most: limits.hours,
  noNumber: 'Enter hours in tenths, such as 1.5.',
  outOfRange: 'Hours must be between 0.0 and 999.9.',
};
const prices: NumberField = {
  digits: 2,
  most: limits.price,
  noNumber: 'Enter a price, such as 412.75.',
  outOfRange: 'Prices must be between 0.00 and 999,999.99.',
};

function readNumber(typed: string, field: NumberField, write: (value: number) => Changes): Changes {
  const value = parseDecimal(typed, field.digits);
  if (value === undefined) return refuse(field.noNumber);
  return value < 0 || value > field.most ? refuse(field.outOfRange) : write(value);
}

/** Hours of a line with several labor types change on the first type; the others stay. */
function hoursEdit(row: ItemRow, typed: number, labels: Pick<LineText, 'laborOf'>): Changes {
  const { line, hours: entries } = row.item;
  const [first, ...others] = entries;
  const rest = others.reduce((sum, { billed }) => sum + billed, 0);
  if (typed < rest) return refuse(`${hours(rest)} h of this line are of other labor types.`);
  const billed = tenthHours(typed - rest);
  const type = first?.type ?? labels.laborOf(line.operation);
  return accept([
    isPaint(line, type)
      ? { kind: 'change-refinish', lineId: line.id, changes: { billed } }
      : { kind: 'set-hours', lineId: line.id, laborType: typeBilledAs(line, type), billed },
  ]);
}

function backToBook(
  { item: { line, hours: entries } }: ItemRow,
  labels: Pick<LineText, 'laborOf'>,
): Change[] {
  const type = entries[0]?.type ?? labels.laborOf(line.operation);
  if (!isPaint(line, type)) {
    return [{ kind: 'set-hours', lineId: line.id, laborType: typeBilledAs(line, type), billed: null }];
  }
  return line.refinish === null
    ? []
    : [{ kind: 'change-refinish', lineId: line.id, changes: { billed: null } }];
}

function isPaint(line: Line, type: string): boolean {
  return type === 'refinish' && line.labor.refinish === undefined;
}

/** Sublet work and fees have amounts of their own; all other lines have a unit price. */
function pricedBy(line: Line): { readonly price: Cents; readonly by: 'price' | 'sublet' | 'charge' } {
  if (line.source.kind === 'sublet') return { price: line.sublet, by: 'sublet' };
  if (line.source.kind === 'fee') return { price: line.charge?.amount ?? (0 as Cents), by: 'charge' };
  return { price: unitPrice(line), by: 'price' };
}

function priceEdit(line: Line, typed: string, change: (changes: Partial<LineFields>) => Changes): Changes {
  const { by } = pricedBy(line);
  if (typed === '') return change(by === 'price' ? { price: null } : priceFields(line, by, 0));
  return readNumber(typed, prices, (value) => change(priceFields(line, by, value)));
}

function priceFields(line: Line, by: 'price' | 'sublet' | 'charge', value: number): Partial<LineFields> {
  if (by === 'sublet') return { sublet: cents(value) };
  if (by === 'charge') return { charge: { kind: line.charge?.kind ?? 'fee', amount: cents(value) } };
  return { price: cents(value) };
}

/** Overrides an automatic item; an empty cell returns it to its rule. */
function automaticEdit({ item: { key } }: ItemRow, cell: LineCell, typed: string): Changes {
  if (typed === '') return accept([{ kind: 'restore-automatic', key }]);
  if (cell === 'hours') {
    const value = parseDecimal(typed, 1);
    if (value === undefined) return refuse(times.noNumber);
    if (Math.abs(value) > limits.hours) return refuse(times.outOfRange);
    return accept([{ kind: 'override-automatic', key, override: { kind: 'hours', hours: value } }]);
  }
  return readNumber(typed, prices, (value) =>
    accept([{ kind: 'override-automatic', key, override: { kind: 'amount', amount: value } }]),
  );
}
