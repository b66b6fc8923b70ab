import type { Problem } from '@dre/core/contract/problem';
import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { applyLocally } from '@dre/core/domain/estimates/sync/apply-locally';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { pinOf } from '@dre/core/domain/estimates/model/book-pin';
import type { Change, Edit } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import type { EditRefusal } from '@dre/core/domain/estimates/model/edit-refusal';
import { openReplica, type Replica } from '@dre/core/domain/estimates/sync/replica';
import { nothingToUndo, remember, type UndoStack } from '@dre/core/domain/estimates/sync/undo-stack';
import { isBeingWritten } from '@dre/core/domain/estimates/model/lifecycle/status';
import { accept, type Result } from '@dre/core/domain/result';
import type { EstimateStore } from '../../../offline/sync/estimate-store.ts';
import type { EditStorage } from '../../../offline/storage/edit-storage.ts';
import type { OpenedEstimate } from '../open/open-estimate.ts';
import type { EntryDraft, EntryDrafts } from './fields/entry-drafts.ts';
import type { Started } from './started-note.ts';

export interface IntakeDependencies {
  readonly storage: () => Promise<EditStorage>;
  /** The newest edition of the book, which a new estimate starts with. */
  readonly newestBook: () => Promise<Result<{ book: Book; contents: BookContents }, Problem>>;
  readonly create: (start: Pick<Estimate['unit'], 'vehicleType'>) => Promise<Result<unknown, Problem>>;
  readonly open: () => Promise<Result<OpenedEstimate, Problem>>;
  /** Notes the estimate that id 0 refers to. */
  readonly note: (started: Started) => void;
  readonly drafts: EntryDrafts;
  readonly newId: () => string;
}

export type IntakeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | ReadyIntakeStore;

export interface ReadyIntakeStore {
  readonly kind: 'ready';
  /**
   * Blank: nothing entered, so there is no estimate. Cut off: entered on this device, but not yet known to the server.
   */
  readonly status: 'blank' | 'starting' | 'cut-off' | 'open';
  readonly estimate: Estimate;
  readonly contents: BookContents;
  readonly mayEdit: boolean;
  readonly store: EstimateStore | null;
  /** The reason it is cut off. */
  readonly problem: Problem | null;
  /** True while a field has text that is not applied yet. */
  readonly isTyping: boolean;
}

const longestPause = 30_000;

/**
 * The store behind the intake form. The first entry creates the estimate; until the server has it, all edits are stored
 * on this device under the id it will have.
 */
export class IntakeStore {
  readonly id: string;
  readonly isNew: boolean;
  readonly #deps: IntakeDependencies;
  readonly #subscribers = new Set<() => void>();
  #storage: EditStorage | undefined;
  #book: { book: Book; contents: BookContents } | undefined;
  #replica: Replica | undefined;
  #undo: UndoStack = nothingToUndo;
  #store: EstimateStore | null = null;
  #opened: OpenedEstimate | undefined;
  #starting: Promise<void> | undefined;
  readonly #typing = new Set<string>();
  #problem: Problem | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #unsubscribe: () => void = () => undefined;
  #snapshot: IntakeState = { kind: 'loading' };

  constructor(id: string, isNew: boolean, deps: IntakeDependencies) {
    this.id = id;
    this.isNew = isNew;
    this.#deps = deps;
  }

  subscribe(onChange: () => void): () => void {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  }

  snapshot(): IntakeState {
    return this.#snapshot;
  }

  async start(): Promise<void> {
    this.#isClosed = false;
    this.#problem = null;
    if (this.isNew) await this.#openEmpty();
    else {
      this.#deps.note('none');
      await this.#open();
    }
    this.#publish();
  }

  /** Entered data is still sent to the server after the form is closed. */
  leave(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#unsubscribe();
    if (this.#store === null) return;
    this.#store.leave();
    this.#deps.note('none');
  }

  /** Called once the address has the estimate's id, which a reload then uses. */
  addressed(): void {
    if (this.isNew) this.#deps.note('addressed');
  }

  /** The unapplied text of a field, also from an earlier visit. */
  draftOf(field: string): EntryDraft | undefined {
    return this.#deps.drafts.of(field);
  }

  /** `over` is the field's value before. */
  type(field: string, text: string, over: string): void {
    if (this.isNew && this.#store === null) this.#deps.note('this');
    // Before the server has the estimate, nobody else can have changed the field.
    this.#deps.drafts.store(field, this.#store === null ? { text } : { text, over });
    const wasTyping = this.#typing.size > 0;
    this.#typing.add(field);
    if (!wasTyping) this.#publish();
  }

  /** Ends typing in a field. Text that was applied is dropped; invalid text stays. */
  typed(field: string, isTaken: boolean): void {
    const { drafts, note } = this.#deps;
    if (isTaken) drafts.drop(field);
    // Typed and undone: id 0 refers to nothing again.
    if (this.isNew && drafts.areNone() && this.#isUntouched()) note('none');
    if (this.#typing.delete(field) && this.#typing.size === 0) this.#publish();
  }

  #isUntouched(): boolean {
    return this.#store === null && this.#starting === undefined && this.#replica?.pending.length === 0;
  }

  /** One step to undo. The first one creates the estimate. */
  write(label: string, changes: readonly Change[]): Result<null, EditRefusal> {
    if (this.#store !== null) return this.#store.write(label, changes);
    const done = this.#addPendingEdit(label, changes);
    if (!done.ok) return done;
    void this.#storeEdits(done.value);
    void this.#begin();
    this.#publish();
    return accept(null);
  }

  /** True if the server has the estimate; tries to create it first. */
  async exists(): Promise<boolean> {
    if (this.#store === null) await this.#begin();
    return this.#store !== null;
  }

  async tryAgain(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#snapshot.kind === 'problem') await this.start();
    else if (this.#store === null && this.#snapshot.kind === 'ready' && this.#snapshot.status !== 'blank') {
      await this.#begin();
    }
  }

  /** Opens an empty estimate with the edits an earlier visit stored on this device. */
  async #openEmpty(): Promise<void> {
    const [storage, book] = await Promise.all([this.#deps.storage(), this.#deps.newestBook()]);
    if (!book.ok) {
      this.#problem = book.refusal;
      return;
    }
    const { stored, pending, undo } = await storage.open(this.id);
    const { edition } = book.value.contents;
    const confirmed = newEstimate({ id: this.id, edition, profile: defaultProfile() });
    this.#storage = storage;
    this.#book = book.value;
    this.#undo = undo;
    this.#replica = openReplica({ confirmed, revision: 0 }, pending, book.value.book);
    // A stored copy came from the server: the page closed before its address had the estimate's id.
    if (pending.length > 0 || stored !== undefined) void this.#begin();
  }

  #addPendingEdit(label: string, changes: readonly Change[]): Result<readonly Edit[], EditRefusal> {
    if (this.#replica === undefined || this.#book === undefined) {
      throw new Error('Nothing can be entered before the form is there.');
    }
    const done = applyLocally(this.#replica, changes, this.#book.book, this.#deps.newId);
    if (!done.ok) return done;
    const { replica, edits, inverses } = done.value;
    this.#replica = replica;
    this.#undo = remember(this.#undo, { label, inverses });
    return accept(edits);
  }

  async #storeEdits(edits: readonly Edit[]): Promise<void> {
    this.#deps.note('this');
    const written = new Set(edits);
    const pending = (this.#replica?.pending ?? []).filter(({ edit }) => written.has(edit));
    // A full disk is no reason to stop: entries stay on the screen and are sent from there.
    await this.#storage?.write(this.id, pending, this.#undo).catch(() => undefined);
  }

  #begin(): Promise<void> {
    this.#starting ??= this.#startEstimate().finally(() => {
      this.#starting = undefined;
      this.#publish();
    });
    return this.#starting;
  }

  async #startEstimate(): Promise<void> {
    clearTimeout(this.#timer);
    const { vehicleType } = this.#replica?.shown.unit ?? { vehicleType: null };
    this.#publish();
    const created = await this.#deps.create({ vehicleType });
    this.#problem = created.ok ? null : created.refusal;
    if (created.ok) await this.#open();
    if (this.#store !== null || this.#isClosed) return;
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.#begin(), Math.min(1_000 * 2 ** this.#failures, longestPause));
  }

  async #open(): Promise<void> {
    const opened = await this.#deps.open();
    if (opened.ok) this.#adopt(opened.value);
    else this.#problem = opened.refusal;
  }

  #adopt(opened: OpenedEstimate): void {
    const { store } = opened;
    // The open store may have read the device's storage before the last entries were written there.
    if (this.#replica !== undefined) store.adopt(this.#replica.pending, this.#undo);
    this.#problem = null;
    this.#opened = opened;
    this.#store = store;
    if (this.#isClosed) this.leave();
    else this.#unsubscribe = store.subscribe(() => this.#publish());
  }

  #publish(): void {
    this.#snapshot = this.#look();
    for (const notify of this.#subscribers) notify();
  }

  #look(): IntakeState {
    const problem = this.#problem;
    const isTyping = this.#typing.size > 0;
    if (this.#store !== null && this.#opened !== undefined) {
      const { estimate, mayEdit } = this.#store.snapshot();
      const isOpen = mayEdit && isBeingWritten(estimate);
      const contents = this.#opened.contentsOf(pinOf(estimate));
      const store = this.#store;
      const open = { status: 'open', mayEdit: isOpen, store } as const;
      return { kind: 'ready', ...open, estimate, contents, problem, isTyping };
    }
    if (this.#replica !== undefined && this.#book !== undefined) {
      const { shown, pending } = this.#replica;
      const isTrying = this.#starting !== undefined && this.#failures === 0;
      const status = problem !== null ? 'cut-off' : isTrying || pending.length > 0 ? 'starting' : 'blank';
      const { contents } = this.#book;
      const closed = { status, mayEdit: true, store: null } as const;
      return { kind: 'ready', ...closed, estimate: shown, contents, problem, isTyping };
    }
    return problem === null ? { kind: 'loading' } : { kind: 'problem', problem };
  }
}
