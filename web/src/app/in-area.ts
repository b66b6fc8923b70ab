import type * as areaPages from './area-pages.ts';

/** Where the pages are to be had is itself fetched once somebody goes there: a visitor signs in without the list. */
export function inArea<Page>(load: (pages: typeof areaPages) => Promise<Page>): () => Promise<Page> {
  return async () => load(await import('./area-pages.ts'));
}
