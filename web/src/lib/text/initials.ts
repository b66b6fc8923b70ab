/** The first letters of a name's first and last word: Dana Whitfield is DW. */
export function initials(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter((word) => word !== '');
  const [first = '', ...rest] = words;
  return ([...first][0] ?? '') + ([...(rest.at(-1) ?? '')][0] ?? '');
}
