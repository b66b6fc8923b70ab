import type { GeneratedFile } from '@dre/core/contract/catalogue/book-import';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import type { CheckedDraft } from '../draft/issues-service.ts';

/** Tasks on whole tables of the book, run outside the server's main thread. */
export type BookWork =
  | { readonly kind: 'check'; readonly id: string }
  | {
      readonly kind: 'commit';
      readonly id: string;
      readonly version: number;
      readonly person: { readonly id: string; readonly name: string };
      readonly requestId: string;
    }
  | { readonly kind: 'error-file'; readonly id: string }
  | {
      readonly kind: 'export';
      readonly of: 'draft' | 'template' | number;
      readonly table: TableFile | null;
      readonly format: 'csv' | 'xlsx';
    };

export interface BookWorkshop {
  /** The generated file; undefined if there was nothing to generate it from. */
  run(work: BookWork): Promise<GeneratedFile | undefined>;
  /** The issues of the committed draft. */
  checkDraft(): Promise<CheckedDraft>;
  close(): Promise<void>;
}

/** Thrown when the queue is longer than anyone would wait for. */
export class TooMuchBookWork extends Error {
  override readonly name = 'TooMuchBookWork';
}
