import { compareVersions, type LineComparison } from '@dre/core/domain/estimates/versions/compare-versions';
import { supplementBetween } from '@dre/core/domain/estimates/versions/supplement';
import type { PricedVersion } from '@dre/core/domain/estimates/pricing/price-work-items';
import { money } from '@dre/core/domain/number-text';
import { contentWidth, margins } from '../paper/page-size.ts';
import { headingBlock, paragraphBlocks } from '../paper/paragraphs.ts';
import type { Pen } from '../paper/pen.ts';
import { keepWithNext, type PrintBlock } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import { tableBlocks, type TableRow } from '../paper/table.ts';
import type { Column } from '../paper/table-cells.ts';
import { closingBlock, leadingTotals } from './blocks/closing.ts';
import { customerLines } from './customer-lines.ts';
import { type Drawings, furtherDrawings, mainDrawing } from './drawings.ts';
import { type SideGroup, sectionsOf } from './families.ts';
import { insurerLines } from './insurer-lines.ts';
import { letterheadBlock } from './blocks/letterhead.ts';
import { legendOf } from './blocks/legend.ts';
import { hoursText } from './line-facts.ts';
import type { DocumentOrder, Pictures } from './order.ts';
import { customerBlock, factsBlock } from './blocks/details.ts';
import { photoBlocks } from './blocks/photos.ts';
import { revisions } from './blocks/reviews.ts';
import type { SignatureBox } from './blocks/signatures.ts';
import { deltaRows, sectionSentence, supplementTotals, wholeTotals } from './supplement-rows.ts';
import { whyBlocks } from './blocks/why.ts';
import { writtenDay, nameOf, ownerOf } from './document-text.ts';

/** The changes since the version before, line by line, and how they add up to the difference. */
export function supplement(
  pen: Pen,
  order: DocumentOrder,
  { sides: [main, ...further], unseen }: Drawings,
  pictures: Pictures,
): readonly PrintBlock[] {
  const { printed, before } = order;
  if (before === null) throw new Error('A supplement has a version before it.');
  const { lines, sections } = compareVersions(before, printed);
  const own = ownGroups(order, lines);
  const otherChanges = sectionSentence(sections);
  const isForOwner = order.reader === 'owner';
  const { profile } = printed.content;
  const body = [
    letterheadBlock(pen, order),
    isForOwner ? customerBlock(pen, order) : factsBlock(pen, order),
    ...changedLines(pen, lines),
    ...(otherChanges === '' ? [] : paragraphBlocks(pen, otherChanges, { gap: 6 })),
    ...(own.length === 0
      ? []
      : [
          headingBlock(pen, 'Lines of this supplement'),
          ...(isForOwner ? customerLines(pen, own, profile) : insurerLines(pen, order, own)),
          ...paragraphBlocks(pen, legendOf(order, isForOwner), { style: styles.small, gap: 6 }),
        ]),
    ...deltas(pen, before, printed),
    ...revisions(pen, order),
    ...(main === undefined ? [] : [mainDrawing(pen, main, unseen, 'of the estimate')]),
    ...furtherDrawings(pen, further),
    ...photoBlocks(pen, order, pictures),
  ];
  return [
    ...keepWithNext(body),
    ...closing(pen, order, before, body.at(-1)?.smaller !== undefined),
    ...(order.options.why ? whyBlocks(pen, order) : []),
  ];
}

/** If no picture can fill the page before the totals, the supplement's own totals may stay on it. */
function closing(
  pen: Pen,
  order: DocumentOrder,
  before: PricedVersion,
  hasPictures: boolean,
): readonly PrintBlock[] {
  const difference = supplementBetween(before, order.printed);
  const own = supplementTotals(order, difference);
  const whole = wholeTotals(order, before, difference);
  const beside = order.disclaimer === '' ? [] : [{ heading: 'Please note', text: order.disclaimer }];
  const boxes = signatureBoxes(order);
  return hasPictures
    ? [closingBlock(pen, order, [...own, ...whole], beside, boxes)]
    : [...leadingTotals(pen, own), closingBlock(pen, order, whole, beside, boxes)];
}

function signatureBoxes(order: DocumentOrder): readonly SignatureBox[] {
  const { heading, parties } = order.printed.content;
  const estimator = [heading.estimator, order.letterhead.license].filter(Boolean).join(', ');
  const adjuster = nameOf(parties.adjuster);
  const insurers = {
    heading: `Authorized for ${nameOf(parties.insurer) || 'the insurer'}`,
    name: adjuster === '' ? '' : `${adjuster}, adjuster`,
  };
  const owners = { heading: 'I approve this supplement', name: nameOf(ownerOf(order)) };
  return [
    { ...(order.reader === 'owner' ? owners : insurers), date: 'Date', isApproval: true },
    {
      heading: 'Estimator',
      name: estimator,
      date: writtenDay(order),
      isApproval: false,
    },
  ];
}

/** The added and changed lines with their full current content. */
function ownGroups(order: DocumentOrder, lines: readonly LineComparison[]): readonly SideGroup[] {
  const touched = new Set(
    lines.filter(({ kind }) => kind === 'added' || kind === 'changed').map(({ lineId }) => lineId),
  );
  return sectionsOf(order)
    .repair.map(({ name, families }) => ({
      name,
      families: families.filter(([first]) => first !== undefined && touched.has(first.line.id)),
    }))
    .filter(({ families }) => families.length > 0);
}

const kindWords: Readonly<Record<LineComparison['kind'], string>> = {
  added: 'Added',
  changed: 'Changed',
  repriced: 'Repriced, by a rate or a rule',
  deleted: 'Deleted',
};

const columns: readonly Column[] = [
  { title: 'Line', align: 'left', width: 'fit' },
  { title: 'Work', align: 'left', width: 'rest', isHeader: true },
  { title: 'Hours before', align: 'right', width: 'fit' },
  { title: 'Hours now', align: 'right', width: 'fit' },
  { title: 'Before', align: 'right', width: 'fit' },
  { title: 'Now', align: 'right', width: 'fit' },
  { title: 'Change', align: 'right', width: 'fit' },
];

function changedLines(pen: Pen, lines: readonly LineComparison[]): readonly PrintBlock[] {
  if (lines.length === 0) {
    return paragraphBlocks(pen, 'No line was added, changed or deleted.', { gap: 10 });
  }
  const rows = (['added', 'changed', 'repriced', 'deleted'] as const).flatMap((kind): TableRow[] => {
    const own = lines.filter((line) => line.kind === kind);
    if (own.length === 0) return [];
    const change = own.reduce((sum, { before, after }) => sum + after.amount - before.amount, 0);
    return [{ kind: 'group', name: kindWords[kind], sums: { 6: money(change) } }, ...own.map(changedRow)];
  });
  return [
    headingBlock(pen, 'What changed, line by line'),
    ...tableBlocks(pen, columns, rows, { x: margins.side, width: contentWidth(pen.size), gap: 0 }),
  ];
}

function changedRow({ number, description, before, after, kind }: LineComparison): TableRow {
  const wasThere = kind !== 'added';
  const isThere = kind !== 'deleted';
  return {
    kind: 'row',
    cells: [
      { disc: number },
      [{ text: description }],
      [{ text: wasThere ? hoursText(before.hours) : '–' }],
      [{ text: isThere ? hoursText(after.hours) : '–' }],
      [{ text: wasThere ? money(before.amount) : '–' }],
      [{ text: isThere ? money(after.amount) : '–' }],
      [{ text: money(after.amount - before.amount) }],
    ],
  };
}

const deltaColumns: readonly Column[] = [
  { title: 'Total', align: 'left', width: 'rest', isHeader: true },
  { title: 'Before', align: 'right', width: 80 },
  { title: 'Now', align: 'right', width: 80 },
  { title: 'Change', align: 'right', width: 80 },
];

/** Every total that changed. */
function deltas(pen: Pen, before: PricedVersion, after: PricedVersion): readonly PrintBlock[] {
  const rows = deltaRows(before, after);
  if (rows.length === 0) return [];
  const table = tableBlocks(
    pen,
    deltaColumns,
    rows.map((texts): TableRow => ({ kind: 'row', cells: texts.map((text) => [{ text }]) })),
    { x: margins.side, width: contentWidth(pen.size), gap: 0 },
  );
  return [headingBlock(pen, 'Totals before and now'), ...table];
}
