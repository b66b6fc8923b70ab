import { isPlain } from './clean-text.ts';
import { discWidth, type Pen } from './pen.ts';
import type { DrawnHead, PrintBlock } from './print-block.ts';
import { hairline, paleGray, styles } from './styles.ts';
import {
  alignedAcross,
  type Cell,
  type CellLayout,
  type CellText,
  type Column,
  type ColumnBox,
  drawCell,
  drawNotes,
  drawText,
  drawTitle,
  heightOf,
  singleLines,
} from './table-cells.ts';
import type { TextLines, TextMeasure, TextStyle } from './text.ts';

export type TableRow =
  | {
      readonly kind: 'row';
      readonly cells: readonly Cell[];
      /** Printed below, from the naming cell to the right edge; never without the row. */
      readonly notes?: readonly CellText[];
    }
  | {
      readonly kind: 'group';
      readonly name: string;
      /** By column, starting to the right of the name. */
      readonly sums: Readonly<Record<number, string>>;
    };

export interface TableLook {
  readonly x: number;
  readonly width: number;
  readonly style?: TextStyle;
  readonly gap?: number;
}

/** Padding at both sides of a cell; none at the outer edges. */
const sidePadding = 4;
const topPadding = 2.25;
/** A longer note continues below its row in blocks, so that every page can take it. */
const mostNoteLines = 12;

/** Rows drawn cell by cell. Column titles and the group are repeated on every page of the table. */
export function tableBlocks(
  pen: Pen,
  columns: readonly Column[],
  rows: readonly TableRow[],
  look: TableLook,
): readonly PrintBlock[] {
  const table = new Table(pen.measure, columns, rows, look);
  return table.blocks();
}

class Table {
  readonly #measure: TextMeasure;
  readonly #rows: readonly TableRow[];
  readonly #look: TableLook;
  readonly #style: TextStyle;
  readonly #boxes: readonly ColumnBox[];
  readonly #titles: DrawnHead & { readonly lines: readonly TextLines[] };

  constructor(measure: TextMeasure, columns: readonly Column[], rows: readonly TableRow[], look: TableLook) {
    this.#measure = measure;
    this.#rows = rows;
    this.#look = look;
    this.#style = look.style ?? styles.body;
    this.#boxes = this.#boxesOf(columns);
    this.#titles = this.#titleHead();
  }

  blocks(): readonly PrintBlock[] {
    const blocks: PrintBlock[] = [this.#titleBlock()];
    let group: DrawnHead | undefined;
    for (const row of this.#rows) {
      if (row.kind === 'group') {
        group = this.#groupHead(`${row.name}, continued`, {});
        blocks.push(this.#groupBlock(row));
      } else
        blocks.push(...this.#rowBlocks(row, group === undefined ? [this.#titles] : [this.#titles, group]));
    }
    const last = blocks.pop();
    if (last === undefined) return blocks;
    blocks.push({
      ...last,
      draw: (pen, y, below) => {
        const drawn = last.draw(pen, y, below);
        pen.tags.close();
        pen.tags.close();
        return drawn;
      },
    });
    return blocks;
  }

  #boxesOf(columns: readonly Column[]): readonly ColumnBox[] {
    const widths = columns.map((column, at) => this.#ownWidth(column, at, columns.length));
    const rest = this.#look.width - widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
    const sharing = widths.filter((width) => width === undefined).length;
    let x = this.#look.x;
    return columns.map((column, at) => {
      const width = widths[at] ?? rest / sharing;
      const left = x + (at === 0 ? 0 : sidePadding);
      const right = x + width - (at === columns.length - 1 ? 0 : sidePadding);
      x += width;
      return { column, x: left, width: right - left };
    });
  }

  #ownWidth({ width, title }: Column, at: number, count: number): number | undefined {
    if (width === 'rest') return undefined;
    if (width !== 'fit') return width;
    let widest = this.#measure.width(title, styles.smallStrong);
    const see = (text: string, style: TextStyle) => {
      widest = Math.max(widest, this.#measure.width(text, style));
    };
    for (const row of this.#rows) {
      if (row.kind === 'group') see(row.sums[at] ?? '', styles.heading);
      else {
        const cell = row.cells[at];
        if (Array.isArray(cell))
          for (const { text, style = this.#style } of cell as readonly CellText[]) see(text, style);
        else if (cell !== undefined && 'disc' in cell)
          widest = Math.max(widest, discWidth(this.#measure, cell.disc));
      }
    }
    const paddings = (at === 0 ? 0 : sidePadding) + (at === count - 1 ? 0 : sidePadding);
    return Math.min(widest + 0.1, this.#look.width / 3) + paddings;
  }

  #titleHead() {
    const lines = this.#boxes.map(({ column, width }) =>
      this.#measure.wrap(column.title, styles.smallStrong, Math.max(width, 1)),
    );
    const text = Math.max(...lines.map(({ height }) => height));
    return {
      lines,
      height: text + 7,
      draw: (pen: Pen, y: number) => {
        this.#boxes.forEach((box, at) => drawTitle(pen, box, lines[at], y + 3 + text));
        pen.rule(this.#look.x, y + text + 6, this.#look.width, 0.8);
      },
    };
  }

  #titleBlock(): PrintBlock {
    const { height, lines } = this.#titles;
    const text = height - 7;
    return {
      height,
      gap: this.#look.gap ?? 4,
      keepsWithNext: true,
      draw: (pen, y) => {
        pen.tags.open('Table');
        pen.tags.open('THead');
        pen.tags.open('TR');
        this.#boxes.forEach((box, at) => {
          const own = lines[at];
          pen.tags.element('TH', () => drawTitle(pen, box, own, y + 3 + text), { scope: 'Column' });
        });
        pen.tags.close();
        pen.tags.close();
        pen.tags.artifact(() => pen.rule(this.#look.x, y + text + 6, this.#look.width, 0.8));
        pen.tags.open('TBody');
      },
    };
  }

  #groupHead(name: string, sums: Readonly<Record<number, string>>): DrawnHead & { draw: PrintBlock['draw'] } {
    const { x, width } = this.#look;
    const first = this.#boxes.findIndex((_, at) => sums[at] !== undefined);
    const room = (first === -1 ? x + width : (this.#boxes[first]?.x ?? x)) - x - sidePadding;
    const lines = this.#measure.wrap(name, styles.heading, room);
    const height = lines.height + 7.5;
    return {
      height,
      draw: (pen, y) => {
        pen.lines(lines, x, y + 5);
        pen.rule(x, y + height - 0.5, width, 0.6, 0.33);
      },
    };
  }

  #groupBlock({ name, sums }: Extract<TableRow, { kind: 'group' }>): PrintBlock {
    const { x, width } = this.#look;
    const head = this.#groupHead(name, sums);
    const first = this.#boxes.findIndex((_, at) => sums[at] !== undefined);
    const columns = first === -1 ? this.#boxes.length : first;
    const lines = this.#measure.wrap(
      name,
      styles.heading,
      (this.#boxes[columns]?.x ?? x + width) - x - sidePadding,
    );
    return {
      height: head.height,
      keepsWithNext: true,
      heads: [this.#titles],
      draw: (pen, y) => {
        pen.tags.open('TR');
        pen.tags.element('TH', () => pen.lines(lines, x, y + 5), { scope: 'Row', columns });
        for (const [at, box] of this.#boxes.entries()) {
          if (at < columns) continue;
          const sum = sums[at];
          if (sum === undefined) pen.tags.empty('TD');
          else pen.tags.element('TD', () => drawText(pen, box, sum, styles.heading, y + 5));
        }
        pen.tags.close();
        pen.tags.artifact(() => pen.rule(x, y + head.height - 0.5, width, 0.6, 0.33));
      },
    };
  }

  #rowBlocks(row: Extract<TableRow, { kind: 'row' }>, heads: readonly DrawnHead[]): readonly PrintBlock[] {
    const { x, width } = this.#look;
    const cells = alignedAcross(row.cells.map((cell, at) => this.#layoutOf(cell, this.#boxes[at])));
    const named = Math.max(
      0,
      this.#boxes.findIndex(({ column }) => column.isHeader),
    );
    const noteX = this.#boxes[named]?.x ?? x;
    const notes = (row.notes ?? []).flatMap(({ text, style = styles.small }) =>
      singleLines(this.#measure.wrap(text, style, x + width - noteX)),
    );
    const kept = notes.slice(0, mostNoteLines);
    const above = Math.max(...cells.map(({ height }) => height));
    const height = topPadding * 2 + above + heightOf(kept);
    const isWhole = kept.length === notes.length;
    const first: PrintBlock = {
      height,
      heads,
      draw: (pen, y) => {
        pen.tags.open('TR');
        cells.forEach((cell, at) => {
          const box = this.#boxes[at];
          if (box === undefined) return;
          const own = at === named ? kept : [];
          if (cell.height === 0 && own.length === 0) return pen.tags.empty('TD');
          const draw = () => {
            drawCell(pen, box, cell, y + topPadding);
            drawNotes(pen, own, noteX, y + topPadding + above);
          };
          pen.tags.element(at === named ? 'TH' : 'TD', draw, at === named ? { scope: 'Row' } : {});
        });
        pen.tags.close();
        if (isWhole) pen.tags.artifact(() => pen.rule(x, y + height, width, hairline, paleGray));
      },
    };
    return [first, ...this.#furtherNotes(notes.slice(mostNoteLines), noteX, heads)];
  }

  #furtherNotes(
    notes: readonly TextLines[],
    noteX: number,
    heads: readonly DrawnHead[],
  ): readonly PrintBlock[] {
    const blocks: PrintBlock[] = [];
    for (let at = 0; at < notes.length; at += mostNoteLines) {
      const part = notes.slice(at, at + mostNoteLines);
      blocks.push({
        height: heightOf(part),
        heads,
        draw: (pen, y) => {
          pen.tags.open('TR');
          pen.tags.element('TD', () => drawNotes(pen, part, noteX, y), { columns: this.#boxes.length });
          pen.tags.close();
        },
      });
    }
    return blocks;
  }

  #layoutOf(cell: Cell, box: ColumnBox | undefined): CellLayout {
    if ('disc' in cell) return { disc: cell.disc, lines: [], height: this.#style.leading };
    const lines: TextLines[] = [];
    let height = 0;
    for (const { text, style = this.#style } of cell) {
      if (text === '') continue;
      const wrapped = this.#fitted(text, style, box);
      lines.push(wrapped);
      height += wrapped.height;
    }
    return { disc: undefined, lines, height };
  }

  /** Most cells are one word that fits. */
  #fitted(text: string, style: TextStyle, box: ColumnBox | undefined): TextLines {
    const width = Math.max(box?.width ?? 1, 1);
    return isPlain(text) && this.#measure.width(text, style) <= width
      ? { style, lines: [text], height: style.leading }
      : this.#measure.wrap(text, style, width);
  }
}
