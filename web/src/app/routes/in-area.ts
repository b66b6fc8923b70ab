import type * as areaPages from './area-pages.ts';
import type * as builderPages from './builder-pages.ts';
import type * as shellPages from './shell-pages.ts';

type Load<Pages, Page> = (pages: Pages) => Promise<Page>;

/** Where the pages are to be had is itself fetched once somebody goes there: a visitor signs in without the list. */
export function inArea<Page>(load: Load<typeof areaPages, Page>): () => Promise<Page> {
  return async () => load(await import('./area-pages.ts'));
}

export function inBuilder<Page>(load: Load<typeof builderPages, Page>): () => Promise<Page> {
  return async () => load(await import('./builder-pages.ts'));
}

export function aroundPages<Page>(load: Load<typeof shellPages, Page>): () => Promise<Page> {
  return async () => load(await import('./shell-pages.ts'));
}
