import type { EditionMove } from '@dre/core/domain/estimates/versions/preview-edition-move';
import type { BookPin } from '@dre/core/domain/catalogue/book/pin';
import { isSamePin, pinOf } from '@dre/core/domain/estimates/model/book-pin';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';

/** A book's label on a button, by the part that differs from the other book. */
export function bookName({ edition, houseRevision }: BookPin, other: BookPin): string {
  if (edition !== other.edition) return `edition ${edition}`;
  return houseRevision === 0 || houseRevision === null ? 'the book alone' : `house values ${houseRevision}`;
}

/** The estimate's book, with the house revision filled in where the estimate records none. */
export function resolvedPin(estimate: Estimate, defaultHouseRevision: number): BookPin {
  const { edition, houseRevision } = pinOf(estimate);
  return { edition, houseRevision: houseRevision ?? defaultHouseRevision };
}

/** Editions and house revisions only count up, so any difference is newer. */
export function isNewer(newest: BookPin, present: BookPin): boolean {
  return !isSamePin(newest, present) && newest.edition >= present.edition;
}

/** Null where moving would change nothing on this estimate. */
export function barText({ lines }: Pick<EditionMove, 'lines'>): string | null {
  if (lines.length === 0) return null;
  const count = lines.length.toLocaleString('en-US');
  return lines.length === 1 ? '1 price changed, review' : `${count} prices changed, review`;
}

export function dismissedKey(estimateId: string): string {
  return `dre_kept_book_${estimateId}`;
}

export function pinText({ edition, houseRevision }: BookPin): string {
  return `${edition} ${houseRevision ?? ''}`;
}
