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
        keep(name, next);
        return next;
      }),
    forget: () => {
      setValue(empty);
      keep(name, undefined);
    },
  };
}

/** The stored draft; the empty one if nothing of its shape is stored. */
export function readStoredDraft<Value>(name: string, empty: Value): Value {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isLike(kept, empty) ? kept : empty;
  } catch {
    return empty;
  }
}

function isLike<Value>(kept: unknown, empty: Value): kept is Value {
  if (typeof empty !== 'object' || empty === null) return typeof kept === typeof empty;
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(empty).every(
    ([field, value]) => typeof (kept as Record<string, unknown>)[field] === typeof value,
  );
}

function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage the text is still in the fields.
  }
}
