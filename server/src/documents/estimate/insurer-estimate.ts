import { paragraphBlocks } from '../paper/paragraphs.ts';
import type { Pen } from '../paper/pen.ts';
import { keepWithNext, type PrintBlock } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import { type Beside, closingBlock, fitsBeside } from './blocks/closing.ts';
import { longTerms } from './customer-estimate.ts';
import { type Drawings, furtherDrawings, mainDrawing } from './drawings.ts';
import { sectionsOf } from './families.ts';
import { insurerLines } from './insurer-lines.ts';
import { letterheadBlock } from './blocks/letterhead.ts';
import { legendOf } from './blocks/legend.ts';
import type { DocumentOrder, Pictures } from './order.ts';
import { factsBlock } from './blocks/details.ts';
import { photoBlocks } from './blocks/photos.ts';
import { auditPage, differingHours, revisions } from './blocks/reviews.ts';
import { sectionsOutside } from './sections.ts';
import { totalRows } from './totals.ts';
import { whyBlocks } from './blocks/why.ts';
import { writtenDay, nameOf } from './document-text.ts';

/** For the insurer: codes, book and estimated hours, every rate, difference and reason. */
export function insurerEstimate(
  pen: Pen,
  order: DocumentOrder,
  { sides: [main, ...further], unseen }: Drawings,
  pictures: Pictures,
): readonly PrintBlock[] {
  const sections = sectionsOf(order);
  const rows = (groups: typeof sections.repair) => insurerLines(pen, order, groups);
  const terms: readonly Beside[] =
    order.disclaimer === '' ? [] : [{ heading: 'Please note', text: order.disclaimer }];
  const isBeside = fitsBeside(pen, terms);
  const { heading, parties } = order.printed.content;
  const body = [
    letterheadBlock(pen, order),
    factsBlock(pen, order),
    ...(sections.repair.length === 0 ? [] : rows(sections.repair)),
    ...paragraphBlocks(pen, legendOf(order, false), { style: styles.small, gap: 6 }),
    ...sectionsOutside(pen, order, sections, rows),
    ...(main === undefined ? [] : [mainDrawing(pen, main, unseen, 'of the estimate')]),
    ...furtherDrawings(pen, further),
    ...differingHours(pen, order),
    ...revisions(pen, order),
    ...photoBlocks(pen, order, pictures),
    ...(isBeside ? [] : longTerms(pen, order.disclaimer)),
  ];
  const insurer = nameOf(parties.insurer) || 'the insurer';
  const adjuster = nameOf(parties.adjuster);
  const estimator = [heading.estimator, order.letterhead.license].filter(Boolean).join(', ');
  const closing = closingBlock(pen, order, totalRows(order, false), isBeside ? terms : [], [
    {
      heading: `Authorized for ${insurer}`,
      name: adjuster === '' ? '' : `${adjuster}, adjuster`,
      date: 'Date',
      isApproval: true,
    },
    {
      heading: 'Estimator',
      name: estimator,
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
