import type { EditionReply } from '@dre/core/contract/catalogue/catalogue';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { ChangesReply, CachedName } from './cached-editions.ts';

/** A request to the worker that reads the book. */
export type BookRequest =
  | { readonly kind: 'names' }
  | { readonly kind: 'forget'; readonly number: number }
  | { readonly kind: 'read'; readonly number: number }
  | { readonly kind: 'whole'; readonly edition: EditionReply }
  | { readonly kind: 'changes'; readonly since: number; readonly changes: ChangesReply };

/** Contents arrive in slices, each in its own message, so that receiving them never blocks the page. */
export type BookReply =
  | { readonly names: readonly CachedName[] }
  | { readonly slice: keyof BookContents; readonly value: unknown; readonly isMore: boolean }
  | { readonly isRead: boolean };

/** About 5 ms of copying on a slow tablet. */
const mostInSlice = 1_000;

export function* slicesOf(contents: BookContents): Generator<BookReply> {
  for (const [name, value] of Object.entries(contents)) {
    const slice = name as keyof BookContents;
    if (!Array.isArray(value)) {
      yield { slice, value, isMore: false };
      continue;
    }
    for (let from = 0; from === 0 || from < value.length; from += mostInSlice) {
      yield { slice, value: value.slice(from, from + mostInSlice), isMore: from > 0 };
    }
  }
}

/** Puts the slices together again. */
export function gatherSlices(): { take(reply: BookReply): void; contents(): BookContents } {
  const gathered: Record<string, unknown> = {};
  return {
    take(reply) {
      if (!('slice' in reply)) return;
      const { slice, value, isMore } = reply;
      if (isMore) (gathered[slice] as unknown[]).push(...(value as unknown[]));
      else gathered[slice] = value;
    },
    contents: () => gathered as unknown as BookContents,
  };
}
