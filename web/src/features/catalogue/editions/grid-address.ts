/** The screens that edit a table of the book. */
const screensOf: Readonly<Record<string, string>> = {
  'part-types.csv': '/admin/part-types',
  'sides.csv': '/admin/sides',
  'sub-sides.csv': '/admin/sub-sides',
};

/** The screen that edits a row: its own list, or the part it concerns; undefined if neither exists. */
export function gridAddress(file: string, part: string): string | undefined {
  const own = screensOf[file];
  if (own !== undefined) return own;
  return part === '' ? undefined : `/admin/parts?find=${encodeURIComponent(part)}`;
}

/** The part a row concerns, from its key. */
export function partOf(file: string, key: string): string {
  if (file === 'parts.csv') return key;
  const words = key.split(' ');
  if (file === 'part-places.csv' || file === 'operations.csv' || file === 'consumables.csv')
    return words[0] ?? '';
  return file === 'relations.csv' ? (words[1] ?? '') : '';
}
