import { product } from '@dre/core/domain/product';
import { pageFurniture } from '../estimate/blocks/furniture.ts';
import { pageSizes } from '../paper/page-size.ts';
import { startFile } from '../paper/pdf-file.ts';
import { Pen } from '../paper/pen.ts';
import type { PrintBlock } from '../paper/print-block.ts';
import { printPages } from '../paper/print-pages.ts';
import { openTypefaces } from '../paper/typefaces.ts';
import type { Printer } from '../printer.ts';
import { deliverySheet } from './delivery-sheet.ts';
import { departmentWorkOrder } from './department-work-order.ts';
import { purchaseOrderBlocks } from './purchase-order.ts';
import type { ShopPaper } from './shop-paper.ts';

/** Writes a document of the shop page by page and returns their number. */
export async function writeShopPaper(order: ShopPaper, printer: Printer): Promise<number> {
  const size = pageSizes[order.paper];
  const number = order.kind === 'shop-purchase-order' ? order.purchase.number : order.number;
  const title = `${titles[order.kind]} ${number}`;
  const facts = {
    title,
    author: order.letterhead.name,
    subject: number,
    keywords: number,
    producer: `RV Damage Repair Estimator ${product.version}`,
    made: new Date(order.madeAt),
  };
  const file = startFile(size, facts, printer.outlet);
  const pen = new Pen(file, openTypefaces(file.doc, file.insides, printer.fonts), size);
  const blocks = await blocksOf(pen, order, printer);
  const furniture = pageFurniture({
    shop: order.letterhead.name,
    running: title,
    who: number,
    made: `${product.code} ${product.version}`,
  });
  const pages = await printPages(pen, blocks, furniture, printer.pageDone);
  await file.end();
  return pages;
}

const titles: Readonly<Record<ShopPaper['kind'], string>> = {
  'shop-purchase-order': 'Purchase order',
  'shop-work-order': 'Work order',
  'shop-delivery-sheet': 'Delivery sheet',
};

function blocksOf(pen: Pen, order: ShopPaper, { pictures }: Printer): Promise<readonly PrintBlock[]> {
  if (order.kind === 'shop-purchase-order') return purchaseOrderBlocks(pen, order, pictures);
  if (order.kind === 'shop-work-order') return departmentWorkOrder(pen, order);
  return deliverySheet(pen, order, pictures);
}
