import { dayText } from '@dre/core/domain/day-text';
import { phoneText } from '@dre/core/domain/phone-text';
import {
  documentTitles,
  statusText,
  versionName,
  voidText,
} from '@dre/core/domain/documents/document-labels';
import { contentWidth, margins } from '../../paper/page-size.ts';
import type { Pen } from '../../paper/pen.ts';
import type { PrintBlock } from '../../paper/print-block.ts';
import { styles } from '../../paper/styles.ts';
import type { TextLines } from '../../paper/text.ts';
import type { DocumentOrder } from '../order.ts';
import { writtenDay } from '../document-text.ts';

const logoBox = 46;

export function letterheadBlock(pen: Pen, order: DocumentOrder): PrintBlock {
  const { version, printed } = order;
  const { heading } = printed.content;
  const name = version === 'draft' ? '' : `, version ${versionName(version)}`;
  return headBlock(pen, order, {
    title: documentTitles[order.kind],
    number: `${heading.number}${name}`,
    status: order.isVoid ? voidText : statusText(version),
    isDraft: version === 'draft',
    lines: [
      writtenDay(order),
      heading.estimator === '' ? '' : `Appraiser ${heading.estimator}`,
      `Printed ${dayText(order.printedOn)}`,
    ],
  });
}

/** The document in a few words. */
export interface HeadText {
  readonly title: string;
  readonly number: string;
  readonly status: string;
  readonly isDraft: boolean;
  /** The first one large; empty ones are left out. */
  readonly lines: readonly string[];
}

/** The shop on the left, the document's title on the right. */
export function headBlock(
  pen: Pen,
  { letterhead, logo }: Pick<DocumentOrder, 'letterhead' | 'logo'>,
  head: HeadText,
): PrintBlock {
  const width = contentWidth(pen.size);
  const left = logo === null ? 0 : logoBox + 11;
  const middle = width * 0.58;
  const wrap = (text: string, style: Parameters<typeof pen.measure.wrap>[1], room: number) =>
    pen.measure.wrap(text, style, room);
  const license = letterhead.license === '' ? '' : `License ${letterhead.license}`;
  const shop = [
    wrap(letterhead.name, styles.shop, middle - left),
    ...[letterhead.address, phoneText(letterhead.phone), letterhead.email, license]
      .filter((line) => line.trim() !== '')
      .map((line) => wrap(line, styles.body, middle - left)),
  ];
  const room = width - middle - 12;
  const [first = '', ...further] = head.lines;
  const about = [
    wrap(head.title, styles.title, room),
    wrap(head.number, styles.strong, room),
    wrap(head.status, styles.smallStrong, room),
    wrap(first, styles.body, room),
    ...further.filter((line) => line !== '').map((line) => wrap(line, styles.small, room)),
  ];
  const height = Math.max(logo === null ? 0 : logoBox, heightOf(shop), heightOf(about)) + 11;
  return {
    height: height + 2,
    draw: (own, y) => {
      if (logo !== null) drawLogo(own, logo, letterhead.name, y);
      own.tags.element('P', () => below(own, shop, margins.side + left, y));
      drawAbout(own, about, head.isDraft, y);
      own.tags.artifact(() => own.rule(margins.side, y + height, width, 1.6));
    },
  };
}

function drawLogo(pen: Pen, logo: Uint8Array, name: string, y: number): void {
  const box = [margins.side, y, margins.side + logoBox, y + logoBox] as const;
  pen.tags.element(
    'Figure',
    () => {
      pen.doc.image(Buffer.from(logo), margins.side, y, { fit: [logoBox, logoBox] });
    },
    { alt: `Logo of ${name}`, box },
  );
}

/** Right aligned; a draft is marked beside the title, not across the page. */
function drawAbout(pen: Pen, [title, ...rest]: readonly TextLines[], isDraft: boolean, y: number): void {
  if (title === undefined) return;
  const right = margins.side + contentWidth(pen.size);
  const word = isDraft ? 'Draft' : '';
  const beside = isDraft ? pen.measure.width(word, styles.beside) + 8 : 0;
  pen.tags.element('H1', () => {
    const first = title.lines[0] ?? '';
    pen.textRight(first, styles.title, right - beside, y - 2);
    if (isDraft) pen.textRight(word, styles.beside, right, y + 2.6);
    title.lines
      .slice(1)
      .forEach((line, at) => pen.textRight(line, styles.title, right, y - 2 + 22 * (at + 1)));
  });
  let at = y + title.height;
  pen.tags.element('P', () => {
    for (const { lines, style } of rest) {
      for (const line of lines) {
        pen.textRight(line, style, right, at);
        at += style.leading;
      }
    }
  });
}

function heightOf(parts: readonly TextLines[]): number {
  return parts.reduce((sum, { height }) => sum + height, 0);
}

function below(pen: Pen, parts: readonly TextLines[], x: number, y: number): void {
  let at = y;
  for (const part of parts) {
    pen.lines(part, x, at);
    at += part.height;
  }
}
