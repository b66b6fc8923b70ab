import type { Problem } from '@dre/core/contract/problem';
import type { BookPin } from '@dre/core/domain/catalogue/book/pin';
import type { Books } from '@dre/core/domain/estimates/model/book-pin';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { Result } from '@dre/core/domain/result';

/** The books an open estimate is priced with, and a way to load others. */
export interface LocalBooks {
  /** The revision of house values used where an estimate names none. */
  readonly defaultHouseRevision: number;
  readonly of: Books;
  readonly has: (pins: readonly BookPin[]) => boolean;
  /** Loads all of them, or returns the problem. */
  readonly load: (pins: readonly BookPin[]) => Promise<Result<null, Problem>>;
}

/** The books these edits move the estimate to. */
export function pinsOfMoves(edits: readonly { readonly edit: Edit }[]): readonly BookPin[] {
  return edits.flatMap(({ edit }) => {
    if (edit.kind !== 'move-to-edition') return [];
    const { edition, houseRevision } = edit;
    return [{ edition, houseRevision }];
  });
}
