import type { Problem } from '@dre/core/contract/problem';
import type { Book } from '@dre/core/domain/catalogue/book/book';
import { isLifeStep } from '@dre/core/domain/estimates/edits/apply-edit';
import { pinOf, pinsOf } from '@dre/core/domain/estimates/model/book-pin';
import { type AppliedChanges, applyLocally } from '@dre/core/domain/estimates/sync/apply-locally';
import type { Change, Edit } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { EditRefusal } from '@dre/core/domain/estimates/model/edit-refusal';
import {
  type AcknowledgedEdit,
  type AppliedEdit,
  receiveEdits,
  openReplica,
  type PendingEdit,
  type Replica,
} from '@dre/core/domain/estimates/sync/replica';
import { afterHearing } from '@dre/core/domain/estimates/sync/undo-among-others';
import { remember, takeStep, type UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';
import { isBeingWritten } from '@dre/core/domain/estimates/model/lifecycle/status';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { acknowledgments } from './server-replies.ts';
import { type Batch, nextBatch } from './edit-batch.ts';
import { type LocalBooks, pinsOfMoves } from './local-books.ts';
import { type EventSubscription, subscribeToEvents } from './server-events.ts';
import { isSameState, type SaveState, saveState } from './save-state.ts';
import { type SendQueue, startSendQueue } from './send-queue.ts';
import type {
  Acknowledgment,
  StoredEstimate,
  RefusedEdit,
  EditStorage,
  StoredWork,
} from '../storage/edit-storage.ts';
import { startAcknowledging, type AcknowledgmentQueue } from './acknowledge-later.ts';
import type { SentEdits, Collaborator, EstimateTransport } from './estimate-transport.ts';

/** Snapshot of an open estimate for rendering. */
export interface OpenEstimate {
  readonly estimate: Estimate;
  readonly book: Book;
  readonly mayEdit: boolean;
  /** Revision of the last edit received from somebody else. */
  readonly lastRemoteRevision: number;
  readonly saveState: SaveState;
  /**
   * Label of the next undo and redo step; null when there is none, and while the estimate is locked or
   * void.
   */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly refused: readonly RefusedEdit[];
  /** The problem of the last failed send; null while sending works. */
  readonly trouble: Problem | null;
  readonly collaborators: readonly Collaborator[];
  /** Counts notifications of comments and of answers by share links; a change makes screens refetch both. */
  readonly comments: number;
}

export interface EstimateStoreDependencies {
  readonly storage: EditStorage;
  readonly transport: EstimateTransport;
  readonly books: LocalBooks;
  readonly newId: () => string;
  readonly now: () => number;
}

/** State of one open estimate. An edit is on the screen at once, then on the disk, then on the server. */
export class EstimateStore {
  #replica: Replica;
  #stored: StoredEstimate;
  #undo: UndoStack;
  #refused: readonly RefusedEdit[];
  #collaborators: readonly Collaborator[] = [];
  #lastRemoteRevision: number;
  #unwritten = 0;
  #comments = 0;
  #isBlocked = false;
  #savedAt: number;
  /** Ids of the edits stored when the estimate was opened; the server may have acknowledged some since. */
  readonly #storedIds: ReadonlySet<string>;
  #saveState: SaveState = { kind: 'saving' };
  #snapshot: OpenEstimate;
  readonly #deps: EstimateStoreDependencies;
  readonly #subscribers = new Set<() => void>();
  readonly #sendQueue: SendQueue;
  readonly #events: EventSubscription;
  readonly #acknowledgments: AcknowledgmentQueue;

  constructor(stored: StoredEstimate, work: Omit<StoredWork, 'stored'>, deps: EstimateStoreDependencies) {
    this.#stored = stored;
    this.#deps = deps;
    this.#replica = openReplica(stored, work.pending, deps.books.of);
    this.#storedIds = new Set(work.pending.map(({ edit }) => edit.id));
    this.#undo = work.undo;
    this.#refused = work.refused;
    this.#savedAt = stored.savedAt ?? deps.now();
    this.#lastRemoteRevision = stored.revision;
    this.#acknowledgments = startAcknowledging((reply) => this.#storeAcknowledgment(reply));
    this.#sendQueue = startSendQueue({
      next: (limit) => nextBatch(this.#replica.pending, this.#replica.revision, limit),
      send: ({ since, edits }) => deps.transport.send(since, edits),
      onReply: (sent) => this.#receiveReply(sent),
      onRefusal: (batch, problem) => this.#receiveRefusal(batch, problem),
      onConflict: () => this.#reload(),
      onChange: () => {
        this.#publish();
        // Retries the write: the disk may have room by now, without the user having to edit again.
        if (this.#isBlocked && this.#sendQueue.trouble() !== null) this.#writeToStorage([]);
      },
    });
    this.#snapshot = this.#createSnapshot();
    this.#events = subscribeToEvents(deps.transport, () => this.#replica.revision, {
      onEdits: (edits) => void this.#receiveEdits(edits),
      onPresence: (collaborators) => {
        this.#collaborators = collaborators;
        this.#publish();
      },
      onComments: () => {
        this.#comments += 1;
        this.#publish();
      },
    });
    if (work.pending.length > 0) {
      // Some edits may be in the journal only, because an earlier page found no room on the disk.
      this.#writeToStorage([]);
      this.#sendQueue.now();
    }
  }

  subscribe(onChange: () => void): () => void {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  }

  snapshot(): OpenEstimate {
    return this.#snapshot;
  }

  get books(): LocalBooks {
    return this.#deps.books;
  }

  /** Applies all changes as one undo step, or none. */
  write(label: string, changes: readonly Change[]): Result<null, EditRefusal> {
    const done = this.#apply(changes);
    if (!done.ok) return done;
    // A lifecycle step such as locking is reversed by a command of its own; Undo is a key for lines.
    const isOfItsLife = changes.some(({ kind }) => isLifeStep(kind));
    this.#undo = remember(this.#undo, { label, inverses: isOfItsLife ? [] : done.value.inverses });
    this.#writeToStorage(done.value.edits);
    return accept(null);
  }

  /** Takes over edits stored before this store was created, or while it was opened. */
  adopt(written: readonly PendingEdit[], undo: UndoStack): void {
    const late = written.filter(({ edit }) => !this.#storedIds.has(edit.id));
    this.#replica = openReplica(this.#replica, [...this.#replica.pending, ...late], this.#deps.books.of);
    this.#undo = undo;
    this.#sendQueue.soon();
    this.#publish();
  }

  undo(): Result<null, EditRefusal> {
    return this.#undoStep('undo');
  }

  redo(): Result<null, EditRefusal> {
    return this.#undoStep('redo');
  }

  /** Sends pending edits without waiting for more. */
  flush(): void {
    this.#sendQueue.now();
  }

  /** The connection is back: sending and the event stream retry at once. */
  reconnect(): void {
    this.#sendQueue.now();
    this.#events.now();
  }

  forgetRefused(edit: string): void {
    this.#refused = this.#refused.filter((refused) => refused.edit.id !== edit);
    void this.#deps.storage.forgetRefused(edit);
    this.#publish();
  }

  /**
   * Sends pending edits and closes; edits that cannot be sent now stay stored until the estimate is opened
   * again.
   */
  leave(): void {
    this.#whenSafe(() => this.close());
  }

  /** Sends pending edits; resolves once all are on the server or stored on this device. */
  safe(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenSafe(resolve);
    });
  }

  #whenSafe(then: () => void): void {
    const look = () => {
      if (this.#snapshot.saveState.kind === 'saving') return;
      stop();
      then();
    };
    const stop = this.subscribe(look);
    this.flush();
    look();
  }

  close(): void {
    this.#sendQueue.stop();
    this.#events.stop();
    this.#acknowledgments.now();
  }

  #undoStep(side: 'undo' | 'redo'): Result<null, EditRefusal> {
    const step = this.#undo[side].at(-1);
    if (step === undefined) return accept(null);
    const done = this.#apply(step.inverses.map((inverse) => ({ ...inverse, id: this.#deps.newId() })));
    // The step stays on the stack: it can be undone once the book is loaded.
    if (!done.ok && done.refusal.kind === 'book-not-at-hand') return done;
    // Edits of others may make the step impossible. It is dropped then, as it would block all steps before it.
    this.#undo = takeStep(this.#undo, side, done.ok ? done.value.inverses : []);
    this.#writeToStorage(done.ok ? done.value.edits : []);
    return done.ok ? accept(null) : done;
  }

  #apply(changes: readonly Change[]): Result<AppliedChanges, EditRefusal> {
    // The server would refuse the edit, and it would stay pending forever.
    if (!this.#stored.mayEdit) return refuse({ kind: 'role-reads-only' });
    const done = applyLocally(this.#replica, changes, this.#deps.books.of, this.#deps.newId);
    if (done.ok) this.#replica = done.value.replica;
    return done;
  }

  #writeToStorage(edits: readonly Edit[]): void {
    const written = new Set(edits);
    const pending = this.#replica.pending.filter(({ edit }) => written.has(edit));
    this.#unwritten += pending.length;
    this.#publish();
    const toDisk = async () => {
      try {
        await this.#deps.storage.write(this.#stored.id, pending, this.#undo);
        this.#isBlocked = false;
      } catch {
        this.#isBlocked = true;
      }
      this.#unwritten -= pending.length;
      this.#sendQueue.soon();
      this.#publish();
    };
    void toDisk();
  }

  async #receiveReply(sent: SentEdits): Promise<void> {
    const { applied, acknowledged, refused } = acknowledgments(sent, this.#replica.pending);
    await this.#advance([...sent.others, ...applied], acknowledged, refused);
  }

  async #receiveRefusal({ edits }: Batch, problem: Problem): Promise<void> {
    const refused = edits.map((edit) => ({ edit, reason: problem.detail ?? problem.title }));
    const answered = edits.map((edit) => ({ edit, fate: { kind: 'overtaken' as const } }));
    await this.#advance([], answered, refused);
  }

  async #receiveEdits(applied: readonly AppliedEdit[]): Promise<void> {
    await this.#advance(applied, [], []);
  }

  async #advance(
    applied: readonly AppliedEdit[],
    answered: readonly AcknowledgedEdit[],
    refused: readonly RefusedEdit[],
  ): Promise<void> {
    // Somebody moved the estimate to a book not loaded here; later edits cannot be applied without it.
    const moves = pinsOfMoves(applied);
    if (!this.#deps.books.has(moves) && !(await this.#deps.books.load(moves)).ok) return undefined;
    const before = this.#replica;
    const received = receiveEdits(before, applied, answered, this.#deps.books.of);
    if (received === null) return this.#reload();
    // The event stream repeats edits that a reply has delivered already.
    if (received === before && refused.length === 0) return undefined;
    this.#replica = received;
    if (received.revision > before.revision) this.#savedAt = this.#deps.now();
    const own = new Set(before.pending.map(({ edit }) => edit.id));
    const isNew = ({ revision, edit }: AppliedEdit) => revision > before.revision && !own.has(edit.id);
    const news = applied.filter(isNew);
    if (news.length > 0) this.#lastRemoteRevision = received.revision;
    this.#adjustUndo(news);
    this.#refused = [...this.#refused, ...refused];
    const still = new Set(received.pending);
    const acknowledged = before.pending.filter((entry) => !still.has(entry)).map(({ edit }) => edit.id);
    this.#storeConfirmed({ acknowledged, refused });
    return undefined;
  }

  /** Adjusts undo steps to edits of others; the stack is stored, so the adjustment survives a reload. */
  #adjustUndo(news: readonly AppliedEdit[]): void {
    const undo = news.reduce((stack, { edit }) => afterHearing(stack, edit), this.#undo);
    if (undo === this.#undo) return;
    this.#undo = undo;
    this.#writeToStorage([]);
  }

  #storeConfirmed({ acknowledged, refused }: Pick<Acknowledgment, 'acknowledged' | 'refused'>): void {
    const { confirmed, revision } = this.#replica;
    this.#stored = { ...this.#stored, confirmed, revision, savedAt: this.#savedAt };
    this.#acknowledgments.soon(this.#stored, acknowledged, refused);
    if (refused.length > 0) this.#acknowledgments.now();
    this.#publish();
  }

  async #storeAcknowledgment(acknowledgment: Acknowledgment): Promise<void> {
    try {
      await this.#deps.storage.acknowledge(this.#stored.id, acknowledgment);
    } catch {
      // The server has the edits; those still stored are sent again and get the same reply.
      this.#isBlocked = true;
    }
  }

  /**
   * Edits in between are missing: loads the whole estimate from the server and puts the pending edits on
   * top.
   */
  async #reload(): Promise<void> {
    const whole = await this.#deps.transport.read();
    if (!whole.ok) return;
    const { estimate: confirmed, revision, savedAt } = whole.value;
    if (!(await this.#deps.books.load(pinsOf(confirmed))).ok) return;
    this.#replica = openReplica({ confirmed, revision }, this.#replica.pending, this.#deps.books.of);
    this.#lastRemoteRevision = revision;
    this.#savedAt = savedAt;
    this.#storeConfirmed({ acknowledged: [], refused: [] });
  }

  #publish(): void {
    this.#snapshot = this.#createSnapshot();
    for (const notify of this.#subscribers) notify();
  }

  #createSnapshot(): OpenEstimate {
    const { shown, pending } = this.#replica;
    const isWritten = isBeingWritten(shown);
    const book = this.#deps.books.of(pinOf(shown));
    if (book === undefined) throw new Error(`Edition ${String(shown.edition)} of the book is not here.`);
    const state = saveState({
      isLocked: !isWritten,
      isBlocked: this.#isBlocked,
      waiting: pending.length,
      unwritten: this.#unwritten,
      refused: this.#refused.length,
      isCutOff: this.#sendQueue.trouble() !== null,
      savedAt: this.#savedAt,
    });
    // The same object while nothing changed, so components reading only this do not re-render.
    if (!isSameState(state, this.#saveState)) this.#saveState = state;
    return {
      estimate: shown,
      book,
      mayEdit: this.#stored.mayEdit,
      lastRemoteRevision: this.#lastRemoteRevision,
      saveState: this.#saveState,
      undoLabel: isWritten ? (this.#undo.undo.at(-1)?.label ?? null) : null,
      redoLabel: isWritten ? (this.#undo.redo.at(-1)?.label ?? null) : null,
      refused: this.#refused,
      trouble: this.#sendQueue.trouble(),
      collaborators: this.#collaborators,
      comments: this.#comments,
    };
  }
}
