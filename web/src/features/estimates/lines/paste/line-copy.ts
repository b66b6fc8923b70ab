import { unitPrice } from '@dre/core/domain/estimates/model/line';
import { amount, hours, quantity } from '../../../../lib/text/format.ts';
import type { GridTarget } from '../../../../ui/grid/grid-definition.ts';
import { cellText, isLineCell } from '../line-edits.ts';
import type { LineRow } from '../grid/line-rows.ts';
import type { LineText } from '../grid/line-labels.ts';
import { writeTable } from './table-text.ts';

const copyHeadings = [
  'No.',
  'Side',
  'Part',
  'Operation',
  'Qty',
  'Hours',
  'Labor',
  'Price',
  'Total',
  'Part number',
  'Note',
] as const;

/** The selected lines as a table with headings, which paste can read; without a selection, the single cell. */
export function copyLines(
  rows: readonly LineRow[],
  target: GridTarget,
  labels: LineText,
): { readonly text: string; readonly html: string } | null {
  if (!target.isSelection) {
    const row = rows.find(({ key }) => key === target.key);
    if (row?.kind !== 'item') return null;
    return writeTable([[cellOf(row, target.column, labels)]]);
  }
  const selected = rows.filter(({ key }) => target.keys.includes(key));
  return writeTable([
    copyHeadings,
    ...selected.flatMap((row) => (row.kind === 'item' ? [tableRow(row, labels)] : [])),
  ]);
}

type Item = Extract<LineRow, { kind: 'item' }>;

function cellOf(row: Item, column: string, labels: LineText): string {
  const { line } = row.item;
  if (column === 'number') return String(line.number);
  if (column === 'total') return amount(row.total);
  if (column === 'labor') return amount(row.amounts.labor);
  if (column === 'operation') return labels.operation(line.operation);
  return isLineCell(column) ? (cellText(row, column) ?? '') : '';
}

function tableRow(row: Item, labels: LineText): string[] {
  const { line } = row.item;
  return [
    row.isChild ? '' : String(line.number),
    labels.sides.find(({ code }) => code === line.place.side)?.name ?? '',
    line.description,
    labels.operation(line.operation),
    quantity(line.quantity),
    hours(row.hours),
    amount(row.amounts.labor),
    amount(unitPrice(line)),
    amount(row.total),
    line.partNumber,
    line.note,
  ];
}
