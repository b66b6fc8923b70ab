import { contentWidth, margins } from '../../paper/page-size.ts';
import type { Pen } from '../../paper/pen.ts';
import { styles } from '../../paper/styles.ts';
import { shortened } from './furniture.ts';
import type { DocumentOrder, DocumentSignature } from '../order.ts';
import { momentText } from '../document-text.ts';

export interface SignatureBox {
  readonly heading: string;
  readonly name: string;
  /** At the right below the line. */
  readonly date: string;
  /** True if this box shows the online approval. */
  readonly isApproval: boolean;
}

const boxHeight = 80;
const gap = 30;

/** The code and the hash are printed below, so that paper and record can be matched. */
export function signaturesHeight({ signature }: Pick<DocumentOrder, 'signature'>): number {
  return boxHeight + 24 + (signature === null ? 0 : 10);
}

export function drawSignatures(
  pen: Pen,
  order: DocumentOrder,
  boxes: readonly SignatureBox[],
  y: number,
): void {
  const width = (contentWidth(pen.size) - gap) / 2;
  boxes.forEach((box, at) => {
    const x = margins.side + at * (width + gap);
    const signature = box.isApproval ? order.signature : null;
    pen.tags.artifact(() => {
      pen.frame({ x, y, width, height: boxHeight }, 0.8, 3);
      pen.rule(x + 10, y + 58, width - 20, 0.7);
    });
    pen.tags.element('H2', () =>
      pen.text(shortened(pen, box.heading, styles.heading, width - 20), styles.heading, x + 10, y + 8),
    );
    if (signature !== null) drawSigned(pen, signature, x + 10, y + 22, width - 20);
    pen.tags.element('P', () => {
      const date = signature === null ? box.date : momentText(order, signature.at);
      const room = width - 28 - pen.measure.width(date, styles.small);
      const name = signature === null ? box.name : signature.name;
      pen.text(shortened(pen, name, styles.small, room), styles.small, x + 10, y + 62);
      pen.textRight(date, styles.small, x + width - 10, y + 62);
    });
  });
  drawProof(pen, order, y + boxHeight + 6);
}

function drawSigned(pen: Pen, { image, name }: DocumentSignature, x: number, y: number, width: number): void {
  const height = 34;
  if (image === null) {
    pen.tags.element('P', () => pen.text(shortened(pen, name, styles.shop, width), styles.shop, x, y + 14));
    return;
  }
  pen.tags.element(
    'Figure',
    () => {
      pen.doc.image(Buffer.from(image), x, y, { fit: [width, height], valign: 'bottom' });
    },
    { alt: `Signature of ${name}`, box: [x, y, x + width, y + height] },
  );
}

function drawProof(pen: Pen, order: DocumentOrder, y: number): void {
  const { signature, code, contentHash } = order;
  pen.tags.element('P', () => {
    const said =
      signature === null
        ? []
        : [`Signed on line by ${signature.name}, ${momentText(order, signature.at)}, from ${signature.ip}`];
    said.push(`Document code ${code}. SHA-256 of what it says:`);
    said.forEach((line, at) =>
      pen.text(
        shortened(pen, line, styles.label, contentWidth(pen.size)),
        styles.label,
        margins.side,
        y + at * 9.4,
      ),
    );
    pen.text(contentHash, { ...styles.smallMono, leading: 9.4 }, margins.side, y + said.length * 9.4);
  });
}
