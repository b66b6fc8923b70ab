import type { Book } from '../../catalogue/book/book.ts';
import type { Result } from '../../result.ts';
import type { Books } from '../model/book-pin.ts';
import type { Change, EditKind } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';

export type ChangeOf<K extends EditKind> = Extract<Change, { kind: K }>;

export type Outcome = Result<Estimate, EditRefusal>;

/** Applies and undoes one kind of edit. `book` is the estimate's own; `undo` receives the estimate before the edit. */
export interface EditHandler<K extends EditKind> {
  readonly apply: (estimate: Estimate, change: ChangeOf<K>, book: Book, books: Books) => Outcome;
  /** Edits to apply in order; null when the edit cannot be undone. */
  readonly undo: (before: Estimate, change: ChangeOf<K>) => Change | readonly Change[] | null;
}

export type EditHandlers<K extends EditKind> = { readonly [Kind in K]: EditHandler<Kind> };

/** The current values of the fields an edit changes, for its undo. */
export function presentValues<T extends object>(present: T, changes: Partial<T>): Partial<T> {
  const values: Partial<T> = {};
  for (const field of Object.keys(changes) as (keyof T)[]) values[field] = present[field];
  return values;
}
