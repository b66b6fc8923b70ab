/** The screens that edit a table of the book. */
const screensOf: Readonly<Record<string, string>> = {
  'part-types.csv': '/admin/part-types',
  'sides.csv': '/admin/sides',
  'sub-sides.csv': '/admin/sub-sides',
};

/** Where a row is edited: its own list, or the part it is about; undefined where neither is. */
export function gridAddress(file: string, part: string): string | undefined {
  const own = screensOf[file];
  if (own !== undefined) return own;
  return part === '' ? undefined : `/admin/parts?find=${encodeURIComponent(part)}`;
}

/** The part a row is about, as its key says it. */
export function partOf(file: string, key: string): string {
  if (file === 'parts.csv') return key;
  const words = key.split(' ');
  if (file === 'part-places.csv' || file === 'operations.csv' || file === 'consumables.csv')
    return words[0] ?? '';
  return file === 'relations.csv' ? (words[1] ?? '') : '';
}
