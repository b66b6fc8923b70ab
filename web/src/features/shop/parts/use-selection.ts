import { useMemo, useState } from 'react';
import { type OpenPart, type QueueRow, rowsBetween } from './view/parts-view.ts';

/**
 * Selected parts among those shown; one that stands in two queues is selected in both. A range goes from the row that was
 * selected last to the active one.
 */
export function useSelection(shown: readonly QueueRow[], active: string | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const rows = useMemo((): readonly OpenPart[] => {
    const selected = shown.filter(({ id }) => ids.has(id));
    return [...new Map(selected.map((row) => [row.id, row])).values()];
  }, [shown, ids]);
  const toggle = ({ id, key }: QueueRow) => {
    setLast(key);
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };
  const extend = () => {
    if (active === undefined) return;
    const range = rowsBetween(shown, last ?? active, active).map(({ id }) => id);
    setLast(active);
    setIds((before) => new Set([...before, ...range]));
  };
  const clear = () => {
    setLast(null);
    setIds(new Set());
  };
  return { rows, has: (id: string) => ids.has(id), toggle, extend, clear };
}
