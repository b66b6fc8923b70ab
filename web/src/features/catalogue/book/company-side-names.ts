import { withSideNames, type SideNaming } from '@dre/core/domain/account/side-names';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';

const byNaming = new WeakMap<BookContents, Map<SideNaming, BookContents>>();

/** One instance for each naming, so that everything derived from the book, above all the search, is built once. */
export function withCompanySideNames(contents: BookContents, naming: SideNaming): BookContents {
  const cached = byNaming.get(contents) ?? new Map<SideNaming, BookContents>();
  const named = cached.get(naming) ?? withSideNames(contents, naming);
  byNaming.set(contents, cached.set(naming, named));
  return named;
}
