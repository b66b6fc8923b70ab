import { useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** Selects from the last selected row to this one, in visible order. */
  extend(id: string, shown: readonly string[]): void;
  choose(ids: readonly string[], isChosen: boolean): void;
  clear(): void;
}

/** Selected rows, across pages. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const choose = (some: readonly string[], isChosen: boolean) =>
    setIds((before) => {
      const next = new Set(before);
      for (const id of some) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return {
    ids,
    choose,
    toggle(id) {
      setAnchor(id);
      choose([id], !ids.has(id));
    },
    extend(id, shown) {
      const [from, to] = [shown.indexOf(anchor ?? id), shown.indexOf(id)];
      const [first, last] = [Math.min(from, to), Math.max(from, to)];
      choose(from < 0 ? [id] : shown.slice(first, last + 1), true);
      setAnchor(id);
    },
    clear: () => setIds(new Set()),
  };
}
