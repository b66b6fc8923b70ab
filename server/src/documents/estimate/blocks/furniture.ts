import { voidText } from '@dre/core/domain/documents/document-labels';
import { product } from '@dre/core/domain/product';
import { contentWidth, margins } from '../../paper/page-size.ts';
import type { Pen } from '../../paper/pen.ts';
import type { Furniture } from '../../paper/print-pages.ts';
import { styles } from '../../paper/styles.ts';
import type { TextStyle } from '../../paper/text.ts';
import { replacement } from '../../paper/typefaces.ts';
import type { DocumentOrder } from '../order.ts';
import { nameOf, numberAndVersion, ownerOf } from '../document-text.ts';

/** On every page: recipient, version, book, document code and page number. */
export function furnitureOf(order: DocumentOrder, running: string): Furniture {
  const furniture = pageFurniture({
    shop: order.letterhead.name,
    running: order.isVoid ? `${voidText}: ${running}` : running,
    who: [nameOf(ownerOf(order)), numberAndVersion(order)].filter(Boolean).join(', '),
    made: `${product.code} ${product.version}, price book edition ${String(order.edition)}, document ${order.code}`,
  });
  return order.isVoid ? { ...furniture, drawMark: drawVoid } : furniture;
}

const markSize = 190;
const markStyle: TextStyle = { face: 'bold', size: markSize, leading: markSize, gray: 0.93 };
const markAngle = -45;

function drawVoid(pen: Pen): void {
  const [x, y] = [pen.size.width / 2, pen.size.height / 2];
  pen.doc.save().rotate(markAngle, { origin: [x, y] });
  pen.textCenter(voidText, markStyle, x, y - markSize / 2);
  pen.doc.restore();
}

/** The texts on every page: the shop and the document above, the recipient and the product below. */
export interface FurnitureText {
  readonly shop: string;
  readonly running: string;
  readonly who: string;
  readonly made: string;
}

export function pageFurniture({ shop, running, who, made }: FurnitureText): Furniture {
  return {
    headHeight: 31,
    footHeight: 24,
    drawHead: (pen, y) => {
      const width = contentWidth(pen.size);
      const right = pen.measure.width(running, styles.body);
      pen.textRight(running, styles.body, margins.side + width, y + 1);
      const name = shortened(pen, shop, styles.running, width - right - 12);
      pen.text(name, styles.running, margins.side, y);
      pen.rule(margins.side, y + 19, width, 1.6);
    },
    drawFoot: (pen, y, page, pages) => {
      const width = contentWidth(pen.size);
      if (pen.hasReplaced) pen.textRight(replacedWords, styles.foot, margins.side + width, y - 2);
      pen.rule(margins.side, y + 8, width, 0.5, 0.6);
      const place = `Page ${String(page)} of ${String(pages)}`;
      const middle = pen.measure.width(made, styles.foot);
      pen.text(shortened(pen, who, styles.foot, (width - middle) / 2 - 8), styles.foot, margins.side, y + 13);
      pen.textCenter(made, styles.foot, margins.side + width / 2, y + 13);
      pen.textRight(place, styles.foot, margins.side + width, y + 13);
    },
  };
}

const replacedWords = `${replacement} stands for a letter that cannot be printed here.`;

/** Cut to one line. */
export function shortened(pen: Pen, text: string, style: TextStyle, width: number): string {
  const [line = '', ...rest] = pen.measure.wrap(text, style, width).lines;
  if (rest.length === 0) return line;
  const room = width - pen.measure.width(' …', style);
  return `${pen.measure.wrap(text, style, Math.max(room, 1)).lines[0] ?? ''} …`;
}
