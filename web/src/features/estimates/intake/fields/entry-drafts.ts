import type { KeyValueStorage } from '../../../session/session.ts';

export interface EntryDraft {
  readonly text: string;
  /** The field's value when typing began; undefined in drafts stored by older releases. */
  readonly over?: string;
}

/** Text typed into an estimate's fields and not yet applied: stored with every key, so nothing is lost. */
export interface EntryDrafts {
  readonly of: (field: string) => EntryDraft | undefined;
  readonly store: (field: string, draft: EntryDraft) => void;
  readonly drop: (field: string) => void;
  readonly areNone: () => boolean;
}

export function entryDrafts(values: KeyValueStorage, name: string): EntryDrafts {
  const drafts = new Map(Object.entries(readDrafts(values.getItem(name))));
  const put = () => {
    try {
      if (drafts.size === 0) values.removeItem(name);
      else values.setItem(name, JSON.stringify(Object.fromEntries(drafts)));
    } catch {
      // Without storage the text is still in the field.
    }
  };
  return {
    of: (field) => drafts.get(field),
    store(field, draft) {
      drafts.set(field, draft);
      put();
    },
    drop(field) {
      if (drafts.delete(field)) put();
    },
    areNone: () => drafts.size === 0,
  };
}

function readDrafts(text: string | null): Readonly<Record<string, EntryDraft>> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(stored ?? {}).flatMap(([field, value]) => {
      const draft = asDraft(value);
      return draft === undefined ? [] : [[field, draft] as const];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function asDraft(value: unknown): EntryDraft | undefined {
  if (typeof value === 'string') return { text: value };
  const { text, over } = (value ?? {}) as Partial<Record<keyof EntryDraft, unknown>>;
  if (typeof text !== 'string') return undefined;
  return typeof over === 'string' ? { text, over } : { text };
}

/** True if the field was changed since the draft was typed: the newer value wins. */
export function isOvertaken({ text, over }: EntryDraft, present: string): boolean {
  return over !== undefined && present !== over && present !== text;
}
