import type { AgreementRecord, AgreementWay } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import { versionName } from '@dre/core/domain/documents/document-labels';
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
const voidHeight = 16;
const gap = 30;

/** The code and the hash are printed below, so that paper and record can be matched. */
export function signaturesHeight({ signature, isVoid }: DocumentOrder): number {
  return (isVoid ? voidHeight : boxHeight) + 24 + (signature === null ? 0 : 10);
}

export function drawSignatures(
  pen: Pen,
  order: DocumentOrder,
  boxes: readonly SignatureBox[],
  y: number,
): void {
  if (order.isVoid) {
    pen.tags.element('P', () => pen.text(voidSentence, styles.strong, margins.side, y));
    drawProof(pen, order, y + voidHeight + 6);
    return;
  }
  const width = (contentWidth(pen.size) - gap) / 2;
  boxes.forEach((box, at) => drawBox(pen, order, box, { x: margins.side + at * (width + gap), y, width }));
  drawProof(pen, order, y + boxHeight + 6);
}

const voidSentence = 'This estimate is void. It is not to be approved, signed or paid.';

type BoxSpot = Readonly<Record<'x' | 'y' | 'width', number>>;

function drawBox(pen: Pen, order: DocumentOrder, box: SignatureBox, { x, y, width }: BoxSpot): void {
  const signature = box.isApproval ? order.signature : null;
  const answer = box.isApproval && signature === null ? order.answer : null;
  const isDeclined = answer?.answer === 'declined';
  pen.tags.artifact(() => {
    pen.frame({ x, y, width, height: boxHeight }, 0.8, 3);
    if (!isDeclined) pen.rule(x + 10, y + 58, width - 20, 0.7);
  });
  const heading = isDeclined ? 'Declined' : box.heading;
  pen.tags.element('H2', () =>
    pen.text(shortened(pen, heading, styles.heading, width - 20), styles.heading, x + 10, y + 8),
  );
  if (signature !== null) drawSigned(pen, signature, x + 10, y + 22, width - 20);
  if (answer !== null) {
    const sentence = pen.measure.wrap(answerSentence(order, answer), styles.body, width - 20);
    pen.tags.element('P', () => pen.lines(sentence, x + 10, y + 24));
  }
  if (isDeclined) return;
  pen.tags.element('P', () => {
    const signedAt = signature?.at ?? answer?.on;
    const date = signedAt === undefined ? box.date : momentText(order, signedAt);
    const room = width - 28 - pen.measure.width(date, styles.small);
    const name = signature?.name ?? answer?.name ?? box.name;
    pen.text(shortened(pen, name, styles.small, room), styles.small, x + 10, y + 62);
    pen.textRight(date, styles.small, x + width - 10, y + 62);
  });
}

const wayText: Readonly<Record<AgreementWay, string>> = {
  signature: 'by signature on line',
  link: 'on line',
  mail: 'by mail',
  phone: 'by phone',
  paper: 'on paper',
  'in-person': 'in person',
};

/** An answer without a signature of its own; its person may be unknown. */
function answerSentence(order: DocumentOrder, { answer, name, on, how }: AgreementRecord): string {
  const words = [
    answer === 'agreed' ? 'Approved' : 'Declined',
    `on ${momentText(order, on)}`,
    name === '' ? '' : `by ${name}`,
  ];
  const sentence = words.filter(Boolean).join(' ');
  return how === null ? sentence : `${sentence}, ${wayText[how]}`;
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
  const version = order.version === 'draft' ? 'the draft' : `version ${versionName(order.version)}`;
  pen.tags.element('P', () => {
    const said =
      signature === null
        ? []
        : [`Signed on line by ${signature.name}, ${momentText(order, signature.at)}, from ${signature.ip}`];
    said.push(`Document code ${code}. SHA-256 of ${version}:`);
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
