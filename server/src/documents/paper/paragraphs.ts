import { contentWidth, margins } from './page-size.ts';
import type { Pen } from './pen.ts';
import type { PrintBlock } from './print-block.ts';
import { styles } from './styles.ts';
import type { Tag } from './tags.ts';
import type { TextLines, TextStyle } from './text.ts';

/** A heading that is never the last on a page. */
export function headingBlock(pen: Pen, text: string, gap = 12, tag: Tag = 'H2'): PrintBlock {
  const lines = pen.measure.wrap(text, styles.heading, contentWidth(pen.size));
  return {
    height: lines.height + 2,
    gap,
    keepsWithNext: true,
    draw: (own, y) => own.tags.element(tag, () => own.lines(lines, margins.side, y)),
  };
}

export interface ParagraphLook {
  readonly style?: TextStyle;
  readonly gap?: number;
  readonly x?: number;
  readonly width?: number;
}

/** Lines of a text that stay together at its beginning and its end. */
const together = 3;

/** A text across the page, which may continue on the next. */
export function paragraphBlocks(pen: Pen, text: string, look: ParagraphLook = {}): readonly PrintBlock[] {
  const { style = styles.body, gap = 0, x = margins.side, width = contentWidth(pen.size) } = look;
  const whole = pen.measure.wrap(text, style, width);
  const parts: string[][] = [];
  for (let at = 0; at < whole.lines.length; at += together) {
    const rest = whole.lines.length - at;
    if (rest < together && parts.length > 0) parts.at(-1)?.push(...whole.lines.slice(at));
    else parts.push(whole.lines.slice(at, at + together));
  }
  return parts.map((lines, at) => {
    const part: TextLines = { style, lines, height: lines.length * style.leading };
    return {
      height: part.height,
      gap: at === 0 ? gap : 0,
      draw: (own: Pen, y: number) => own.tags.element('P', () => own.lines(part, x, y)),
    };
  });
}
