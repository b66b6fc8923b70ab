const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The edition that came with the product has no month of its own: later ones are named by theirs. */
export function bookName(
  edition: number,
  published: { readonly publishedAt: string; readonly note: string } | undefined,
): string {
  if (published === undefined) return `Edition ${String(edition)}`;
  if (published.note.startsWith('starter data')) return `Starter book, edition ${String(edition)}`;
  return `Edition ${String(edition)}, ${monthAndYear.format(new Date(published.publishedAt))}`;
}
