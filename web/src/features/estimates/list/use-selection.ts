import { useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** Selects from the last selected row to this one, in visible order. */
  extend(id: string, visible: readonly string[]): void;
  select(ids: readonly string[], isSelected: boolean): void;
  clear(): void;
}

/** Selected rows, across pages. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const select = (some: readonly string[], isSelected: boolean) =>
    setIds((before) => {
      const next = new Set(before);
      for (const id of some) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return {
    ids,
    select,
    toggle(id) {
      setAnchor(id);
      select([id], !ids.has(id));
    },
    extend(id, visible) {
      const [from, to] = [visible.indexOf(anchor ?? id), visible.indexOf(id)];
      const [first, last] = [Math.min(from, to), Math.max(from, to)];
      select(from < 0 ? [id] : visible.slice(first, last + 1), true);
      setAnchor(id);
    },
    clear: () => setIds(new Set()),
  };
}
