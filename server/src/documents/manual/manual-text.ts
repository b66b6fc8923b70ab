import { contentWidth, margins } from '../paper/page-size.ts';
import { paragraphBlocks } from '../paper/paragraphs.ts';
import type { Pen } from '../paper/pen.ts';
import type { TextStyle } from '../paper/text.ts';
import { chapterMark, type MarkedBlock } from './manual-context.ts';

const chapterStyle: TextStyle = { face: 'bold', size: 18, leading: 22 };
const sectionStyle: TextStyle = { face: 'bold', size: 11.5, leading: 15 };

/** Begins a page. */
export function chapterBlock(pen: Pen, title: string): MarkedBlock {
  const lines = pen.measure.wrap(title, chapterStyle, contentWidth(pen.size));
  const height = lines.height + 12;
  return {
    mark: chapterMark(title),
    height,
    startsPage: true,
    keepsWithNext: true,
    draw: (own, y) => {
      own.tags.element('H1', () => own.lines(lines, margins.side, y));
      own.tags.artifact(() => own.rule(margins.side, y + lines.height + 4, contentWidth(own.size), 1.2));
    },
  };
}

/** Never the last on a page. */
export function sectionBlock(pen: Pen, title: string, mark?: string): MarkedBlock {
  const lines = pen.measure.wrap(title, sectionStyle, contentWidth(pen.size));
  return {
    ...(mark !== undefined && { mark }),
    height: lines.height + 3,
    gap: 14,
    keepsWithNext: true,
    draw: (own, y) => own.tags.element('H2', () => own.lines(lines, margins.side, y)),
  };
}

export function textBlocks(pen: Pen, text: string): readonly MarkedBlock[] {
  return text.split('\n\n').flatMap((paragraph) => paragraphBlocks(pen, paragraph, { gap: 6 }));
}

export function look(pen: Pen) {
  return { x: margins.side, width: contentWidth(pen.size) };
}
