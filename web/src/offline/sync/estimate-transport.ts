import type { SideNaming } from '@dre/core/domain/account/side-names';
import type { Problem } from '@dre/core/contract/problem';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { EditOutcome } from '@dre/core/domain/estimates/sync/merge-edits';
import type { AppliedEdit } from '@dre/core/domain/estimates/sync/replica';
import type { Result } from '@dre/core/domain/result';
import type { StreamEnd } from './reopening-stream.ts';

/** An estimate as read from the server. */
export interface WholeEstimate {
  readonly estimate: Estimate;
  readonly revision: number;
  readonly houseRevision: number;
  readonly mayEdit: boolean;
  /** The company's names for the two long sides; without them the book's names apply. */
  readonly sideNaming?: SideNaming;
  /** Time of the last saved change, in milliseconds. */
  readonly savedAt: number;
}

/** The outcome of each sent edit, and the edits of others since. */
export interface SentEdits {
  readonly fates: readonly {
    readonly id: string;
    /** The revision the edit created; null if it was not applied. */
    readonly revision: number | null;
    readonly fate: EditOutcome;
    /** The stored edit where it differs from the sent one: the server fills in who locked and when. */
    readonly edit?: Edit;
  }[];
  readonly others: readonly AppliedEdit[];
}

/** Another person who has the estimate open, and their position in it. */
export interface Collaborator {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  /** A line and column, or a pane. */
  readonly where: string;
  /** Expiry unless renewed, in milliseconds. */
  readonly until: number;
}

export interface LiveNews {
  readonly onEdits: (edits: readonly AppliedEdit[]) => void;
  readonly onPresence: (collaborators: readonly Collaborator[]) => void;
  /** A comment was added. */
  readonly onComments: () => void;
}

/** The server itself says that there is no such estimate; a 404 of a proxy in between does not. */
export function isNoSuchEstimate({ type }: Problem): boolean {
  return type === '/api/docs#not-found';
}

/** Requests to the server for one estimate. */
export interface EstimateTransport {
  read(): Promise<Result<WholeEstimate, Problem>>;
  send(since: number, edits: readonly Edit[]): Promise<Result<SentEdits, Problem>>;
  /** Resolves when the connection ends. */
  listen(since: number, news: LiveNews, signal: AbortSignal): Promise<StreamEnd>;
}
