import { contentWidth, margins } from '../../paper/page-size.ts';
import type { Pen } from '../../paper/pen.ts';
import type { PrintBlock } from '../../paper/print-block.ts';
import { styles } from '../../paper/styles.ts';
import type { TextLines } from '../../paper/text.ts';
import type { DocumentOrder } from '../order.ts';
import { type SignatureBox, signaturesHeight, drawSignatures } from './signatures.ts';
import type { TotalRow } from '../totals.ts';

/** A text in the column beside the totals. */
export interface Beside {
  readonly heading: string;
  readonly text: string;
  readonly style?: TextLines['style'];
}

const totalsWidth = 208;
const columnGap = 30;
/** Texts up to this height go beside the totals, higher ones above them. */
const mostBeside = 300;

/** True if the texts fit beside the totals. */
export function fitsBeside(pen: Pen, texts: readonly Beside[]): boolean {
  return heightOf(laidBeside(pen, texts)) <= mostBeside;
}

/** Totals and signatures are one block, so that neither is alone on a page. */
export function closingBlock(
  pen: Pen,
  order: DocumentOrder,
  rows: readonly TotalRow[],
  beside: readonly Beside[],
  boxes: readonly SignatureBox[],
): PrintBlock {
  const left = laidBeside(pen, beside);
  const totals = rows.map((row) => laidTotal(pen, row));
  const height = Math.max(heightOf(left), heightOfTotals(totals));
  const signatures = boxes.length === 0 ? 0 : signaturesHeight(order) + 14;
  return {
    height: height + signatures,
    gap: 14,
    isClosing: true,
    draw: (own, y, below) => {
      drawBeside(own, left, y);
      drawTotals(own, totals, y);
      // At the foot of the page, if nothing follows.
      if (boxes.length > 0) drawSignatures(own, order, boxes, y + height + 14 + below);
    },
  };
}

/** The most rows of a block; a page may break between blocks. */
const mostTogether = 8;

/** Totals before the closing. They may break from it, so that a long list leaves no half-empty page. */
export function leadingTotals(pen: Pen, rows: readonly TotalRow[]): readonly PrintBlock[] {
  const together = Math.ceil(rows.length / Math.ceil(rows.length / mostTogether));
  return Array.from({ length: Math.ceil(rows.length / together) }, (_, at): PrintBlock => {
    const totals = rows.slice(at * together, (at + 1) * together).map((row) => laidTotal(pen, row));
    return {
      height: heightOfTotals(totals),
      gap: at === 0 ? 14 : 0,
      draw: (own, y) => drawTotals(own, totals, y),
    };
  });
}

function heightOfTotals(totals: readonly LaidTotal[]): number {
  return totals.reduce((sum, row) => sum + row.height, 0);
}

function drawTotals(pen: Pen, totals: readonly LaidTotal[], y: number): void {
  const x = margins.side + contentWidth(pen.size) - totalsWidth;
  pen.tags.open('Table');
  let at = y;
  for (const row of totals) {
    drawTotal(pen, row, x, at);
    at += row.height;
  }
  pen.tags.close();
}

interface LaidText {
  readonly heading: TextLines;
  readonly text: TextLines;
}

function laidBeside(pen: Pen, texts: readonly Beside[]): readonly LaidText[] {
  const width = contentWidth(pen.size) - totalsWidth - columnGap;
  return texts.map(({ heading, text, style = styles.body }) => ({
    heading: pen.measure.wrap(heading, styles.heading, width),
    text: pen.measure.wrap(text, style, width),
  }));
}

function heightOf(texts: readonly LaidText[]): number {
  return texts.reduce((sum, { heading, text }) => sum + heading.height + text.height + 9, 0);
}

function drawBeside(pen: Pen, texts: readonly LaidText[], y: number): void {
  let at = y;
  for (const { heading, text } of texts) {
    pen.tags.element('H2', () => pen.lines(heading, margins.side, at));
    pen.tags.element('P', () => pen.lines(text, margins.side, at + heading.height + 1));
    at += heading.height + text.height + 9;
  }
}

interface LaidTotal extends Omit<TotalRow, 'label'> {
  readonly label: TextLines;
  readonly height: number;
}

function laidTotal(pen: Pen, { label, amount, look }: TotalRow): LaidTotal {
  const style = look === 'total' ? styles.total : styles.body;
  const own = look === 'total' ? styles.total : look === 'strong' ? styles.strong : styles.body;
  const lines = pen.measure.wrap(label, style, totalsWidth - pen.measure.width(amount, own) - 10);
  return { label: lines, amount, look, height: lines.height + paddings[look] };
}

const paddings = { plain: 4.4, strong: 4.4, line: 7, total: 10 } as const;

function drawTotal(pen: Pen, { label, amount, look, height }: LaidTotal, x: number, y: number): void {
  const style = look === 'total' ? styles.total : look === 'strong' ? styles.strong : styles.body;
  const top = y + height - label.height - 2.2;
  if (look === 'line' || look === 'total') {
    pen.tags.artifact(() => pen.rule(x, y + 1, totalsWidth, look === 'line' ? 0.6 : 1.4));
  }
  pen.tags.open('TR');
  pen.tags.element('TH', () => pen.lines(label, x, top), { scope: 'Row' });
  const last = top + label.height - style.leading;
  pen.tags.element('TD', () => pen.textRight(amount, style, x + totalsWidth, last));
  pen.tags.close();
}
