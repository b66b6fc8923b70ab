import type { Pen } from './pen.ts';
import type { TextLines, TextStyle } from './text.ts';

export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right' | 'center';
  /** In points; `fit` is the widest cell, `rest` the remaining width. */
  readonly width: number | 'fit' | 'rest';
  /** The cell that names its row. */
  readonly isHeader?: boolean;
}

export interface CellText {
  readonly text: string;
  readonly style?: TextStyle;
}

/** Texts below one another, or the number of a line in its disc. */
export type Cell = readonly CellText[] | { readonly disc: number };

/** The room a column gives the text of its cells. */
export interface ColumnBox {
  readonly column: Column;
  readonly x: number;
  readonly width: number;
}

export interface CellLayout {
  readonly disc: number | undefined;
  readonly lines: readonly TextLines[];
  readonly height: number;
}

/** Cells with equally many texts are read across, so their texts are aligned. */
export function alignedAcross(cells: readonly CellLayout[]): readonly CellLayout[] {
  const counts = cells.filter(({ lines }) => lines.length > 1).map(({ lines }) => lines.length);
  const count = counts.find((one, at) => counts.indexOf(one) !== at);
  if (count === undefined) return cells;
  const same = cells.filter(({ lines }) => lines.length === count);
  const heights = Array.from({ length: count }, (_, at) =>
    Math.max(...same.map(({ lines }) => lines[at]?.height ?? 0)),
  );
  const height = heights.reduce((sum, one) => sum + one, 0);
  return cells.map((cell) =>
    cell.lines.length === count
      ? {
          ...cell,
          lines: cell.lines.map((text, at) => ({ ...text, height: heights[at] ?? text.height })),
          height,
        }
      : cell,
  );
}

export function heightOf(lines: readonly TextLines[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0);
}

export function singleLines({ lines, style }: TextLines): readonly TextLines[] {
  return lines.map((line) => ({ style, lines: [line], height: style.leading }));
}

export function drawCell(pen: Pen, box: ColumnBox, { disc, lines }: CellLayout, y: number): void {
  if (disc !== undefined) pen.disc(disc, box.x, y - 0.6);
  let at = y;
  for (const { lines: texts, style, height } of lines) {
    texts.forEach((text, line) => drawText(pen, box, text, style, at + line * style.leading));
    at += height;
  }
}

export function drawNotes(pen: Pen, notes: readonly TextLines[], x: number, y: number): void {
  let at = y;
  for (const lines of notes) {
    pen.lines(lines, x, at);
    at += lines.height;
  }
}

export function drawTitle(pen: Pen, box: ColumnBox, lines: TextLines | undefined, bottom: number): void {
  if (lines === undefined) return;
  lines.lines.forEach((line, at) =>
    drawText(pen, box, line, lines.style, bottom - lines.height + at * lines.style.leading),
  );
}

export function drawText(
  pen: Pen,
  { column, x, width }: ColumnBox,
  text: string,
  style: TextStyle,
  y: number,
): void {
  if (column.align === 'left') pen.text(text, style, x, y);
  else if (column.align === 'right') pen.textRight(text, style, x + width, y);
  else pen.textCenter(text, style, x + width / 2, y);
}
