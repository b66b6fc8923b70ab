/** A page number, or the gap of the pages left out. */
export type PageLink = number | 'gap';

const most = 7; // spec §9

/** The first page, the last page and those around the current one: at most seven places. */
export function pageLinks(current: number, total: number): PageLink[] {
  if (total <= most) return range(1, total);
  const page = Math.min(Math.max(current, 1), total);
  if (page <= 4) return [...range(1, 5), 'gap', total];
  if (page >= total - 3) return [1, 'gap', ...range(total - 4, total)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', total];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
