import type { ReactNode } from 'react';

export interface GridColumn {
  readonly id: string;
  readonly title: string;
  /** Width as a track of a CSS grid: `64px`, `minmax(120px, 1fr)`. */
  readonly track: string;
  readonly isFigure?: boolean;
  /** Its cells drag the row. */
  readonly isHandle?: boolean;
  /** Letters typed on a cell begin a text instead of being commands. */
  readonly isText?: boolean;
}

export interface GridRowBase {
  readonly key: string;
}

/** How a cell is edited while it is. */
export type CellEditing =
  | { readonly kind: 'text' | 'decimal' | 'long-text'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly text: string;
      readonly options: readonly { readonly id: string; readonly label: string }[];
    };

/** The one cell that is being written in. */
export interface LiveEdit {
  readonly key: string;
  readonly column: string;
  readonly text: string;
  /** Typing replaced what stood there: the caret goes behind it. */
  readonly isReplacing: boolean;
  /** The letter a choice was opened with. */
  readonly begun?: string;
  /** Why the text cannot be taken. */
  readonly problem: string | null;
}

/** What the rows are to the grid. Its functions stay the same while nothing they know changes. */
export interface GridDefinition<Row extends GridRowBase> {
  readonly columns: readonly GridColumn[];
  /** The head of a group of rows; null for a row with cells. */
  readonly groupOf: (row: Row) => { readonly content: ReactNode; readonly isFolded: boolean } | null;
  readonly cell: (row: Row, column: string) => ReactNode;
  /** Null where the cell cannot be edited. */
  readonly editing: (row: Row, column: string) => CellEditing | null;
  /** The row as it would stand with the text; null where the text says nothing. */
  readonly preview: (row: Row, column: string, text: string) => Row | null;
  /** Unfolded below the row in focus. An editor of something that has no column stands where it is put. */
  readonly details: (
    row: Row,
    editor: { readonly column: string; readonly node: ReactNode } | null,
  ) => ReactNode;
  readonly lookOf: (row: Row) => string | undefined;
}

/** What a key was pressed on. */
export interface GridTarget {
  readonly key: string;
  readonly column: string;
  /** The chosen rows in the order of the grid, or the one in focus. */
  readonly keys: readonly string[];
  readonly isSelection: boolean;
}

export interface GridHandle {
  readonly focus: () => void;
  /** Begins to edit; without a text, with what stands there. */
  readonly edit: (key: string, column: string, text?: string) => void;
  /** Takes a row into the selection, or out of it again. */
  readonly toggle: (key: string) => void;
  readonly clear: () => void;
}
