import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { BookPin } from '@dre/core/domain/catalogue/book/pin';
import { type Books, isSamePin, pinsOf } from '@dre/core/domain/estimates/model/book-pin';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { Db } from '../../../database/connections/connection.ts';
import { bookFor, bookIfThere } from '../../catalogue/open-books.ts';
import type { EstimateRecord } from './estimates-queries.ts';

/** The books the edits of an estimate need: its own, and those they move it to. */
export async function booksNeeded(
  trx: Db,
  companyId: string,
  { estimate, houseRevision: startedWith }: Pick<EstimateRecord, 'estimate' | 'houseRevision'>,
  edits: readonly Edit[],
): Promise<Books> {
  const revisions = ({ edition, houseRevision }: BookPin) => ({
    companyId,
    edition,
    houseRevision: houseRevision ?? startedWith,
  });
  const found: (readonly [BookPin, Book | undefined])[] = [];
  for (const pin of pinsOf(estimate)) found.push([pin, await bookFor(trx, revisions(pin))]);
  for (const edit of edits) {
    if (edit.kind !== 'move-to-edition' || found.some(([known]) => isSamePin(known, edit))) continue;
    // The edit may name an edition that was never published.
    found.push([edit, await bookIfThere(trx, revisions(edit))]);
  }
  return (pin) => found.find(([known]) => isSamePin(known, pin))?.[1];
}
