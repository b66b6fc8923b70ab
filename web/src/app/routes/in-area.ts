import type * as areaPages from './area-pages.ts';
import type * as builderPages from './builder-pages.ts';
import type * as shellPages from './shell-pages.ts';
import type * as shopPages from './shop-pages.ts';

type Load<Pages, Page> = (pages: Pages) => Promise<Page>;

/** The list of pages is itself fetched with the first of them: the sign-in screen does not load it. */
export function inArea<Page>(load: Load<typeof areaPages, Page>): () => Promise<Page> {
  return async () => load(await import('./area-pages.ts'));
}

export function inBuilder<Page>(load: Load<typeof builderPages, Page>): () => Promise<Page> {
  return async () => load(await import('./builder-pages.ts'));
}

export function inShop<Page>(load: Load<typeof shopPages, Page>): () => Promise<Page> {
  return async () => load(await import('./shop-pages.ts'));
}

export function aroundPages<Page>(load: Load<typeof shellPages, Page>): () => Promise<Page> {
  return async () => load(await import('./shell-pages.ts'));
}
