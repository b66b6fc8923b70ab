import { quantityText } from '@dre/core/domain/catalogue/unit-labels';
import { isPriced, type Line } from '@dre/core/domain/estimates/model/line';
import type { WorkItem } from '@dre/core/domain/estimates/pricing/values/work-item';
import { contentWidth, margins } from '../paper/page-size.ts';
import { headingBlock, paragraphBlocks } from '../paper/paragraphs.ts';
import type { Pen } from '../paper/pen.ts';
import { keepWithNext, type PrintBlock } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import { tableBlocks, type TableRow } from '../paper/table.ts';
import type { CellText, Column } from '../paper/table-cells.ts';
import { type Beside, closingBlock } from './blocks/closing.ts';
import { type Drawings, furtherDrawings, mainDrawing } from './drawings.ts';
import { type SideGroup, sectionsOf } from './families.ts';
import { letterheadBlock } from './blocks/letterhead.ts';
import { billedText, printedAmounts, hoursText } from './line-facts.ts';
import type { DocumentOrder, Pictures } from './order.ts';
import { photoBlocks } from './blocks/photos.ts';
import type { TotalRow } from './totals.ts';
import { plainOperations } from './document-text.ts';
import { unitBlock } from './blocks/unit.ts';

const columns: readonly Column[] = [
  { title: '', align: 'left', width: 'fit' },
  { title: 'Work', align: 'left', width: 'rest', isHeader: true },
  { title: 'Part number', align: 'left', width: 74 },
  { title: 'Qty', align: 'right', width: 'fit' },
  { title: 'Labor', align: 'left', width: 'fit' },
  { title: 'Hours', align: 'right', width: 'fit' },
  { title: 'Technician', align: 'left', width: 66 },
  { title: 'Done', align: 'left', width: 40 },
];

/** For the shop floor: the work, its parts and its time. It contains no prices. */
export function workOrder(
  pen: Pen,
  order: DocumentOrder,
  { sides: [main, ...further], unseen }: Drawings,
  pictures: Pictures,
): readonly PrintBlock[] {
  const { repair, possible } = sectionsOf(order);
  const work = withoutFees(repair);
  const looked = withoutFees(possible);
  const body = [
    letterheadBlock(pen, order),
    unitBlock(pen, order),
    ...(main === undefined ? [] : [mainDrawing(pen, main, unseen, 'below')]),
    ...(work.length === 0 ? paragraphBlocks(pen, 'There is no work on this estimate yet.', { gap: 10 }) : []),
    ...(work.length === 0 ? [] : workLines(pen, order, work)),
    ...(looked.length === 0
      ? []
      : [
          headingBlock(pen, 'Look for this before you start, and tell the estimator'),
          ...workLines(pen, order, looked),
        ]),
    ...furtherDrawings(pen, further),
    ...photoBlocks(pen, order, pictures),
  ];
  const closing = closingBlock(pen, order, hourRows(order), termsOf(order), [
    { heading: 'Work done', name: 'Technician', date: 'Date', isApproval: false },
    { heading: 'Checked', name: 'Service manager', date: 'Date', isApproval: false },
  ]);
  return [...keepWithNext(body), closing];
}

function termsOf({ disclaimer }: DocumentOrder): readonly Beside[] {
  return disclaimer === '' ? [] : [{ heading: 'Please note', text: disclaimer }];
}

/** A fee is no work to do. */
function withoutFees(groups: readonly SideGroup[]): readonly SideGroup[] {
  return groups
    .map(({ name, families }) => ({
      name,
      families: families.filter(
        ([first]) => first?.line.operation !== 'fee' && first?.line.source.kind !== 'fee',
      ),
    }))
    .filter(({ families }) => families.length > 0);
}

function workLines(pen: Pen, order: DocumentOrder, groups: readonly SideGroup[]): readonly PrintBlock[] {
  const rows = groups.flatMap(({ name, families }): TableRow[] => {
    const items = families.flat();
    const all = items.flatMap(({ hours }) => hours).reduce((sum, { billed }) => sum + billed, 0);
    return [
      { kind: 'group', name, sums: all === 0 ? {} : { 5: hoursText(all) } },
      ...items.map((item) => rowOf(item, order)),
    ];
  });
  return tableBlocks(pen, columns, rows, { x: margins.side, width: contentWidth(pen.size) });
}

function rowOf(item: WorkItem, order: DocumentOrder): TableRow {
  const { line, parent, hours } = item;
  const isChild = parent !== null;
  const { profile } = order.printed.content;
  const operation = line.operation === null || isChild ? '' : `${plainOperations[line.operation]}: `;
  const labor = isPriced(line) ? hours : [];
  const place = isChild ? '' : line.place.subSide.replaceAll('-', ' ');
  return {
    kind: 'row',
    cells: [
      isChild ? [] : { disc: line.number },
      [
        { text: `${operation}${line.description}`, style: isChild ? styles.small : styles.body },
        { text: place.replace(/^./, (letter) => letter.toUpperCase()), style: styles.small },
      ],
      [{ text: isChild ? '' : line.partNumber, style: styles.smallMono }],
      // As on the estimate: hours added by a rule have no quantity.
      !isPriced(line) || (isChild && printedAmounts(item, profile).part === 0)
        ? []
        : [{ text: quantityText(line.quantity, line.unit) }],
      labor.map(({ type }) => ({ text: profile.labor[type].name })),
      labor.map((entry) => ({ text: billedText(entry) })),
      [],
      [],
    ],
    notes: isChild ? [] : notesOf(line),
  };
}

/** Notes the technician needs; the payer is not among them. */
function notesOf(line: Line): readonly CellText[] {
  const said = [
    line.state === 'open' ? 'To be decided: ask before you start.' : '',
    line.book?.technicians === 2 ? 'Two technicians.' : '',
    line.note.trim(),
  ];
  return said.filter((text) => text !== '').map((text) => ({ text, style: styles.small }));
}

function hourRows({ printed: { totals, content } }: DocumentOrder): readonly TotalRow[] {
  if (totals.labor.length === 0) return [{ label: 'No labor', amount: '–', look: 'plain' }];
  const all = totals.labor.reduce((sum, { hours }) => sum + hours, 0);
  return [
    ...totals.labor.map(({ type, hours }): TotalRow => ({
      label: content.profile.labor[type].name,
      amount: `${hoursText(hours)} h`,
      look: 'plain',
    })),
    { label: 'Hours in all', amount: `${hoursText(all)} h`, look: 'total' },
  ];
}
