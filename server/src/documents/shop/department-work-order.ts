import { dayText } from '@dre/core/domain/day-text';
import { departmentLabels, phaseLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { sideNamesIn } from '../estimate/blocks/details.ts';
import { headBlock } from '../estimate/blocks/letterhead.ts';
import { factRows } from '../estimate/blocks/unit.ts';
import { furtherDrawings, mainDrawing, sidesWith } from '../estimate/drawings.ts';
import { contentWidth, margins } from '../paper/page-size.ts';
import { headingBlock, paragraphBlocks } from '../paper/paragraphs.ts';
import type { Pen } from '../paper/pen.ts';
import { keepWithNext, type PrintBlock } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import { tableBlocks, type TableRow } from '../paper/table.ts';
import type { Column } from '../paper/table-cells.ts';
import { checkBlocks, signBlock, soldText } from './sheet-blocks.ts';
import type { PaperFinding, PaperPart, PaperStep, PaperTask, WorkPaper } from './shop-paper.ts';

const columns: readonly Column[] = [
  { title: '', align: 'left', width: 'fit' },
  { title: 'Work', align: 'left', width: 'rest', isHeader: true },
  { title: 'People', align: 'right', width: 'fit' },
  { title: 'Hours', align: 'right', width: 'fit' },
  { title: 'Actual time', align: 'left', width: 76 },
  { title: 'Initials', align: 'left', width: 60 },
];

const partColumns: readonly Column[] = [
  { title: '', align: 'left', width: 'fit' },
  { title: 'Part', align: 'left', width: 'rest', isHeader: true },
  { title: 'Part number', align: 'left', width: 96 },
  { title: 'Quantity', align: 'right', width: 'fit' },
  { title: 'Where it is', align: 'left', width: 190 },
];

const findingColumns: readonly Column[] = [
  { title: 'Found', align: 'left', width: 'rest', isHeader: true },
  { title: 'Reported', align: 'left', width: 190 },
];

/** One department's work on one order, or all of it. It contains no prices and no contact. */
export async function departmentWorkOrder(pen: Pen, order: WorkPaper): Promise<readonly PrintBlock[]> {
  const { steps, parts, checks, holds, findings, department, promised } = order;
  const drawings = await sidesWith(order.unitDrawn, order.drawn, sideNamesIn(order));
  const {
    sides: [main, ...further],
    unseen,
  } = drawings;
  const facts = order.facts.map(([name, value]) => ({ name, value })).filter(({ value }) => value !== '');
  const body = [
    headBlock(pen, order, {
      title: 'Work order',
      number: order.number,
      status: department === null ? 'All departments' : departmentLabels[department],
      isDraft: false,
      lines: [
        promised === null ? 'No day promised yet' : `Promised ${dayText(promised)}`,
        `Printed ${dayText(order.printedOn)}`,
      ],
    }),
    factRows(pen, facts, 12),
    ...holds.flatMap((text, at) =>
      paragraphBlocks(pen, text, { gap: at === 0 ? 10 : 2, style: styles.strong }),
    ),
    ...(main === undefined ? [] : [mainDrawing(pen, main, unseen, 'below')]),
    ...(steps.length === 0
      ? paragraphBlocks(pen, 'This department has no work on the order.', { gap: 10 })
      : stepTable(pen, steps)),
    ...partTable(pen, parts),
    ...checkBlocks(pen, checks, 'Checks'),
    ...findingBlocks(pen, findings),
    ...furtherDrawings(pen, further),
  ];
  const boxes = [
    { heading: 'Work done', name: 'Technician', date: 'Date' },
    { heading: 'Checked', name: 'Foreman', date: 'Date' },
  ] as const;
  return [...keepWithNext(body), signBlock(pen, boxes)];
}

function stepTable(pen: Pen, steps: readonly PaperStep[]): readonly PrintBlock[] {
  const rows = steps.flatMap(({ phase, department, people, soldMinutes, tasks }): TableRow[] => {
    const crew = people.length === 0 ? '' : `: ${people.join(', ')}`;
    const [first, second] = [phaseLabels[phase], departmentLabels[department]];
    const name = `${first === second ? first : `${first}, ${second.toLowerCase()}`}${crew}`;
    return [{ kind: 'group', name, sums: { 3: soldText(soldMinutes, false) } }, ...tasks.map(taskRow)];
  });
  return tableBlocks(pen, columns, rows, { x: margins.side, width: contentWidth(pen.size), gap: 8 });
}

function taskRow(task: PaperTask): TableRow {
  const { lineNumber, description, detail, people, soldMinutes, isIncluded, done, notes } = task;
  return {
    kind: 'row',
    cells: [
      lineNumber === 0 ? [] : { disc: lineNumber },
      [{ text: description }, ...(detail === '' ? [] : [{ text: detail, style: styles.small }])],
      [{ text: people === 2 ? '2' : '' }],
      [{ text: soldText(soldMinutes, isIncluded) }],
      [],
      [],
    ],
    notes: [...(done === '' ? [] : [done]), ...notes].map((text) => ({ text, style: styles.small })),
  };
}

function partTable(pen: Pen, parts: readonly PaperPart[]): readonly PrintBlock[] {
  if (parts.length === 0) return [];
  const rows = parts.map(({ lineNumber, description, partNumber, quantity, where }): TableRow => ({
    kind: 'row',
    cells: [
      { disc: lineNumber },
      [{ text: description }],
      [{ text: partNumber, style: styles.smallMono }],
      [{ text: quantity }],
      [{ text: where }],
    ],
  }));
  const look = { x: margins.side, width: contentWidth(pen.size) };
  return [headingBlock(pen, 'Parts'), ...tableBlocks(pen, partColumns, rows, look)];
}

function findingBlocks(pen: Pen, findings: readonly PaperFinding[]): readonly PrintBlock[] {
  if (findings.length === 0) return [];
  const rows = findings.map(({ description, reported }): TableRow => ({
    kind: 'row',
    cells: [[{ text: description }], [{ text: reported }]],
  }));
  const look = { x: margins.side, width: contentWidth(pen.size) };
  return [headingBlock(pen, 'Findings'), ...tableBlocks(pen, findingColumns, rows, look)];
}
