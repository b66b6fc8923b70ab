import type { GeneratedFile } from '@dre/core/contract/catalogue/book-import';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import type { CheckedDraft } from '../draft/issues-service.ts';

/** What is done to whole tables of the book, away from the thread that answers everybody. */
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
  /** The file that was made, where one was; undefined where there was nothing to make it of. */
  run(work: BookWork): Promise<GeneratedFile | undefined>;
  /** The faults of the draft as it is committed. */
  checkDraft(): Promise<CheckedDraft>;
  close(): Promise<void>;
}

/** More is waiting than anybody would wait for. */
export class TooMuchBookWork extends Error {
  override readonly name = 'TooMuchBookWork';
}
