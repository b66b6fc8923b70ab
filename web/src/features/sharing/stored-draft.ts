import { useState } from 'react';

/**
 * Text a reader of a link has not sent yet. It survives a reload on their device, stored under the beginning of the
 * token, which identifies the link but does not open it.
 */
export interface StoredDraft<Value> {
  readonly value: Value;
  readonly write: (change: (before: Value) => Value) => void;
  /** Clears the draft after it was sent. */
  readonly forget: () => void;
}

export function useStoredDraft<Value>(token: string, kind: string, empty: Value): StoredDraft<Value> {
  const name = `dre-share ${kind} ${token.slice(0, 12)}`;
  const [value, setValue] = useState(() => readStoredDraft(name, empty));
  return {
    value,
    write: (change) =>
      setValue((before) => {
        const next = change(before);
        store(name, next);
        return next;
      }),
    forget: () => {
      setValue(empty);
      store(name, undefined);
    },
  };
}

/** The stored draft; the empty one if nothing of its shape is stored. */
export function readStoredDraft<Value>(name: string, empty: Value): Value {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isLike(stored, empty) ? stored : empty;
  } catch {
    return empty;
  }
}

function isLike<Value>(stored: unknown, empty: Value): stored is Value {
  if (typeof empty !== 'object' || empty === null) return typeof stored === typeof empty;
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(empty).every(
    ([field, value]) => typeof (stored as Record<string, unknown>)[field] === typeof value,
  );
}

function store(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage the text is still in the fields.
  }
}
