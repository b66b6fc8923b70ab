import { isLifecycleStep } from '@dre/core/domain/estimates/edits/apply-edit';
import { pinsOf } from '@dre/core/domain/estimates/model/book-pin';
import { type AppliedChanges, applyLocally } from '@dre/core/domain/estimates/sync/apply-locally';
import type { Change, Edit } from '@dre/core/domain/estimates/model/edit';
import type { EditRefusal } from '@dre/core/domain/estimates/model/edit-refusal';
import {
  type AppliedEdit,
  openReplica,
  type PendingEdit,
  type Replica,
} from '@dre/core/domain/estimates/sync/replica';
import { afterReceiving } from '@dre/core/domain/estimates/sync/undo-among-others';
import {
  remember,
  takeStep,
  type UndoStack,
  type UndoStep,
} from '@dre/core/domain/estimates/sync/undo-stack';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { batchRefusal, type ServerReply, serverReply } from './server-replies.ts';
import { advanceReplica } from './advance-replica.ts';
import { nextBatch } from './edit-batch.ts';
import { type EditWriter, editWriter } from './edit-writer.ts';
import { type LocalBooks, pinsOfMoves } from './local-books.ts';
import type { EventSubscription } from './reopening-stream.ts';
import { subscribeToEvents } from './server-events.ts';
import { type OpenEstimate, snapshotOf } from './open-estimate-snapshot.ts';
import type { SaveState } from './save-state.ts';
import { type SendQueue, startSendQueue } from './send-queue.ts';
import type {
  Acknowledgment,
  StoredEstimate,
  RefusedEdit,
  EditStorage,
  StoredWork,
} from '../storage/edit-storage.ts';
import { startAcknowledging, type AcknowledgmentQueue } from './acknowledge-later.ts';
import { type Collaborator, type EstimateTransport, isNoSuchEstimate } from './estimate-transport.ts';

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
  #comments = 0;
  #isGone = false;
  #savedAt: number;
  /** Ids of the edits stored when the estimate was opened; the server may have acknowledged some since. */
  readonly #storedIds: ReadonlySet<string>;
  #snapshot: OpenEstimate;
  readonly #deps: EstimateStoreDependencies;
  readonly #subscribers = new Set<() => void>();
  readonly #writer: EditWriter;
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
    this.#writer = editWriter({
      storage: deps.storage,
      estimate: stored.id,
      onQueued: () => this.#publish(),
      onWritten: () => {
        this.#sendQueue.soon();
        this.#publish();
      },
    });
    this.#acknowledgments = startAcknowledging((reply) => this.#writer.acknowledge(reply));
    this.#sendQueue = startSendQueue({
      next: (limit) => nextBatch(this.#replica.pending, this.#replica.revision, limit),
      send: ({ since, edits }) => deps.transport.send(since, edits),
      onReply: (sent) => this.#receive(serverReply(sent, this.#replica.pending)),
      onRefusal: (batch, problem) => this.#receive(batchRefusal(batch, problem)),
      onConflict: () => this.#reload(),
      onChange: () => {
        const trouble = this.#sendQueue.trouble();
        if (trouble !== null && isNoSuchEstimate(trouble)) return this.#endGone();
        this.#publish();
        // Retries the write: the disk may have room by now, without the user having to edit again.
        if (this.#writer.state().isBlocked && this.#sendQueue.trouble() !== null) this.#writeToStorage([]);
      },
    });
    this.#snapshot = this.#createSnapshot({ kind: 'saving' });
    this.#events = subscribeToEvents(deps.transport, () => this.#replica.revision, {
      onEdits: (edits) => void this.#receive({ applied: edits, acknowledged: [], refused: [] }),
      onPresence: (collaborators) => {
        this.#collaborators = collaborators;
        this.#publish();
      },
      onComments: () => {
        this.#comments += 1;
        this.#publish();
      },
      onGone: () => this.#endGone(),
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
    const isOfItsLife = changes.some(({ kind }) => isLifecycleStep(kind));
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

  /** An undo of the newest step for later use: a banner's Undo means the step it names, whatever is written meanwhile. */
  undoOfNewest(): () => Result<null, EditRefusal> {
    const ids = new Set(this.#undo.undo.at(-1)?.inverses.map(({ id }) => id));
    const isIt = (step: UndoStep) => step.inverses.some(({ id }) => ids.has(id));
    return () => this.#undoStep('undo', this.#undo.undo.find(isIt) ?? null);
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

  /** Sends pending edits and closes; edits that cannot be sent now stay stored until the estimate is opened again. */
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

  /** Nothing more can be sent or received. */
  #endGone(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.close();
    this.#publish();
  }

  #undoStep(
    side: 'undo' | 'redo',
    step: UndoStep | null = this.#undo[side].at(-1) ?? null,
  ): Result<null, EditRefusal> {
    if (step === null) return accept(null);
    const done = this.#apply(step.inverses.map((inverse) => ({ ...inverse, id: this.#deps.newId() })));
    // The step stays on the stack: it can be undone once the book is loaded.
    if (!done.ok && done.refusal.kind === 'book-not-at-hand') return done;
    // Edits of others may make the step impossible. It is dropped then, as it would block all steps before it.
    this.#undo = takeStep(this.#undo, side, done.ok ? done.value.inverses : [], step);
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
    this.#writer.write(pending, () => this.#undo);
  }

  async #receive({ applied, refused, ...reply }: ServerReply): Promise<void> {
    // Somebody moved the estimate to a book not loaded here; later edits cannot be applied without it.
    const moves = pinsOfMoves(applied);
    if (!this.#deps.books.has(moves) && !(await this.#deps.books.load(moves)).ok) return undefined;
    const before = this.#replica;
    const advanced = advanceReplica(before, applied, reply.acknowledged, this.#deps.books.of);
    if (advanced === null) return this.#reload();
    const { replica, remote, acknowledged } = advanced;
    // The event stream repeats edits that a reply has delivered already.
    if (replica === before && refused.length === 0) return undefined;
    this.#replica = replica;
    if (replica.revision > before.revision) this.#savedAt = this.#deps.now();
    if (remote.length > 0) this.#lastRemoteRevision = replica.revision;
    this.#adjustUndo(remote);
    this.#refused = [...this.#refused, ...refused];
    this.#storeConfirmed({ acknowledged, refused });
    return undefined;
  }

  /** Adjusts undo steps to edits of others; the stack is stored, so the adjustment survives a reload. */
  #adjustUndo(remote: readonly AppliedEdit[]): void {
    const undo = remote.reduce((stack, { edit }) => afterReceiving(stack, edit), this.#undo);
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

  /** Edits in between are missing: loads the whole estimate from the server and puts the pending edits on top. */
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
    this.#snapshot = this.#createSnapshot(this.#snapshot.saveState);
    for (const notify of this.#subscribers) notify();
  }

  #createSnapshot(lastSaveState: SaveState): OpenEstimate {
    return snapshotOf({
      replica: this.#replica,
      books: this.#deps.books.of,
      undo: this.#undo,
      mayEdit: this.#stored.mayEdit,
      lastRemoteRevision: this.#lastRemoteRevision,
      refused: this.#refused,
      trouble: this.#sendQueue.trouble(),
      collaborators: this.#collaborators,
      comments: this.#comments,
      isGone: this.#isGone,
      ...this.#writer.state(),
      savedAt: this.#savedAt,
      lastSaveState,
    });
  }
}
