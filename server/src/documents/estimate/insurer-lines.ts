import { quantityText } from '@dre/core/domain/catalogue/unit-labels';
import { isPriced } from '@dre/core/domain/estimates/model/line';
import { money } from '@dre/core/domain/number-text';
import { isItemTaxed } from '@dre/core/domain/estimates/pricing/totals/item-taxed';
import { knownBookHours } from '@dre/core/domain/estimates/pricing/values/billed-hours';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { laborPrice } from '@dre/core/domain/rounding';
import { contentWidth, margins } from '../paper/page-size.ts';
import type { Pen } from '../paper/pen.ts';
import type { PrintBlock } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import { tableBlocks, type TableRow } from '../paper/table.ts';
import type { Cell, Column } from '../paper/table-cells.ts';
import type { TextStyle } from '../paper/text.ts';
import type { SideGroup } from './families.ts';
import {
  amountOrNothing,
  billedText,
  printedAmounts,
  hoursText,
  isJudged,
  marksOf,
  notesOf,
  sumsOf,
} from './line-facts.ts';
import type { DocumentOrder } from './order.ts';
import { operationCodes } from './document-text.ts';

const row: TextStyle = { face: 'regular', size: 7.8, leading: 10.4 };
const judged: TextStyle = { face: 'bold', size: 7.8, leading: 10.4 };

/** Omitted if no line fills them: the description gets their room. */
const optional: ReadonlySet<string> = new Set(['S', 'Part number', 'Other', 'Tax']);

/** Line by line with codes, book and estimated hours, so that every number can be checked. */
export function insurerLines(
  pen: Pen,
  order: DocumentOrder,
  groups: readonly SideGroup[],
): readonly PrintBlock[] {
  const { profile } = order.printed.content;
  const hasSupplements = Object.values(order.addedIn).some((label) => label !== 'E01');
  const names = order.printed.totals.labor.map(({ type }) => profile.labor[type].name.length);
  const all = columnsOf(hasSupplements, Math.max(0, ...names) > longName);
  const sides = groups.map(({ name, families }) => ({
    name,
    sums: sumsOf(families, profile),
    rows: families.flat().map((item) => rowOf(item, order, hasSupplements)),
  }));
  const isKept = all.map(
    ({ title }, at) =>
      !optional.has(title) || sides.some(({ rows }) => rows.some(({ cells }) => hasText(cells[at]))),
  );
  const columns = all.filter((_, at) => isKept[at]);
  const hoursAt = columns.findIndex(({ title }) => title === 'Est. h');
  const rows = sides.flatMap(({ name, sums: { hours, total }, rows: own }): TableRow[] => [
    {
      kind: 'group',
      name,
      sums: { [hoursAt]: hours === 0 ? '' : hoursText(hours), [columns.length - 1]: money(total) },
    },
    ...own.map((one) => ({ ...one, cells: one.cells.filter((_, at) => isKept[at]) })),
  ]);
  return tableBlocks(pen, columns, rows, { x: margins.side, width: contentWidth(pen.size), style: row });
}

function hasText(cell: Cell | undefined): boolean {
  return cell !== undefined && ('disc' in cell || cell.some(({ text }) => text !== ''));
}

/** A longer labor type is wrapped, so that the description keeps its room. */
const longName = 10;

function columnsOf(hasSupplements: boolean, hasLongNames: boolean): readonly Column[] {
  const version: Column = { title: 'S', align: 'left', width: 'fit' };
  return [
    { title: 'Line', align: 'left', width: 'fit' },
    ...(hasSupplements ? [version] : []),
    { title: 'Op', align: 'left', width: 'fit' },
    { title: 'Part and sub side', align: 'left', width: 'rest', isHeader: true },
    { title: 'Part number', align: 'left', width: 66 },
    { title: 'Qty', align: 'right', width: 'fit' },
    { title: 'Labor', align: 'left', width: hasLongNames ? 54 : 'fit' },
    { title: 'Book h', align: 'right', width: 'fit' },
    { title: 'Est. h', align: 'right', width: 'fit' },
    { title: 'Labor $', align: 'right', width: 'fit' },
    { title: 'Parts', align: 'right', width: 'fit' },
    { title: 'Other', align: 'right', width: 'fit' },
    { title: 'Tax', align: 'center', width: 'fit' },
    { title: 'Total', align: 'right', width: 'fit' },
  ];
}

function rowOf(
  item: WorkItem,
  order: DocumentOrder,
  hasSupplements: boolean,
): Extract<TableRow, { kind: 'row' }> {
  const { line, parent, hours } = item;
  const { profile } = order.printed.content;
  const isChild = parent !== null;
  const figures = printedAmounts(item, profile);
  const name = { text: `${line.description}${marksOf(item)}`, style: isChild ? styles.small : row };
  const place = isChild || line.place.subSide === '' ? '' : line.place.subSide.replaceAll('-', ' ');
  const labor = isPriced(line) ? hours : [];
  const cells: Cell[] = [
    isChild ? [] : { disc: line.number },
    ...(hasSupplements ? [[{ text: isChild ? '' : (order.addedIn[line.id] ?? '') }]] : []),
    [{ text: line.operation === null || !isPriced(line) ? '' : operationCodes[line.operation] }],
    [name, { text: place.replace(/^./, (letter) => letter.toUpperCase()), style: styles.small }],
    [{ text: line.partNumber, style: styles.smallMono }],
    !isPriced(line) || (isChild && figures.part === 0)
      ? []
      : [{ text: quantityText(line.quantity, line.unit) }],
    labor.map(({ type }) => ({ text: profile.labor[type].name })),
    labor.map((entry) => {
      const book = knownBookHours(entry);
      return { text: book === null ? '–' : hoursText(book) };
    }),
    labor.map((entry) => ({ text: billedText(entry), style: isJudged(entry) ? judged : row })),
    labor.map(({ type, billed }) => ({ text: amountOrDash(laborPrice(billed, profile.labor[type].rate)) })),
    [{ text: amountOrNothing(figures.part) }],
    [{ text: amountOrNothing(figures.sublet + figures.other) }],
    [{ text: isPriced(line) && isItemTaxed(item, figures, profile) ? 'T' : '' }],
    [{ text: isPriced(line) ? money(figures.total) : '' }],
  ];
  return { kind: 'row', cells, notes: isChild ? [] : notesOf(item, false) };
}

/** Columns with several entries stay aligned. */
function amountOrDash(cents: number): string {
  return cents === 0 ? '–' : money(cents);
}
