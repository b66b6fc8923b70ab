import type { ReactNode } from 'react';

export interface GridColumn {
  readonly id: string;
  readonly title: string;
  /** Width as a track of a CSS grid: `64px`, `minmax(120px, 1fr)`. */
  readonly track: string;
  readonly isFigure?: boolean;
  /** Its cells are the drag handles of the row. */
  readonly isHandle?: boolean;
  /** Letters typed on a cell begin a text instead of running commands. */
  readonly isText?: boolean;
}

export interface GridRowBase {
  readonly key: string;
}

/** The editor of a cell, by kind. */
export type CellEditing =
  | { readonly kind: 'text' | 'decimal' | 'long-text'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly text: string;
      readonly options: readonly { readonly id: string; readonly label: string }[];
    };

/** The one cell in edit mode. */
export interface LiveEdit {
  readonly key: string;
  readonly column: string;
  readonly text: string;
  /** False until a key changes the text: the editor then shows the cell as it is, also while it is recomputed. */
  readonly isTyped: boolean;
  /** Typing replaced the former text: the caret goes behind it. */
  readonly isReplacing: boolean;
  /** The letter that opened the list of options. */
  readonly begun?: string;
  /** The reason the text cannot be taken. */
  readonly problem: string | null;
}

/** Describes the rows to the grid. Its functions keep their identity while their data is unchanged. */
export interface GridDefinition<Row extends GridRowBase> {
  readonly columns: readonly GridColumn[];
  /** The head of a group of rows; null for a row with cells. */
  readonly groupOf: (row: Row) => { readonly content: ReactNode; readonly isFolded: boolean } | null;
  readonly cell: (row: Row, column: string) => ReactNode;
  /** Null where the cell cannot be edited. */
  readonly editing: (row: Row, column: string) => CellEditing | null;
  /** The row with the text applied; null where the text cannot be read. */
  readonly preview: (row: Row, column: string, text: string) => Row | null;
  /** Unfolded below the row in focus; `editor` is the live editor of a field that has no column. */
  readonly details: (
    row: Row,
    editor: { readonly column: string; readonly node: ReactNode } | null,
  ) => ReactNode;
  readonly lookOf: (row: Row) => string | undefined;
}

/** The target of a key press. */
export interface GridTarget {
  readonly key: string;
  readonly column: string;
  /** The selected rows in the order of the grid, or the one in focus. */
  readonly keys: readonly string[];
  readonly isSelection: boolean;
}

export interface GridHandle {
  readonly focus: () => void;
  /** Begins to edit; without a text, with the cell's own. */
  readonly edit: (key: string, column: string, text?: string) => void;
  /** Adds a row to the selection, or removes it again. */
  readonly toggle: (key: string) => void;
  readonly clear: () => void;
}
