import { hours } from '@dre/core/domain/number-text';
import { shortened } from '../estimate/blocks/furniture.ts';
import type { PrintBlock } from '../paper/print-block.ts';
import { contentWidth, margins } from '../paper/page-size.ts';
import { headingBlock } from '../paper/paragraphs.ts';
import type { Pen } from '../paper/pen.ts';
import { styles } from '../paper/styles.ts';
import { tableBlocks } from '../paper/table.ts';
import type { PaperCheck } from './shop-paper.ts';

/** Sold time in hours; empty for the shop's own work, and included work has none of its own. */
export function soldText(minutes: number, isIncluded: boolean): string {
  if (isIncluded) return 'Incl.';
  return minutes === 0 ? '' : hours(Math.round(minutes / 6));
}

/** Checks with their proof and result; without a result, room to write one. */
export function checkBlocks(pen: Pen, checks: readonly PaperCheck[], heading: string): readonly PrintBlock[] {
  if (checks.length === 0) return [];
  const rows = checks.map(({ name, proof, result }) => ({
    kind: 'row' as const,
    cells: [[{ text: name }], [{ text: proof, style: styles.small }], [{ text: result }]],
  }));
  const columns = [
    { title: 'Check', align: 'left', width: 'rest', isHeader: true },
    { title: 'Proof', align: 'left', width: 90 },
    { title: 'Result', align: 'left', width: 220 },
  ] as const;
  const look = { x: margins.side, width: contentWidth(pen.size) };
  return [headingBlock(pen, heading), ...tableBlocks(pen, columns, rows, look)];
}

export interface SignBox {
  readonly heading: string;
  readonly name: string;
  readonly date: string;
  /** A JPEG or PNG over the line. */
  readonly image?: Uint8Array | undefined;
  /** Printed over the line where somebody signed by typing their name. */
  readonly typed?: string;
}

const boxHeight = 80;
const gap = 30;

/** Two boxes side by side, each with a line to sign on. */
export function signBlock(pen: Pen, boxes: readonly [SignBox, SignBox]): PrintBlock {
  const width = (contentWidth(pen.size) - gap) / 2;
  return {
    height: boxHeight,
    gap: 16,
    draw: (own, y) => {
      boxes.forEach((box, at) => drawBox(own, box, margins.side + at * (width + gap), y, width));
    },
  };
}

function drawBox(
  pen: Pen,
  { heading, name, date, image, typed }: SignBox,
  x: number,
  y: number,
  width: number,
): void {
  pen.tags.artifact(() => {
    pen.frame({ x, y, width, height: boxHeight }, 0.8, 3);
    pen.rule(x + 10, y + 58, width - 20, 0.7);
  });
  pen.tags.element('H2', () => pen.text(heading, styles.heading, x + 10, y + 8));
  if (image === undefined && typed !== undefined) {
    const style = styles.shop;
    pen.tags.element('P', () => pen.text(shortened(pen, typed, style, width - 20), style, x + 10, y + 38));
  }
  if (image !== undefined) {
    const box = [x + 10, y + 20, x + width - 10, y + 57] as const;
    pen.tags.element(
      'Figure',
      () => {
        pen.doc.image(Buffer.from(image), x + 10, y + 20, { fit: [width - 20, 37], valign: 'bottom' });
      },
      { alt: `Signature of ${name}`, box },
    );
  }
  pen.tags.element('P', () => {
    pen.text(name, styles.small, x + 10, y + 62);
    pen.textRight(date, styles.small, x + width - 10, y + 62);
  });
}
