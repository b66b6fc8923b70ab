import { quantityText } from '@dre/core/domain/catalogue/unit-labels';
import { isPriced, type Line } from '@dre/core/domain/estimates/model/line';
import { money } from '@dre/core/domain/number-text';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { contentWidth, margins } from '../paper/page-size.ts';
import type { Pen } from '../paper/pen.ts';
import type { PrintBlock } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import { tableBlocks, type TableRow } from '../paper/table.ts';
import type { CellText, Column } from '../paper/table-cells.ts';
import type { SideGroup } from './families.ts';
import { amountOrNothing, printedAmounts, hoursText, marksOf, notesOf, sumsOf } from './line-facts.ts';
import { plainOperations } from './document-text.ts';

const columns: readonly Column[] = [
  { title: '', align: 'left', width: 'fit' },
  { title: 'Work', align: 'left', width: 'rest', isHeader: true },
  { title: 'Qty', align: 'right', width: 'fit' },
  { title: 'Hours', align: 'right', width: 'fit' },
  { title: 'Labor', align: 'right', width: 'fit' },
  { title: 'Parts and materials', align: 'right', width: 'fit' },
  { title: 'Amount', align: 'right', width: 'fit' },
];

/** The work in plain words, by side. */
export function customerLines(
  pen: Pen,
  groups: readonly SideGroup[],
  profile: Profile,
): readonly PrintBlock[] {
  const rows = groups.flatMap(({ name, families }): TableRow[] => [
    { kind: 'group', name, sums: { 6: money(sumsOf(families, profile).total) } },
    ...families.flat().map((item) => rowOf(item, profile)),
  ]);
  return tableBlocks(pen, columns, rows, { x: margins.side, width: contentWidth(pen.size) });
}

/** Readers who order or compare a part need its number. */
function partNumber({ partNumber: number }: Line): readonly CellText[] {
  return number.trim() === '' ? [] : [{ text: `Part number ${number.trim()}`, style: styles.small }];
}

function rowOf(item: WorkItem, profile: Profile): TableRow {
  const { line, parent } = item;
  const isChild = parent !== null;
  if (!isPriced(line)) {
    return {
      kind: 'row',
      cells: [{ disc: line.number }, [{ text: line.description }], [], [], [], [], []],
      notes: notesOf(item, true),
    };
  }
  const { labor, part, sublet, other, total, hours } = printedAmounts(item, profile);
  const isIncluded = hours === 0 && item.hours.some((entry) => entry.isIncluded);
  const operation = line.operation === null || isChild ? '' : `${plainOperations[line.operation]}: `;
  const work = {
    text: `${operation}${line.description}${marksOf(item)}`,
    style: isChild ? styles.small : styles.body,
  };
  return {
    kind: 'row',
    cells: [
      isChild ? [] : { disc: line.number },
      [work],
      isChild && part === 0 ? [] : [{ text: quantityText(line.quantity, line.unit) }],
      [{ text: isIncluded ? 'Incl' : hours === 0 ? '' : hoursText(hours) }],
      [{ text: amountOrNothing(labor) }],
      [{ text: amountOrNothing(part + sublet + other) }],
      [{ text: total === 0 && isIncluded ? 'Incl' : money(total) }],
    ],
    notes: [...partNumber(line), ...(isChild ? [] : notesOf(item, true))],
  };
}
