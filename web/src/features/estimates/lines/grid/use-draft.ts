import { useState } from 'react';
import type { LiveEdit } from '../../../../ui/grid/grid-definition.ts';

type Draft = Pick<LiveEdit, 'key' | 'column' | 'text'>;

/** Stores the text typed into a cell until it becomes an edit, so that a reload does not lose it. */
export function useDraft(estimate: string): {
  readonly first: Draft | null;
  readonly store: (edit: LiveEdit | null) => void;
} {
  const name = `dre-cell ${estimate}`;
  const [first] = useState(() => readDraft(name));
  return {
    first,
    store: (edit) => {
      try {
        if (edit === null) localStorage.removeItem(name);
        else
          localStorage.setItem(name, JSON.stringify({ key: edit.key, column: edit.column, text: edit.text }));
      } catch {
        // Without storage the text is still in the cell.
      }
    },
  };
}

function readDraft(name: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  const { key, column, text } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return typeof key === 'string' && typeof column === 'string' && typeof text === 'string';
}
