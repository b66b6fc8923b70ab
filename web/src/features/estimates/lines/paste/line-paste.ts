import { longSideNamed } from '@dre/core/domain/account/side-names';
import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { OperationKind, Side } from '@dre/core/domain/catalogue/trade-words';
import { blankLine } from '@dre/core/domain/estimates/model/line-from-book';
import type { Change, LineFields } from '@dre/core/domain/estimates/model/edit';
import type { Line, VehicleLocation } from '@dre/core/domain/estimates/model/line';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { noMoney, noTime } from '@dre/core/domain/units';
import { cellEdit, type LineCell } from '../line-edits.ts';
import { operationChanges } from '../line-operation.ts';
import type { ItemRow } from '../grid/line-rows.ts';
import type { LineText } from '../grid/line-labels.ts';
import { readTable } from './table-text.ts';

/** A refused cell: its position in the pasted table, and the reason. */
export interface BadCell {
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly reason: string;
}

export interface PastePlan {
  readonly changes: readonly Change[];
  /** Number of cells written. */
  readonly cells: number;
  readonly changedLines: number;
  readonly newLines: number;
}

export interface PasteTarget {
  /** The lines from the focused one down; if empty, all rows become new lines. */
  readonly rows: readonly ItemRow[];
  readonly column: string;
  /** The estimate's last order key. */
  readonly lastOrder: string | null;
  readonly location: VehicleLocation;
  readonly locationOn: (side: Side) => VehicleLocation;
  readonly labels: LineText;
  readonly book: Book;
  readonly newId: () => string;
}

const written: readonly LineCell[] = ['part', 'operation', 'quantity', 'hours', 'parts'];

const columnNames: Readonly<Record<LineCell | 'side' | 'ignored', string>> = {
  part: 'Part',
  partNumber: 'Part number',
  operation: 'Operation',
  quantity: 'Qty',
  hours: 'Hours',
  parts: 'Price',
  note: 'Note',
  side: 'Side',
  ignored: '',
};

type Column = keyof typeof columnNames;

const headings: Readonly<Record<string, Column>> = {
  'no.': 'ignored',
  no: 'ignored',
  '#': 'ignored',
  side: 'side',
  part: 'part',
  description: 'part',
  operation: 'operation',
  op: 'operation',
  qty: 'quantity',
  quantity: 'quantity',
  hours: 'hours',
  hrs: 'hours',
  labor: 'ignored',
  price: 'parts',
  'unit price': 'parts',
  total: 'ignored',
  'part number': 'partNumber',
  'part no.': 'partNumber',
  note: 'note',
};

/** The changes of a pasted table. Either all of it is accepted, or every refused cell is listed. */
export function planPaste(text: string, target: PasteTarget): Result<PastePlan, readonly BadCell[]> {
  const table = readTable(text).filter((row) => row.some((cell) => cell.trim() !== ''));
  const headed = headingsOf(table[0]);
  const columns = headed ?? columnsFrom(target);
  const body = (headed === null ? table : table.slice(1)).map((texts) => cellsOf(texts, columns));
  const rows = headed === null ? target.rows : [];
  const first = headed === null ? 1 : 2;
  let order = target.lastOrder;
  const planned = body.map((cells, index) => {
    const row = rows[index];
    if (row !== undefined) return changedLine(row, cells, target);
    order = orderBetween(order, null);
    return newLine(cells, target, order);
  });
  const bad = planned.flatMap((plan, index) => plan.bad.map((cell) => ({ row: index + first, ...cell })));
  if (bad.length > 0) return refuse(bad);
  const changes = planned.flatMap((plan) => plan.changes);
  const changedLines = Math.min(rows.length, body.length);
  const cells = body.flat().filter(({ column }) => column !== null && column !== 'ignored').length;
  return accept({ changes, cells, changedLines, newLines: body.length - changedLines });
}

function headingsOf(row: readonly string[] | undefined): readonly Column[] | null {
  const found = row?.map((cell) => headings[cell.trim().toLowerCase()]);
  if (found === undefined || found.length < 2 || !found.includes('part')) return null;
  return found.map((column) => column ?? 'ignored');
}

function columnsFrom({ rows, column }: PasteTarget): readonly Column[] {
  const start = rows.length === 0 ? 0 : written.findIndex((cell) => cell === column);
  return written.slice(Math.max(0, start));
}

interface PastedCell {
  readonly column: Column | null;
  readonly text: string;
}

function cellsOf(texts: readonly string[], columns: readonly Column[]): readonly PastedCell[] {
  return texts.map((text, index) => ({ column: columns[index] ?? null, text }));
}

interface PlannedRow {
  readonly changes: readonly Change[];
  readonly bad: readonly Omit<BadCell, 'row'>[];
}

function cellsWithoutColumn(pasted: readonly PastedCell[]): PlannedRow['bad'] {
  return pasted
    .filter(({ column, text }) => column === null && text.trim() !== '')
    .map(({ text }) => ({ column: '', text, reason: 'There is no column for this cell.' }));
}

/** The edit of each cell that holds a value of the line. */
function cellEdits(
  pasted: readonly PastedCell[],
  editOf: (column: LineCell, text: string) => Result<readonly Change[], string>,
): PlannedRow {
  const edits = pasted.flatMap(({ column, text }) =>
    column === null || column === 'ignored' || column === 'side' || text.trim() === ''
      ? []
      : [{ column, text, edit: editOf(column, text) }],
  );
  return {
    changes: edits.flatMap(({ edit }) => (edit.ok ? edit.value : [])),
    bad: edits.flatMap(({ column, text, edit }) =>
      edit.ok ? [] : [{ column: columnNames[column], text, reason: edit.refusal }],
    ),
  };
}

function changedLine(row: ItemRow, pasted: readonly PastedCell[], { labels, book }: PasteTarget): PlannedRow {
  const { changes, bad } = cellEdits(pasted, (column, text) =>
    column === 'operation' ? otherOperation(row, text, labels, book) : edited(row, column, text, labels),
  );
  // The other cells were read for the current operation, so `set-operation` goes last and keeps their values.
  const isLast = ({ kind }: Change) => kind === 'set-operation';
  return {
    changes: [...changes.filter((change) => !isLast(change)), ...changes.filter(isLast)],
    bad: [...cellsWithoutColumn(pasted), ...bad],
  };
}

function otherOperation(
  { item: { line } }: ItemRow,
  text: string,
  labels: LineText,
  book: Book,
): Result<readonly Change[], string> {
  const operation = operationOf(text, labels);
  return operation === null
    ? refuse('There is no such operation.')
    : accept(operationChanges(line, operation, book));
}

function newLine(pasted: readonly PastedCell[], target: PasteTarget, order: string): PlannedRow {
  const lineId = target.newId();
  const textOf = (column: Column) => pasted.find((cell) => cell.column === column)?.text.trim() ?? '';
  const sideName = textOf('side').toLowerCase();
  const longSide = longSideNamed(sideName);
  const side = target.labels.sides.find(
    ({ name, code }) => name.toLowerCase() === sideName || code === sideName || code === longSide,
  );
  const location = side === undefined ? target.location : target.locationOn(side.code);
  const operation = operationOf(textOf('operation'), target.labels);
  const blank = blankRow({
    ...blankLine,
    id: lineId,
    number: 0,
    order,
    source: { kind: 'manual' },
    place: location,
    operation,
  });
  const edits = cellEdits(pasted, (column, text) => edited(blank, column, text, target.labels));
  const fields: Partial<LineFields> = Object.assign(
    {},
    ...edits.changes.map((change) => (change.kind === 'change-line' ? change.changes : {})),
  );
  const others = edits.changes.filter(({ kind }) => kind !== 'change-line');
  return {
    changes: [{ kind: 'add-line', lineId, order, source: 'manual', place: location, fields }, ...others],
    bad: [
      ...cellsWithoutColumn(pasted),
      ...(textOf('part') === '' ? [{ column: 'Part', text: '', reason: 'A line needs a description.' }] : []),
      ...(sideName !== '' && side === undefined
        ? [{ column: 'Side', text: textOf('side'), reason: 'There is no such side.' }]
        : []),
      ...edits.bad,
    ],
  };
}

function edited(
  row: ItemRow,
  cell: LineCell,
  text: string,
  labels: LineText,
): Result<readonly Change[], string> {
  if (cell !== 'operation') {
    const edit = cellEdit(row, cell, text, labels);
    return edit.ok ? accept(edit.value.changes) : edit;
  }
  const operation = operationOf(text, labels);
  if (operation === null) return refuse('There is no such operation.');
  return accept([{ kind: 'change-line', lineId: row.item.line.id, changes: { operation } }]);
}

function operationOf(text: string, { operations }: LineText): OperationKind | null {
  const typed = text.trim().toLowerCase();
  return operations.find(({ id, label }) => id === typed || label.toLowerCase() === typed)?.id ?? null;
}

function blankRow(line: Line): ItemRow {
  return {
    kind: 'item',
    key: line.id,
    item: {
      key: line.id,
      parent: null,
      rule: null,
      line,
      payerGroup: null,
      hours: [],
      paintHours: noTime,
      isPriceIncluded: false,
      isOverridden: false,
    },
    isChild: false,
    hours: noTime,
    bookHours: noTime,
    amounts: { labor: noMoney, part: noMoney, sublet: noMoney, other: noMoney },
    total: noMoney,
  };
}
