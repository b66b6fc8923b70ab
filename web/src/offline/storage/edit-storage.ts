import type { SideNaming } from '@dre/core/domain/account/side-names';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { PendingEdit } from '@dre/core/domain/estimates/sync/replica';
import type { UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';

/** The last state of an estimate confirmed by the server, stored so that it opens offline. */
export interface StoredEstimate {
  readonly id: string;
  readonly company: string;
  readonly confirmed: Estimate;
  readonly revision: number;
  readonly houseRevision: number;
  readonly mayEdit: boolean;
  /** Missing on estimates stored before companies could name the two long sides. */
  readonly sideNaming?: SideNaming;
  /** Time of the last saved change, in milliseconds; missing on estimates stored by an earlier release. */
  readonly savedAt?: number;
}

/** An edit the server refused, stored until its author has seen the reason. */
export interface RefusedEdit {
  readonly edit: Edit;
  readonly reason: string;
}

/** Everything this device stores of one estimate. */
export interface StoredWork {
  readonly stored: StoredEstimate | undefined;
  readonly pending: readonly PendingEdit[];
  readonly undo: UndoStack;
  readonly refused: readonly RefusedEdit[];
}

/**
 * The server's reply to pending edits. It is stored in one transaction, so an edit never vanishes without
 * its result.
 */
export interface Acknowledgment {
  readonly stored: StoredEstimate;
  readonly acknowledged: readonly string[];
  readonly refused: readonly RefusedEdit[];
}

/** Stores edits until the server has them. A write resolves once it is on the disk. */
export interface EditStorage {
  /** The device's id: created once, shared by all its tabs. */
  readonly device: string;
  open(estimate: string): Promise<StoredWork>;
  write(estimate: string, edits: readonly PendingEdit[], undo: UndoStack): Promise<void>;
  acknowledge(estimate: string, acknowledgment: Acknowledgment): Promise<void>;
  forgetRefused(edit: string): Promise<void>;
  /** Deletes everything stored of an estimate the server no longer has. */
  forget(estimate: string): Promise<void>;
  /** Numbers of unacknowledged edits by estimate. */
  unsent(): Promise<ReadonlyMap<string, number>>;
}
