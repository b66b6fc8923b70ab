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
  readonly shelf: () => Promise<EditStorage>;
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
  readonly standing: 'blank' | 'starting' | 'cut-off' | 'open';
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
  readonly #around: IntakeDependencies;
  readonly #subscribers = new Set<() => void>();
  #shelf: EditStorage | undefined;
  #book: { book: Book; contents: BookContents } | undefined;
  #replica: Replica | undefined;
  #undo: UndoStack = nothingToUndo;
  #keeper: EstimateStore | null = null;
  #opened: OpenedEstimate | undefined;
  #starting: Promise<void> | undefined;
  readonly #typing = new Set<string>();
  #problem: Problem | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLeft = false;
  #unsubscribe: () => void = () => undefined;
  #snapshot: IntakeState = { kind: 'loading' };

  constructor(id: string, isNew: boolean, around: IntakeDependencies) {
    this.id = id;
    this.isNew = isNew;
    this.#around = around;
  }

  subscribe(onChange: () => void): () => void {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  }

  snapshot(): IntakeState {
    return this.#snapshot;
  }

  async start(): Promise<void> {
    this.#isLeft = false;
    this.#problem = null;
    if (this.isNew) await this.#layOut();
    else {
      this.#around.note('none');
      await this.#open();
    }
    this.#publish();
  }

  /** Entered data is still sent to the server after the form is closed. */
  leave(): void {
    this.#isLeft = true;
    clearTimeout(this.#timer);
    this.#unsubscribe();
    if (this.#keeper === null) return;
    this.#keeper.leave();
    this.#around.note('none');
  }

  /** Called once the address has the estimate's id, which a reload then uses. */
  addressed(): void {
    if (this.isNew) this.#around.note('addressed');
  }

  /** The unapplied text of a field, also from an earlier visit. */
  draftOf(field: string): EntryDraft | undefined {
    return this.#around.drafts.of(field);
  }

  /** `over` is the field's value before. */
  type(field: string, text: string, over: string): void {
    if (this.isNew && this.#keeper === null) this.#around.note('this');
    // Before the server has the estimate, nobody else can have changed the field.
    this.#around.drafts.keep(field, this.#keeper === null ? { text } : { text, over });
    const wasTyping = this.#typing.size > 0;
    this.#typing.add(field);
    if (!wasTyping) this.#publish();
  }

  /** Ends typing in a field. Text that was applied is dropped; invalid text stays. */
  typed(field: string, isTaken: boolean): void {
    const { drafts, note } = this.#around;
    if (isTaken) drafts.drop(field);
    // Typed and undone: id 0 refers to nothing again.
    if (this.isNew && drafts.areNone() && this.#isUntouched()) note('none');
    if (this.#typing.delete(field) && this.#typing.size === 0) this.#publish();
  }

  #isUntouched(): boolean {
    return this.#keeper === null && this.#starting === undefined && this.#replica?.pending.length === 0;
  }

  /** One step to undo. The first one creates the estimate. */
  write(label: string, changes: readonly Change[]): Result<null, EditRefusal> {
    if (this.#keeper !== null) return this.#keeper.write(label, changes);
    const done = this.#writeHere(label, changes);
    if (!done.ok) return done;
    void this.#putAway(done.value);
    void this.#begin();
    this.#publish();
    return accept(null);
  }

  /** True if the server has the estimate; tries to create it first. */
  async exists(): Promise<boolean> {
    if (this.#keeper === null) await this.#begin();
    return this.#keeper !== null;
  }

  async tryAgain(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#snapshot.kind === 'problem') await this.start();
    else if (
      this.#keeper === null &&
      this.#snapshot.kind === 'ready' &&
      this.#snapshot.standing !== 'blank'
    ) {
      await this.#begin();
    }
  }

  /** Opens an empty estimate with the edits an earlier visit stored on this device. */
  async #layOut(): Promise<void> {
    const [shelf, book] = await Promise.all([this.#around.shelf(), this.#around.newestBook()]);
    if (!book.ok) {
      this.#problem = book.refusal;
      return;
    }
    const { stored, pending, undo } = await shelf.open(this.id);
    const { edition } = book.value.contents;
    const confirmed = newEstimate({ id: this.id, edition, profile: defaultProfile() });
    this.#shelf = shelf;
    this.#book = book.value;
    this.#undo = undo;
    this.#replica = openReplica({ confirmed, revision: 0 }, pending, book.value.book);
    // A stored copy came from the server: the page closed before its address had the estimate's id.
    if (pending.length > 0 || stored !== undefined) void this.#begin();
  }

  #writeHere(label: string, changes: readonly Change[]): Result<readonly Edit[], EditRefusal> {
    if (this.#replica === undefined || this.#book === undefined) {
      throw new Error('Nothing can be entered before the form is there.');
    }
    const done = applyLocally(this.#replica, changes, this.#book.book, this.#around.newId);
    if (!done.ok) return done;
    const { replica, edits, inverses } = done.value;
    this.#replica = replica;
    this.#undo = remember(this.#undo, { label, inverses });
    return accept(edits);
  }

  async #putAway(edits: readonly Edit[]): Promise<void> {
    this.#around.note('this');
    const written = new Set(edits);
    const pending = (this.#replica?.pending ?? []).filter(({ edit }) => written.has(edit));
    // A full disk is no reason to stop: entries stay on the screen and are sent from there.
    await this.#shelf?.write(this.id, pending, this.#undo).catch(() => undefined);
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
    const created = await this.#around.create({ vehicleType });
    this.#problem = created.ok ? null : created.refusal;
    if (created.ok) await this.#open();
    if (this.#keeper !== null || this.#isLeft) return;
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.#begin(), Math.min(1_000 * 2 ** this.#failures, longestPause));
  }

  async #open(): Promise<void> {
    const opened = await this.#around.open();
    if (opened.ok) this.#takeOver(opened.value);
    else this.#problem = opened.refusal;
  }

  #takeOver(opened: OpenedEstimate): void {
    const { store } = opened;
    // The open store may have read the device's storage before the last entries were written there.
    if (this.#replica !== undefined) store.adopt(this.#replica.pending, this.#undo);
    this.#problem = null;
    this.#opened = opened;
    this.#keeper = store;
    if (this.#isLeft) this.leave();
    else this.#unsubscribe = store.subscribe(() => this.#publish());
  }

  #publish(): void {
    this.#snapshot = this.#look();
    for (const tell of this.#subscribers) tell();
  }

  #look(): IntakeState {
    const problem = this.#problem;
    const isTyping = this.#typing.size > 0;
    if (this.#keeper !== null && this.#opened !== undefined) {
      const { estimate, mayEdit } = this.#keeper.snapshot();
      const isOpen = mayEdit && isBeingWritten(estimate);
      const contents = this.#opened.contentsOf(pinOf(estimate));
      const store = this.#keeper;
      const open = { standing: 'open', mayEdit: isOpen, store } as const;
      return { kind: 'ready', ...open, estimate, contents, problem, isTyping };
    }
    if (this.#replica !== undefined && this.#book !== undefined) {
      const { shown, pending } = this.#replica;
      const isTrying = this.#starting !== undefined && this.#failures === 0;
      const standing = problem !== null ? 'cut-off' : isTrying || pending.length > 0 ? 'starting' : 'blank';
      const { contents } = this.#book;
      const closed = { standing, mayEdit: true, store: null } as const;
      return { kind: 'ready', ...closed, estimate: shown, contents, problem, isTyping };
    }
    return problem === null ? { kind: 'loading' } : { kind: 'problem', problem };
  }
}
