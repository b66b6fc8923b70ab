/** Rows selected beside the one in focus. `anchor` is the start of a range. */
export interface GridSelection {
  readonly keys: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const nothingSelected: GridSelection = { keys: new Set(), anchor: null };

/** Adds a row, or removes it again. */
export function toggleRow({ keys }: GridSelection, key: string): GridSelection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}

/** Selects the rows between the anchor and a row, both included, and drops the former selection. */
export function extendTo(
  { anchor }: GridSelection,
  from: string,
  to: string,
  order: readonly string[],
): GridSelection {
  const start = anchor !== null && order.includes(anchor) ? anchor : from;
  const [low, high] = [order.indexOf(start), order.indexOf(to)].toSorted((one, other) => one - other);
  return { keys: new Set(order.slice(low, (high ?? -1) + 1)), anchor: start };
}

/** Deselects rows that no longer exist. */
export function stillThere(selection: GridSelection, rows: { has(key: string): boolean }): GridSelection {
  const gone = [...selection.keys].some((key) => !rows.has(key));
  return gone
    ? { ...selection, keys: new Set([...selection.keys].filter((key) => rows.has(key))) }
    : selection;
}
