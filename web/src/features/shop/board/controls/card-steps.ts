/** The card an arrow, Home or End leads to; undefined where there is none. */
export function nextCard(
  columns: readonly (readonly string[])[],
  from: string | null,
  key: string,
): string | undefined {
  const at = columns.findIndex((cards) => from !== null && cards.includes(from));
  const column = columns[at];
  if (column === undefined || from === null) return columns.find((cards) => cards.length > 0)?.[0];
  const index = column.indexOf(from);
  switch (key) {
    case 'ArrowUp':
      return column[index - 1];
    case 'ArrowDown':
      return column[index + 1];
    case 'Home':
      return column[0];
    case 'End':
      return column.at(-1);
    case 'ArrowLeft':
      return beside(columns.slice(0, at).toReversed(), index);
    case 'ArrowRight':
      return beside(columns.slice(at + 1), index);
    default:
      return undefined;
  }
}

/** Empty columns are passed over. */
function beside(columns: readonly (readonly string[])[], index: number): string | undefined {
  const column = columns.find((cards) => cards.length > 0);
  return column?.[Math.min(index, column.length - 1)];
}
