import { dayText } from '@dre/core/domain/day-text';
import { dayOfMoment, momentText } from '../estimate/document-text.ts';
import { headBlock } from '../estimate/blocks/letterhead.ts';
import { factRows } from '../estimate/blocks/unit.ts';
import type { Pictures } from '../estimate/order.ts';
import { contentWidth, margins } from '../paper/page-size.ts';
import { headingBlock, paragraphBlocks } from '../paper/paragraphs.ts';
import type { Pen } from '../paper/pen.ts';
import { keepWithNext, type PrintBlock } from '../paper/print-block.ts';
import { styles } from '../paper/styles.ts';
import { tableBlocks, type TableRow } from '../paper/table.ts';
import type { Column } from '../paper/table-cells.ts';
import { checkBlocks, signBlock } from './sheet-blocks.ts';
import type { DeliveryPaper } from './shop-paper.ts';

const signatureEdge = 900;

/** The unit handed over: work, checks, keys, papers, and the person who took it. Before delivery it is filled in by hand. */
export async function deliverySheet(
  pen: Pen,
  order: DeliveryPaper,
  pictures: Pictures,
): Promise<readonly PrintBlock[]> {
  const { delivery } = order;
  const facts = order.facts.map(([name, value]) => ({ name, value })).filter(({ value }) => value !== '');
  const body = [
    headBlock(pen, order, {
      title: 'Delivery sheet',
      number: order.number,
      status: delivery === null ? 'Not handed over yet' : 'Handed over',
      isDraft: false,
      lines: [dayOfMoment(order, delivery?.at ?? order.printedOn), `Printed ${dayText(order.printedOn)}`],
    }),
    factRows(pen, facts, 12),
    ...workTable(pen, order),
    ...checkBlocks(pen, order.checks, 'Checks passed before delivery'),
    headingBlock(pen, 'Handed over'),
    ...handoverTable(pen, order),
    ...unfinished(pen, order),
  ];
  const file = delivery?.signature?.file ?? '';
  const image = file === '' ? undefined : await pictures(file, signatureEdge);
  const signed = delivery?.signature ?? null;
  return [
    ...keepWithNext(body),
    signBlock(pen, [
      {
        heading: 'I received the unit as described',
        name: signed?.name ?? order.customer,
        date: signed === null || delivery === null ? 'Date' : momentText(order, delivery.at),
        image,
        ...(signed === null ? {} : { typed: signed.name }),
      },
      {
        heading: `Handed over for ${order.letterhead.name}`,
        name: delivery?.by ?? 'Name',
        date: delivery === null ? 'Date' : dayOfMoment(order, delivery.at),
      },
    ]),
  ];
}

function workTable(pen: Pen, { work }: DeliveryPaper): readonly PrintBlock[] {
  if (work.length === 0) return [];
  const columns: readonly Column[] = [
    { title: '', align: 'left', width: 'fit' },
    { title: 'Work done', align: 'left', width: 'rest', isHeader: true },
  ];
  const rows = work.map(({ lineNumber, text }): TableRow => ({
    kind: 'row',
    cells: [{ disc: lineNumber }, [{ text }]],
  }));
  return tableBlocks(pen, columns, rows, { x: margins.side, width: contentWidth(pen.size), gap: 8 });
}

function handoverTable(pen: Pen, { delivery }: DeliveryPaper): readonly PrintBlock[] {
  const columns: readonly Column[] = [
    { title: 'Item', align: 'left', width: 'rest', isHeader: true },
    { title: '', align: 'left', width: 310 },
  ];
  const given = (text: string) => (delivery === null ? '' : text);
  const documents = delivery?.documents ?? [];
  const facts: readonly (readonly [string, string])[] = [
    ['Walk-round with the customer', given(delivery?.hasWalkRound === true ? 'Done' : 'Not done')],
    ['Keys', given(String(delivery?.keys ?? 0))],
    ['Documents', given(documents.length === 0 ? 'None' : documents.join(', '))],
  ];
  const rows = facts.map(([name, value]): TableRow => ({
    kind: 'row',
    cells: [[{ text: name }], [{ text: value, style: styles.strong }]],
  }));
  return tableBlocks(pen, columns, rows, { x: margins.side, width: contentWidth(pen.size) });
}

function unfinished(pen: Pen, { delivery }: DeliveryPaper): readonly PrintBlock[] {
  const reason = delivery?.unfinished ?? null;
  if (reason === null) return [];
  return [
    headingBlock(pen, 'Work that was not finished'),
    ...paragraphBlocks(pen, reason.trim() === '' ? 'No reason was written down.' : reason),
  ];
}
