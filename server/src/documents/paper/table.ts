import { isPlain } from './clean-text.ts';
import { discWidth, type Pen } from './pen.ts';
import type { DrawnHead, PrintBlock } from './print-block.ts';
import { hairline, paleGray, styles } from './styles.ts';
import type { TextLines, TextMeasure, TextStyle } from './text.ts';

export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right' | 'center';
  /** In points; as wide as its widest cell; what the others leave. */
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
      /** By column, from the right of the name on. */
      readonly sums: Readonly<Record<number, string>>;
    };

export interface TableLook {
  readonly x: number;
  readonly width: number;
  readonly style?: TextStyle;
  readonly gap?: number;
}

/** Free room at both sides of a cell; none at the outer edges. */
const sidePadding = 4;
const topPadding = 2.25;
/** A longer note goes on below its row in pieces, so that every page can take it. */
const mostNoteLines = 12;

interface Place {
  readonly column: Column;
  readonly x: number;
  readonly width: number;
}

/** Rows drawn cell by cell. Column titles and the group are repeated where the table goes on on another page. */
export function tableBlocks(
  pen: Pen,
  columns: readonly Column[],
  rows: readonly TableRow[],
  look: TableLook,
): readonly PrintBlock[] {
  const table = new Table(pen.measure, columns, rows, look);
  return table.pieces();
}

class Table {
  readonly #measure: TextMeasure;
  readonly #rows: readonly TableRow[];
  readonly #look: TableLook;
  readonly #style: TextStyle;
  readonly #places: readonly Place[];
  readonly #titles: DrawnHead & { readonly lines: readonly TextLines[] };

  constructor(measure: TextMeasure, columns: readonly Column[], rows: readonly TableRow[], look: TableLook) {
    this.#measure = measure;
    this.#rows = rows;
    this.#look = look;
    this.#style = look.style ?? styles.body;
    this.#places = this.#placed(columns);
    this.#titles = this.#titleHead();
  }

  pieces(): readonly PrintBlock[] {
    const pieces: PrintBlock[] = [this.#titlePiece()];
    let group: DrawnHead | undefined;
    for (const row of this.#rows) {
      if (row.kind === 'group') {
        group = this.#groupHead(`${row.name}, continued`, {});
        pieces.push(this.#groupPiece(row));
      } else
        pieces.push(...this.#rowPieces(row, group === undefined ? [this.#titles] : [this.#titles, group]));
    }
    const last = pieces.pop();
    if (last === undefined) return pieces;
    pieces.push({
      ...last,
      draw: (pen, y, below) => {
        const drawn = last.draw(pen, y, below);
        pen.tags.close();
        pen.tags.close();
        return drawn;
      },
    });
    return pieces;
  }

  #placed(columns: readonly Column[]): readonly Place[] {
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
    const lines = this.#places.map(({ column, width }) =>
      this.#measure.wrap(column.title, styles.smallStrong, Math.max(width, 1)),
    );
    const text = Math.max(...lines.map(({ height }) => height));
    return {
      lines,
      height: text + 7,
      draw: (pen: Pen, y: number) => {
        this.#places.forEach((place, at) => drawTitle(pen, place, lines[at], y + 3 + text));
        pen.rule(this.#look.x, y + text + 6, this.#look.width, 0.8);
      },
    };
  }

  #titlePiece(): PrintBlock {
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
        this.#places.forEach((place, at) => {
          const own = lines[at];
          pen.tags.element('TH', () => drawTitle(pen, place, own, y + 3 + text), { scope: 'Column' });
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
    const first = this.#places.findIndex((_, at) => sums[at] !== undefined);
    const room = (first === -1 ? x + width : (this.#places[first]?.x ?? x)) - x - sidePadding;
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

  #groupPiece({ name, sums }: Extract<TableRow, { kind: 'group' }>): PrintBlock {
    const { x, width } = this.#look;
    const head = this.#groupHead(name, sums);
    const first = this.#places.findIndex((_, at) => sums[at] !== undefined);
    const columns = first === -1 ? this.#places.length : first;
    const lines = this.#measure.wrap(
      name,
      styles.heading,
      (this.#places[columns]?.x ?? x + width) - x - sidePadding,
    );
    return {
      height: head.height,
      keepsWithNext: true,
      heads: [this.#titles],
      draw: (pen, y) => {
        pen.tags.open('TR');
        pen.tags.element('TH', () => pen.lines(lines, x, y + 5), { scope: 'Row', columns });
        for (const [at, place] of this.#places.entries()) {
          if (at < columns) continue;
          const sum = sums[at];
          if (sum === undefined) pen.tags.empty('TD');
          else pen.tags.element('TD', () => drawText(pen, place, sum, styles.heading, y + 5));
        }
        pen.tags.close();
        pen.tags.artifact(() => pen.rule(x, y + head.height - 0.5, width, 0.6, 0.33));
      },
    };
  }

  #rowPieces(row: Extract<TableRow, { kind: 'row' }>, heads: readonly DrawnHead[]): readonly PrintBlock[] {
    const { x, width } = this.#look;
    const cells = inStep(row.cells.map((cell, at) => this.#laid(cell, this.#places[at])));
    const named = Math.max(
      0,
      this.#places.findIndex(({ column }) => column.isHeader),
    );
    const noteX = this.#places[named]?.x ?? x;
    const notes = (row.notes ?? []).flatMap(({ text, style = styles.small }) =>
      oneByOne(this.#measure.wrap(text, style, x + width - noteX)),
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
          const place = this.#places[at];
          if (place === undefined) return;
          const own = at === named ? kept : [];
          if (cell.height === 0 && own.length === 0) return pen.tags.empty('TD');
          const draw = () => {
            drawCell(pen, place, cell, y + topPadding);
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
    const pieces: PrintBlock[] = [];
    for (let at = 0; at < notes.length; at += mostNoteLines) {
      const part = notes.slice(at, at + mostNoteLines);
      pieces.push({
        height: heightOf(part),
        heads,
        draw: (pen, y) => {
          pen.tags.open('TR');
          pen.tags.element('TD', () => drawNotes(pen, part, noteX, y), { columns: this.#places.length });
          pen.tags.close();
        },
      });
    }
    return pieces;
  }

  #laid(cell: Cell, place: Place | undefined): LaidCell {
    if ('disc' in cell) return { disc: cell.disc, lines: [], height: this.#style.leading };
    const lines: TextLines[] = [];
    let height = 0;
    for (const { text, style = this.#style } of cell) {
      if (text === '') continue;
      const laid = this.#fitted(text, style, place);
      lines.push(laid);
      height += laid.height;
    }
    return { disc: undefined, lines, height };
  }

  /** Most cells are one word that fits. */
  #fitted(text: string, style: TextStyle, place: Place | undefined): TextLines {
    const width = Math.max(place?.width ?? 1, 1);
    return isPlain(text) && this.#measure.width(text, style) <= width
      ? { style, lines: [text], height: style.leading }
      : this.#measure.wrap(text, style, width);
  }
}

/** Cells with as many texts as each other are read across: their texts begin at the same height. */
function inStep(cells: readonly LaidCell[]): readonly LaidCell[] {
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

interface LaidCell {
  readonly disc: number | undefined;
  readonly lines: readonly TextLines[];
  readonly height: number;
}

function heightOf(lines: readonly TextLines[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0);
}

function oneByOne({ lines, style }: TextLines): readonly TextLines[] {
  return lines.map((line) => ({ style, lines: [line], height: style.leading }));
}

function drawCell(pen: Pen, place: Place, { disc, lines }: LaidCell, y: number): void {
  if (disc !== undefined) pen.disc(disc, place.x, y - 0.6);
  let at = y;
  for (const { lines: texts, style, height } of lines) {
    texts.forEach((text, line) => drawText(pen, place, text, style, at + line * style.leading));
    at += height;
  }
}

function drawNotes(pen: Pen, notes: readonly TextLines[], x: number, y: number): void {
  let at = y;
  for (const lines of notes) {
    pen.lines(lines, x, at);
    at += lines.height;
  }
}

function drawTitle(pen: Pen, place: Place, lines: TextLines | undefined, bottom: number): void {
  if (lines === undefined) return;
  lines.lines.forEach((line, at) =>
    drawText(pen, place, line, lines.style, bottom - lines.height + at * lines.style.leading),
  );
}

function drawText(pen: Pen, { column, x, width }: Place, text: string, style: TextStyle, y: number): void {
  if (column.align === 'left') pen.text(text, style, x, y);
  else if (column.align === 'right') pen.textRight(text, style, x + width, y);
  else pen.textCenter(text, style, x + width / 2, y);
}
