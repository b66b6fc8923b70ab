import { documentTitles } from '@dre/core/domain/documents/document-labels';
import type { DocumentKind } from '@dre/core/domain/documents/document-kinds';
import { product } from '@dre/core/domain/product';
import { customerEstimate } from './estimate/customer-estimate.ts';
import { type Drawings, drawingsOf } from './estimate/drawings.ts';
import { furnitureOf } from './estimate/blocks/furniture.ts';
import { insurerEstimate } from './estimate/insurer-estimate.ts';
import type { DocumentOrder, Pictures } from './estimate/order.ts';
import { priorDamage } from './estimate/blocks/prior-damage.ts';
import { supplement } from './estimate/supplement.ts';
import { numberAndVersion, nameOf, ownerOf } from './estimate/document-text.ts';
import { workOrder } from './estimate/work-order.ts';
import { worksheetSides } from './estimate/worksheet-sides.ts';
import { worksheet } from './estimate/worksheet.ts';
import { isShopPaper, type ShopPaper } from './shop/shop-paper.ts';
import { writeShopPaper } from './shop/write-shop-paper.ts';
import { pageSizes } from './paper/page-size.ts';
import { startFile } from './paper/pdf-file.ts';
import { Pen } from './paper/pen.ts';
import type { PrintBlock } from './paper/print-block.ts';
import { printPages } from './paper/print-pages.ts';
import { openTypefaces } from './paper/typefaces.ts';
import type { Printer } from './printer.ts';

type Composer = (
  pen: Pen,
  order: DocumentOrder,
  drawings: Drawings,
  pictures: Pictures,
) => readonly PrintBlock[];

/** One for each kind of document. */
const composers: Readonly<Record<DocumentKind, Composer>> = {
  customer: customerEstimate,
  insurer: insurerEstimate,
  supplement,
  'work-order': workOrder,
  worksheet,
  'prior-damage': priorDamage,
};

/** Documents of estimates, and those of the shop. */
export type PrintableOrder = DocumentOrder | ShopPaper;

/** Writes a document page by page and returns their number. The same order gives the same bytes. */
export async function writeDocument(order: PrintableOrder, printer: Printer): Promise<number> {
  return isShopPaper(order) ? writeShopPaper(order, printer) : writeEstimate(order, printer);
}

async function writeEstimate(order: DocumentOrder, printer: Printer): Promise<number> {
  const size = pageSizes[order.options.paper];
  const title = `${documentTitles[order.kind]} ${numberAndVersion(order)}`;
  const file = startFile(
    size,
    {
      title,
      author: order.letterhead.name,
      subject: nameOf(ownerOf(order)),
      keywords: `${order.code} ${order.contentHash}`,
      producer: `RV Damage Repair Estimator ${product.version}`,
      made: new Date(order.madeAt),
    },
    printer.outlet,
  );
  const pen = new Pen(file, openTypefaces(file.doc, file.insides, printer.fonts), size);
  const drawings = await drawnSides(order);
  const pieces = composers[order.kind](pen, order, drawings, printer.pictures);
  const pages = await printPages(pen, pieces, furnitureOf(order, title), printer.pageDone);
  await file.end();
  return pages;
}

/** A worksheet shows every side, other documents those with damage. */
async function drawnSides(order: DocumentOrder): Promise<Drawings> {
  if (order.kind === 'worksheet') return worksheetSides(order);
  return order.options.drawings ? drawingsOf(order) : { sides: [], unseen: [] };
}
