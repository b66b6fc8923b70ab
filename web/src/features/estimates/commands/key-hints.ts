export interface KeyHint {
  /** The command's id; null for the finder and the list of keys, which are no commands of the builder. */
  readonly command: string | null;
  readonly keys: readonly string[];
  /** A short label for the status bar. */
  readonly does: string;
}

/** The keys most often needed, apart from the commands, which load later. */
export const keyHints: readonly KeyHint[] = [
  { command: 'move', keys: ['↑', '↓'], does: 'line' },
  { command: 'edit', keys: ['Enter'], does: 'edit' },
  { command: 'next-cell', keys: ['Tab'], does: 'next cell, while editing' },
  { command: 'add-line', keys: ['/'], does: 'add line' },
  { command: 'side-front', keys: ['Alt', '1–7'], does: 'side' },
  { command: 'undo', keys: ['Ctrl', 'Z'], does: 'undo' },
  { command: null, keys: ['Ctrl', 'K'], does: 'find' },
  { command: null, keys: ['?'], does: 'all keys' },
];
