import type { Book } from '@dre/core/domain/catalogue/book/book';
import { accept } from '@dre/core/domain/result';
import type { LocalBooks } from '../offline/sync/local-books.ts';

/** A device with one book, whichever edition is asked for. */
export function oneBookHere(book: Book): LocalBooks {
  return { defaultHouseRevision: 0, of: () => book, has: () => true, load: async () => accept(null) };
}
