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
  readonly heard: number;
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
  readonly visitors: readonly Collaborator[];
  /** Counts notifications of comments and of answers by share links; a change makes screens refetch both. */
  readonly comments: number;
}

export interface EstimateStoreDependencies {
  readonly shelf: EditStorage;
  readonly wire: EstimateTransport;
  readonly books: LocalBooks;
  readonly newId: () => string;
  readonly now: () => number;
}

/** State of one open estimate. An edit is on the screen at once, then on the disk, then on the server. */
export class EstimateStore {
  #replica: Replica;
  #kept: StoredEstimate;
  #undo: UndoStack;
  #refused: readonly RefusedEdit[];
  #visitors: readonly Collaborator[] = [];
  #heard: number;
  #unwritten = 0;
  #comments = 0;
  #isBlocked = false;
  #savedAt: number;
  /** Ids of the edits stored when the estimate was opened; the server may have acknowledged some since. */
  readonly #found: ReadonlySet<string>;
  #saveState: SaveState = { kind: 'saving' };
  #snapshot: OpenEstimate;
  readonly #around: EstimateStoreDependencies;
  readonly #subscribers = new Set<() => void>();
  readonly #sending: SendQueue;
  readonly #listening: EventSubscription;
  readonly #striking: AcknowledgmentQueue;

  constructor(kept: StoredEstimate, shelved: Omit<StoredWork, 'kept'>, around: EstimateStoreDependencies) {
    this.#kept = kept;
    this.#around = around;
    this.#replica = openReplica(kept, shelved.pending, around.books.of);
    this.#found = new Set(shelved.pending.map(({ edit }) => edit.id));
    this.#undo = shelved.undo;
    this.#refused = shelved.refused;
    this.#savedAt = kept.savedAt ?? around.now();
    this.#heard = kept.revision;
    this.#striking = startAcknowledging((answered) => this.#strike(answered));
    this.#sending = startSendQueue({
      next: (limit) => nextBatch(this.#replica.pending, this.#replica.revision, limit),
      send: ({ since, edits }) => around.wire.send(since, edits),
      onAnswer: (sent) => this.#takeAnswer(sent),
      onRefusal: (batch, problem) => this.#takeRefusal(batch, problem),
      onConflict: () => this.#readAgain(),
      onChange: () => {
        this.#publish();
        // Retries the write: the disk may have room by now, without the user having to edit again.
        if (this.#isBlocked && this.#sending.trouble() !== null) this.#putAway([]);
      },
    });
    this.#snapshot = this.#look();
    this.#listening = subscribeToEvents(around.wire, () => this.#replica.revision, {
      onEdits: (edits) => void this.#takeNews(edits),
      onPresence: (visitors) => {
        this.#visitors = visitors;
        this.#publish();
      },
      onComments: () => {
        this.#comments += 1;
        this.#publish();
      },
    });
    if (shelved.pending.length > 0) {
      // Some edits may be in the journal only, because an earlier page found no room on the disk.
      this.#putAway([]);
      this.#sending.now();
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
    return this.#around.books;
  }

  /** Applies all changes as one undo step, or none. */
  write(label: string, changes: readonly Change[]): Result<null, EditRefusal> {
    const done = this.#apply(changes);
    if (!done.ok) return done;
    // A lifecycle step such as locking is reversed by a command of its own; Undo is a key for lines.
    const isOfItsLife = changes.some(({ kind }) => isLifeStep(kind));
    this.#undo = remember(this.#undo, { label, inverses: isOfItsLife ? [] : done.value.inverses });
    this.#putAway(done.value.edits);
    return accept(null);
  }

  /** Takes over edits stored before this store was created, or while it was opened. */
  adopt(written: readonly PendingEdit[], undo: UndoStack): void {
    const late = written.filter(({ edit }) => !this.#found.has(edit.id));
    this.#replica = openReplica(this.#replica, [...this.#replica.pending, ...late], this.#around.books.of);
    this.#undo = undo;
    this.#sending.soon();
    this.#publish();
  }

  undo(): Result<null, EditRefusal> {
    return this.#turn('undo');
  }

  redo(): Result<null, EditRefusal> {
    return this.#turn('redo');
  }

  /** Sends pending edits without waiting for more. */
  flush(): void {
    this.#sending.now();
  }

  /** The connection is back: sending and the event stream retry at once. */
  reconnect(): void {
    this.#sending.now();
    this.#listening.now();
  }

  forgetRefused(edit: string): void {
    this.#refused = this.#refused.filter((refused) => refused.edit.id !== edit);
    void this.#around.shelf.forgetRefused(edit);
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
    this.#sending.stop();
    this.#listening.stop();
    this.#striking.now();
  }

  #turn(side: 'undo' | 'redo'): Result<null, EditRefusal> {
    const step = this.#undo[side].at(-1);
    if (step === undefined) return accept(null);
    const done = this.#apply(step.inverses.map((inverse) => ({ ...inverse, id: this.#around.newId() })));
    // The step stays on the stack: it can be undone once the book is loaded.
    if (!done.ok && done.refusal.kind === 'book-not-at-hand') return done;
    // Edits of others may make the step impossible. It is dropped then, as it would block all steps before it.
    this.#undo = takeStep(this.#undo, side, done.ok ? done.value.inverses : []);
    this.#putAway(done.ok ? done.value.edits : []);
    return done.ok ? accept(null) : done;
  }

  #apply(changes: readonly Change[]): Result<AppliedChanges, EditRefusal> {
    // The server would refuse the edit, and it would stay pending forever.
    if (!this.#kept.mayEdit) return refuse({ kind: 'role-reads-only' });
    const done = applyLocally(this.#replica, changes, this.#around.books.of, this.#around.newId);
    if (done.ok) this.#replica = done.value.replica;
    return done;
  }

  #putAway(edits: readonly Edit[]): void {
    const written = new Set(edits);
    const pending = this.#replica.pending.filter(({ edit }) => written.has(edit));
    this.#unwritten += pending.length;
    this.#publish();
    const toDisk = async () => {
      try {
        await this.#around.shelf.write(this.#kept.id, pending, this.#undo);
        this.#isBlocked = false;
      } catch {
        this.#isBlocked = true;
      }
      this.#unwritten -= pending.length;
      this.#sending.soon();
      this.#publish();
    };
    void toDisk();
  }

  async #takeAnswer(sent: SentEdits): Promise<void> {
    const { applied, answered, refused } = acknowledgments(sent, this.#replica.pending);
    await this.#advance([...sent.others, ...applied], answered, refused);
  }

  async #takeRefusal({ edits }: Batch, problem: Problem): Promise<void> {
    const refused = edits.map((edit) => ({ edit, reason: problem.detail ?? problem.title }));
    const answered = edits.map((edit) => ({ edit, fate: { kind: 'overtaken' as const } }));
    await this.#advance([], answered, refused);
  }

  async #takeNews(applied: readonly AppliedEdit[]): Promise<void> {
    await this.#advance(applied, [], []);
  }

  async #advance(
    applied: readonly AppliedEdit[],
    answered: readonly AcknowledgedEdit[],
    refused: readonly RefusedEdit[],
  ): Promise<void> {
    // Somebody moved the estimate to a book not loaded here; later edits cannot be applied without it.
    const moves = pinsOfMoves(applied);
    if (!this.#around.books.has(moves) && !(await this.#around.books.bring(moves)).ok) return undefined;
    const before = this.#replica;
    const heard = receiveEdits(before, applied, answered, this.#around.books.of);
    if (heard === null) return this.#readAgain();
    // The event stream repeats edits that a reply has delivered already.
    if (heard === before && refused.length === 0) return undefined;
    this.#replica = heard;
    if (heard.revision > before.revision) this.#savedAt = this.#around.now();
    const own = new Set(before.pending.map(({ edit }) => edit.id));
    const isNew = ({ revision, edit }: AppliedEdit) => revision > before.revision && !own.has(edit.id);
    const news = applied.filter(isNew);
    if (news.length > 0) this.#heard = heard.revision;
    this.#undoAfter(news);
    this.#refused = [...this.#refused, ...refused];
    const still = new Set(heard.pending);
    const struck = before.pending.filter((entry) => !still.has(entry)).map(({ edit }) => edit.id);
    this.#keep({ struck, refused });
    return undefined;
  }

  /** Adjusts undo steps to edits of others; the stack is stored, so the adjustment survives a reload. */
  #undoAfter(news: readonly AppliedEdit[]): void {
    const undo = news.reduce((stack, { edit }) => afterHearing(stack, edit), this.#undo);
    if (undo === this.#undo) return;
    this.#undo = undo;
    this.#putAway([]);
  }

  #keep({ struck, refused }: Pick<Acknowledgment, 'struck' | 'refused'>): void {
    const { confirmed, revision } = this.#replica;
    this.#kept = { ...this.#kept, confirmed, revision, savedAt: this.#savedAt };
    this.#striking.soon(this.#kept, struck, refused);
    if (refused.length > 0) this.#striking.now();
    this.#publish();
  }

  async #strike(answered: Acknowledgment): Promise<void> {
    try {
      await this.#around.shelf.strike(this.#kept.id, answered);
    } catch {
      // The server has the edits; those still stored are sent again and get the same reply.
      this.#isBlocked = true;
    }
  }

  /**
   * Edits in between are missing: loads the whole estimate from the server and puts the pending edits on
   * top.
   */
  async #readAgain(): Promise<void> {
    const whole = await this.#around.wire.read();
    if (!whole.ok) return;
    const { estimate: confirmed, revision, savedAt } = whole.value;
    if (!(await this.#around.books.bring(pinsOf(confirmed))).ok) return;
    this.#replica = openReplica({ confirmed, revision }, this.#replica.pending, this.#around.books.of);
    this.#heard = revision;
    this.#savedAt = savedAt;
    this.#keep({ struck: [], refused: [] });
  }

  #publish(): void {
    this.#snapshot = this.#look();
    for (const tell of this.#subscribers) tell();
  }

  #look(): OpenEstimate {
    const { shown, pending } = this.#replica;
    const isWritten = isBeingWritten(shown);
    const book = this.#around.books.of(pinOf(shown));
    if (book === undefined) throw new Error(`Edition ${String(shown.edition)} of the book is not here.`);
    const state = saveState({
      isLocked: !isWritten,
      isBlocked: this.#isBlocked,
      waiting: pending.length,
      unwritten: this.#unwritten,
      refused: this.#refused.length,
      isCutOff: this.#sending.trouble() !== null,
      savedAt: this.#savedAt,
    });
    // The same object while nothing changed, so components reading only this do not re-render.
    if (!isSameState(state, this.#saveState)) this.#saveState = state;
    return {
      estimate: shown,
      book,
      mayEdit: this.#kept.mayEdit,
      heard: this.#heard,
      saveState: this.#saveState,
      undoLabel: isWritten ? (this.#undo.undo.at(-1)?.label ?? null) : null,
      redoLabel: isWritten ? (this.#undo.redo.at(-1)?.label ?? null) : null,
      refused: this.#refused,
      trouble: this.#sending.trouble(),
      visitors: this.#visitors,
      comments: this.#comments,
    };
  }
}
