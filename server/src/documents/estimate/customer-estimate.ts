import { headingBlock, paragraphBlocks } from '../paper/paragraphs.ts';
import type { Pen } from '../paper/pen.ts';
import { keepWithNext, type PrintBlock } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import { type Beside, closingBlock, fitsBeside } from './blocks/closing.ts';
import { customerLines } from './customer-lines.ts';
import { type Drawings, furtherDrawings, mainDrawing } from './drawings.ts';
import { sectionsOf } from './families.ts';
import { letterheadBlock } from './blocks/letterhead.ts';
import { legendOf } from './blocks/legend.ts';
import type { DocumentOrder, Pictures } from './order.ts';
import { customerBlock } from './blocks/details.ts';
import { photoBlocks } from './blocks/photos.ts';
import { auditPage } from './blocks/reviews.ts';
import { sectionsOutside } from './sections.ts';
import { totalRows } from './totals.ts';
import { whyBlocks } from './blocks/why.ts';
import { writtenDay, nameOf, ownerOf } from './document-text.ts';

/** For the vehicle's owner: parties, work, price and signature. */
export function customerEstimate(
  pen: Pen,
  order: DocumentOrder,
  { sides: [main, ...further], unseen }: Drawings,
  pictures: Pictures,
): readonly PrintBlock[] {
  const { profile } = order.printed.content;
  const sections = sectionsOf(order);
  const rows = (groups: typeof sections.repair) => customerLines(pen, groups, profile);
  const legend = paragraphBlocks(pen, legendOf(order, true), { style: styles.small, gap: 6 });
  const terms: readonly Beside[] =
    order.disclaimer === '' ? [] : [{ heading: 'Please note', text: order.disclaimer }];
  const isBeside = fitsBeside(pen, terms);
  const body = [
    letterheadBlock(pen, order),
    customerBlock(pen, order),
    ...(main === undefined ? [] : [mainDrawing(pen, main, unseen, 'below')]),
    ...(sections.repair.length === 0 ? [] : rows(sections.repair)),
    ...legend,
    ...sectionsOutside(pen, order, sections, rows),
    ...furtherDrawings(pen, further),
    ...photoBlocks(pen, order, pictures),
    ...(isBeside ? [] : longTerms(pen, order.disclaimer)),
  ];
  const { heading } = order.printed.content;
  const prepared = [heading.estimator, order.letterhead.license].filter(Boolean).join(', ');
  const closing = closingBlock(pen, order, totalRows(order, true), isBeside ? terms : [], [
    { heading: 'I approve this estimate', name: nameOf(ownerOf(order)), date: 'Date', isApproval: true },
    {
      heading: 'Prepared by',
      name: prepared,
      date: writtenDay(order),
      isApproval: false,
    },
  ]);
  return [
    ...keepWithNext(body),
    closing,
    ...(order.options.why ? whyBlocks(pen, order) : []),
    ...auditPage(pen, order),
  ];
}

/** Terms too long for the column beside the totals. */
export function longTerms(pen: Pen, text: string): readonly PrintBlock[] {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  return [
    headingBlock(pen, 'Please note'),
    ...paragraphs.flatMap((paragraph) => paragraphBlocks(pen, paragraph, { gap: 4 })),
  ];
}
