import type * as visitorPages from './visitor-pages.ts';

type Load<Page> = (pages: typeof visitorPages) => Promise<Page>;

/** Apart from the lists of areas, which the pages of visitors name themselves. */
export function inVisitorPages<Page>(load: Load<Page>): () => Promise<Page> {
  return async () => load(await import('./visitor-pages.ts'));
}
