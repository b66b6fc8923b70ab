import type { DraftPartReply, StagedRow } from '@dre/core/contract/catalogue/book-draft';
import type { BookLists } from '../use-book-lists.ts';

/** The props of the drawer's tabs. */
export interface PartTabProps {
  readonly part: DraftPartReply;
  readonly lists: BookLists;
  /** Stages rows and reloads the part; false if they were refused. */
  readonly stage: (rows: readonly StagedRow[]) => Promise<boolean>;
  readonly onOpen: (code: string) => void;
}
