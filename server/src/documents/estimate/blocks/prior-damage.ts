import { dollars, money } from '@dre/core/domain/number-text';
import { totalsBucketOf } from '@dre/core/domain/estimates/pricing/values/totals-bucket';
import { paragraphBlocks } from '../../paper/paragraphs.ts';
import type { Pen } from '../../paper/pen.ts';
import { keepWithNext, type PrintBlock } from '../../paper/print-block.ts';
import { styles } from '../../paper/styles.ts';
import { closingBlock } from './closing.ts';
import { customerLines } from '../customer-lines.ts';
import { type Drawings, furtherDrawings } from '../drawings.ts';
import { sectionsOf } from '../families.ts';
import { letterheadBlock } from './letterhead.ts';
import type { DocumentOrder, Pictures } from '../order.ts';
import { customerBlock } from './details.ts';
import { photoBlocks } from './photos.ts';
import { categoryRows, plain, type TotalRow } from '../totals.ts';
import { nameOf, ownerOf } from '../document-text.ts';

/** Damage older than the loss: priced separately and in no total of the estimate. */
export function priorDamage(
  pen: Pen,
  order: DocumentOrder,
  drawings: Drawings,
  pictures: Pictures,
): readonly PrintBlock[] {
  const { content, settlement } = order.printed;
  const unrelated = new Set(
    content.lines.filter((line) => totalsBucketOf(line) === 'unrelated').map(({ id }) => id),
  );
  const groups = sectionsOf(order).unrelated;
  const shown = drawings.sides
    .map((drawing) => ({ ...drawing, lines: drawing.lines.filter(({ id }) => unrelated.has(id)) }))
    .filter(({ lines }) => lines.length > 0);
  const body = [
    letterheadBlock(pen, order),
    customerBlock(pen, order),
    ...paragraphBlocks(pen, explanation(content.heading.number), { style: styles.body, gap: 8 }),
    ...(groups.length === 0 ? [] : customerLines(pen, groups, content.profile)),
    ...furtherDrawings(pen, shown),
    ...photoBlocks(pen, withPhotosOf(order, unrelated), pictures),
  ];
  const totals = settlement.unrelatedPriorDamage;
  const rows = totals === null ? [] : priorRows({ totals, settlement, profile: content.profile });
  const closing = closingBlock(
    pen,
    order,
    rows,
    [],
    [
      { heading: 'Seen by the customer', name: nameOf(ownerOf(order)), date: 'Date', isApproval: false },
      { heading: 'Estimator', name: content.heading.estimator, date: 'Date', isApproval: false },
    ],
  );
  return [...keepWithNext(body), closing];
}

function explanation(number: string): string {
  return (
    'This damage was there before the loss and has nothing to do with it. It is listed and priced here so that it is ' +
    `known; nothing of it is in the totals of estimate ${number}, and it is repaired only if it is ordered separately.`
  );
}

/** Only the photos that show it. */
function withPhotosOf(order: DocumentOrder, lines: ReadonlySet<string>): DocumentOrder {
  const { content } = order.printed;
  const photos = content.photos.filter(
    (photo) => photo.lines.some((id) => lines.has(id)) || photo.pins.some(({ lineId }) => lines.has(lineId)),
  );
  return { ...order, printed: { ...order.printed, content: { ...content, photos } } };
}

function priorRows({ totals, ...from }: Parameters<typeof categoryRows>[0]): readonly TotalRow[] {
  return [
    ...categoryRows({ totals, ...from }),
    { label: 'Subtotal', amount: money(totals.subtotal), look: 'line' },
    ...(totals.discount === 0 ? [] : [plain('Discount', 0 - totals.discount)]),
    ...totals.taxes.filter(({ amount }) => amount !== 0).map(({ name, amount }) => plain(name, amount)),
    { label: 'In no total', amount: dollars(totals.gross), look: 'total' },
  ];
}
