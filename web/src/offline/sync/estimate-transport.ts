import type { SideNaming } from '@dre/core/domain/account/side-names';
import type { Problem } from '@dre/core/contract/problem';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { EditOutcome } from '@dre/core/domain/estimates/sync/merge-edits';
import type { AppliedEdit } from '@dre/core/domain/estimates/sync/replica';
import type { Result } from '@dre/core/domain/result';

/** An estimate as the server has it. */
export interface WholeEstimate {
  readonly estimate: Estimate;
  readonly revision: number;
  readonly houseRevision: number;
  readonly mayEdit: boolean;
  /** What the company calls the two long sides; nobody knows: the book's words. */
  readonly sideNaming?: SideNaming;
  /** When its last change was saved, in milliseconds. */
  readonly savedAt: number;
}

/** What became of the edits that were sent, and what others did meanwhile. */
export interface SentEdits {
  readonly fates: readonly {
    readonly id: string;
    /** As which it was applied; null where it was not. */
    readonly revision: number | null;
    readonly fate: EditOutcome;
    /** As it was written down, where that differs: who locked and when is the server's word. */
    readonly edit?: Edit;
  }[];
  readonly others: readonly AppliedEdit[];
}

/** Somebody else who has the estimate open, and where in it they are. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  /** A line and column, or a pane. */
  readonly where: string;
  /** Until when it holds unless it is said again, in milliseconds. */
  readonly until: number;
}

export interface LiveNews {
  readonly onEdits: (edits: readonly AppliedEdit[]) => void;
  readonly onPresence: (visitors: readonly Visitor[]) => void;
  /** Something was said about it. */
  readonly onComments: () => void;
}

/** The way to the server, for one estimate. */
export interface EstimateTransport {
  read(): Promise<Result<WholeEstimate, Problem>>;
  send(since: number, edits: readonly Edit[]): Promise<Result<SentEdits, Problem>>;
  /** Ends when the connection does. */
  listen(since: number, news: LiveNews, signal: AbortSignal): Promise<void>;
}
