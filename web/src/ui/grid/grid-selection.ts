/** Rows chosen beside the one in focus. `anchor` is where a range began. */
export interface GridSelection {
  readonly keys: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const nothingSelected: GridSelection = { keys: new Set(), anchor: null };

/** Takes a row in, or out again. */
export function toggleRow({ keys }: GridSelection, key: string): GridSelection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}

/** Everything between the anchor and a row, both included; what was chosen before is let go. */
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

/** Rows that are gone are no longer chosen. */
export function stillThere(selection: GridSelection, rows: { has(key: string): boolean }): GridSelection {
  const gone = [...selection.keys].some((key) => !rows.has(key));
  return gone
    ? { ...selection, keys: new Set([...selection.keys].filter((key) => rows.has(key))) }
    : selection;
}
