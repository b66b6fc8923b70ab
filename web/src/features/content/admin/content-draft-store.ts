import { type ContentItem, readContent, saveContent } from '@dre/core/contract/content/content-admin';
import type { Problem } from '@dre/core/contract/problem';
import type { ContentDraft, ContentKind } from '@dre/core/domain/content/content-item';
import type { Api } from '../../../lib/calls/api.ts';

/** Saved; being saved; stored here because the server is unreachable; changed by somebody else; refused. */
export type DraftSaveState = 'saved' | 'saving' | 'waiting' | 'conflict' | 'refused';

export interface Writing {
  /** The item as stored on the server. */
  readonly item: ContentItem;
  /** The draft as shown on the screen. */
  readonly draft: ContentDraft;
  readonly state: DraftSaveState;
  /** The reason it is not saved. */
  readonly problem: Problem | undefined;
}

const pauseMs = 800;
const againMs = 5_000;

interface Surroundings {
  readonly api: Api;
  readonly kind: ContentKind;
  readonly onChange: (writing: Writing) => void;
  /** Storage in which unsent text survives a reload of the tab. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Saves one item while it is typed: at once in the tab, a moment later on the server, one save after the other. */
export class ContentDraftStore {
  private readonly around: Surroundings;
  private now: Writing;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | undefined;

  constructor(around: Surroundings, item: ContentItem) {
    this.around = around;
    const unsent = this.unsentOf(item.id);
    const isStale = unsent !== undefined && unsent.revision !== item.revision;
    this.now = {
      item,
      draft: unsent?.content ?? item.content,
      state: unsent === undefined ? 'saved' : isStale ? 'conflict' : 'waiting',
      problem: isStale ? changedElsewhere : undefined,
    };
    if (unsent !== undefined && !isStale) this.later(0);
  }

  get writing(): Writing {
    return this.now;
  }

  change(patch: Partial<ContentDraft>): void {
    const draft = { ...this.now.draft, ...patch };
    this.remember(draft);
    const isStuck = this.now.state === 'conflict';
    this.set({ draft, ...(!isStuck && { state: 'saving', problem: undefined }) });
    if (!isStuck) this.later(pauseMs);
  }

  /** Sends unsent changes. Returns whether the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // `sendAll` with nothing to send would end before `sending` is assigned.
    if (this.isUnsent) this.sending ??= this.sendAll();
    await this.sending;
    return this.now.state === 'saved';
  }

  /** Takes the reply of an action that changed the item on the server. */
  settle(item: ContentItem): void {
    this.forget();
    this.set({ item, draft: item.content, state: 'saved', problem: undefined });
  }

  /** Resolves a conflict: shows their text, or writes ours over it. */
  async resolve(which: 'theirs' | 'mine'): Promise<void> {
    const { item, draft } = this.now;
    const read = await this.around.api.call(readContent, { params: this.params(item), query: {} });
    if (!read.ok) return this.set({ problem: read.refusal });
    if (which === 'theirs') return this.settle(read.value);
    this.set({ item: read.value, draft, state: 'saving', problem: undefined });
    await this.flush();
  }

  /** The item is removed: nothing of it is sent or stored any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.forget();
    this.now = { ...this.now, draft: this.now.item.content };
  }

  /** The editor closes: unsent changes are sent now. */
  end(): void {
    if (this.timer !== undefined) void this.flush();
  }

  private get isUnsent(): boolean {
    return this.now.draft !== this.now.item.content && this.now.state !== 'conflict';
  }

  private async sendAll(): Promise<void> {
    while (this.isUnsent) {
      const { item, draft } = this.now;
      this.set({ state: 'saving' });
      const body = { revision: item.revision, content: mutable(draft) };
      const saved = await this.around.api.call(saveContent, { params: this.params(item), body });
      if (!saved.ok) {
        this.refused(saved.refusal);
        break;
      }
      // The reply equals the sent draft; its identity shows whether something was typed meanwhile.
      const isNewest = this.now.draft === draft;
      this.set({
        item: { ...saved.value, content: body.content },
        ...(isNewest && { draft: body.content, state: 'saved', problem: undefined }),
      });
      if (isNewest) this.forget();
      else this.remember(this.now.draft);
    }
    this.sending = undefined;
  }

  private refused(problem: Problem): void {
    const isAway = problem.status === 0 || problem.status >= 500 || problem.status === 429;
    this.set({ state: isAway ? 'waiting' : problem.status === 409 ? 'conflict' : 'refused', problem });
    if (isAway) this.later(againMs);
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private set(change: Partial<Writing>): void {
    this.now = { ...this.now, ...change };
    this.around.onChange(this.now);
  }

  private params({ id }: ContentItem) {
    return { kind: this.around.kind, id };
  }

  private place(id: string): string {
    return `content ${this.around.kind} ${id}`;
  }

  private remember(content: ContentDraft): void {
    const { item } = this.now;
    try {
      this.around.memory.setItem(this.place(item.id), JSON.stringify({ revision: item.revision, content }));
    } catch {
      // No room in storage: the server has it in a moment.
    }
  }

  private forget(): void {
    this.around.memory.removeItem(this.place(this.now.item.id));
  }

  private unsentOf(id: string): { revision: number; content: ContentDraft } | undefined {
    try {
      const kept = this.around.memory.getItem(this.place(id));
      return kept === null ? undefined : (JSON.parse(kept) as { revision: number; content: ContentDraft });
    } catch {
      return undefined;
    }
  }
}

const changedElsewhere: Problem = {
  type: 'about:blank',
  status: 409,
  title: 'Somebody else changed this after you opened it. What you wrote is still here.',
};

function mutable({ companies, ...draft }: ContentDraft): ContentItem['content'] {
  return { ...draft, companies: companies && [...companies] };
}
