import { type KeyboardEvent, useRef, useState } from 'react';

/** A row of a treegrid: a step, or a task below it. */
export interface TreeRow {
  readonly key: string;
  /** The step of a task; null for steps. */
  readonly parent: string | null;
}

export interface TreeRows {
  /** The row that Tab reaches. */
  readonly active: string | null;
  readonly ref: (key: string) => (element: HTMLElement | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (key: string) => void;
}

interface TreeActions {
  readonly isOpen: (step: string) => boolean;
  readonly onFold: (step: string, isOpen: boolean) => void;
  readonly onTick: (row: string) => void;
  readonly onEnter: (row: string) => void;
}

/** Arrow keys move between rows and fold steps; one row at a time is in the tab order. */
export function useTreeRows(rows: readonly TreeRow[], actions: TreeActions): TreeRows {
  const elements = useRef(new Map<string, HTMLElement>());
  const [last, setLast] = useState<string | null>(null);
  const active = rows.some(({ key }) => key === last) ? last : (rows[0]?.key ?? null);
  const go = (key: string | undefined) => {
    if (key === undefined) return;
    setLast(key);
    elements.current.get(key)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ key }) => key === active);
    const row = rows[at];
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const handled = press(event.key, { rows, at, row, actions, go });
    if (handled) event.preventDefault();
  };
  return {
    active,
    ref: (key) => (element) => {
      if (element === null) elements.current.delete(key);
      else elements.current.set(key, element);
    },
    onKeyDown,
    onFocus: setLast,
  };
}

interface Press {
  readonly rows: readonly TreeRow[];
  readonly at: number;
  readonly row: TreeRow;
  readonly actions: TreeActions;
  readonly go: (key: string | undefined) => void;
}

function press(key: string, { rows, at, row, actions, go }: Press): boolean {
  const isStep = row.parent === null;
  switch (key) {
    case 'ArrowDown':
      go(rows[at + 1]?.key);
      return true;
    case 'ArrowUp':
      go(rows[at - 1]?.key);
      return true;
    case 'Home':
      go(rows[0]?.key);
      return true;
    case 'End':
      go(rows.at(-1)?.key);
      return true;
    case 'ArrowRight':
      if (isStep && !actions.isOpen(row.key)) actions.onFold(row.key, true);
      else if (isStep) go(rows[at + 1]?.parent === row.key ? rows[at + 1]?.key : undefined);
      return true;
    case 'ArrowLeft':
      if (!isStep) go(row.parent ?? undefined);
      else actions.onFold(row.key, false);
      return true;
    case 'Enter':
      actions.onEnter(row.key);
      return true;
    case 't':
    case 'T':
      actions.onTick(row.key);
      return true;
    default:
      return false;
  }
}
