import type { DraftPartReply, StagedRow } from '@dre/core/contract/catalogue/book-draft';
import type { BookLists } from '../use-book-lists.ts';

/** What the tabs of the drawer work with. */
export interface PartTabProps {
  readonly part: DraftPartReply;
  readonly lists: BookLists;
  /** Stages rows and reads the part again; answers whether they were taken. */
  readonly stage: (rows: readonly StagedRow[]) => Promise<boolean>;
  readonly onOpen: (code: string) => void;
}
