import type { SideNaming } from '@dre/core/domain/account/side-names';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import type { UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';

/** What the server last confirmed of an estimate, kept here so that it opens without it. */
export interface StoredEstimate {
  readonly id: string;
  readonly company: string;
  readonly confirmed: Estimate;
  readonly revision: number;
  readonly houseRevision: number;
  readonly mayEdit: boolean;
  /** Missing on what was kept before companies had words of their own. */
  readonly sideNaming?: SideNaming;
  /** When its last change was saved, in milliseconds; missing on what was kept before that was told. */
  readonly savedAt?: number;
}

/** An edit the server would not take, kept until its author has seen why. */
export interface RefusedEdit {
  readonly edit: Edit;
  readonly reason: string;
}

/** Everything this device keeps of one estimate. */
export interface Shelved {
  readonly kept: StoredEstimate | undefined;
  readonly pending: readonly PendingEdit[];
  readonly undo: UndoStack;
  readonly refused: readonly RefusedEdit[];
}

/** What was answered: struck out together with what it led to, or not at all. */
export interface Answered {
  readonly kept: StoredEstimate;
  readonly struck: readonly string[];
  readonly refused: readonly RefusedEdit[];
}

/** Where edits lie until the server has them. A promise that ends well means: on the disk. */
export interface EditStorage {
  /** The name of this device: made once, shared by all its tabs. */
  readonly device: string;
  open(estimate: string): Promise<Shelved>;
  write(estimate: string, edits: readonly PendingEdit[], undo: UndoStack): Promise<void>;
  strike(estimate: string, answered: Answered): Promise<void>;
  forgetRefused(edit: string): Promise<void>;
  /** Estimates with edits that were never answered, and how many. */
  unsent(): Promise<ReadonlyMap<string, number>>;
}
