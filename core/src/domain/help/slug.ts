const longest = 70;

/** The URL segment suggested by a title. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '');
  return words.join('-').slice(0, longest).replace(/-+$/, '') || 'topic';
}
