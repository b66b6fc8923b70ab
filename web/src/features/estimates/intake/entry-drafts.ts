import type { KeptValues } from '../../session/session.ts';

/** What is typed into the fields of one estimate and no part of it yet: kept with every key, whatever happens next. */
export interface EntryDrafts {
  readonly of: (field: string) => string | undefined;
  readonly keep: (field: string, text: string) => void;
  readonly drop: (field: string) => void;
  readonly areNone: () => boolean;
}

export function entryDrafts(values: KeptValues, name: string): EntryDrafts {
  const drafts = new Map(Object.entries(readDrafts(values.getItem(name))));
  const put = () => {
    try {
      if (drafts.size === 0) values.removeItem(name);
      else values.setItem(name, JSON.stringify(Object.fromEntries(drafts)));
    } catch {
      // Without room the text is still in the field.
    }
  };
  return {
    of: (field) => drafts.get(field),
    keep(field, text) {
      drafts.set(field, text);
      put();
    },
    drop(field) {
      if (drafts.delete(field)) put();
    },
    areNone: () => drafts.size === 0,
  };
}

function readDrafts(text: string | null): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries) as Record<string, string>;
  } catch {
    return {};
  }
}
