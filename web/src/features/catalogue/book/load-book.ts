import {
  listEditions,
  readEdition,
  readEditionChanges,
  readHouseRevision,
} from '@dre/core/contract/catalogue/catalogue';
import type { Problem } from '@dre/core/contract/problem';
import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { openBook } from '@dre/core/domain/catalogue/book/open-book';
import { editionForm } from '@dre/core/domain/catalogue/editions/edition-payload';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Api } from '../../../lib/calls/api.ts';
import type { BookReader } from './book-reader.ts';
import { nextTask } from './next-task.ts';

export interface OpenedBook {
  readonly contents: BookContents;
  readonly book: Book;
}

const form = String(editionForm);

/** The number of the newest edition; offline, of the newest one in this browser. */
export async function newestEdition(api: Api, reader: BookReader): Promise<Result<number, Problem>> {
  const listed = await api.call(listEditions, {});
  const cached = await reader.names();
  if (!listed.ok) {
    const numbers = cached.map(({ number }) => number);
    return listed.refusal.status === 0 && numbers.length > 0 ? accept(Math.max(...numbers)) : listed;
  }
  const published = new Map(listed.value.map(({ number, publishedAt }) => [number, publishedAt]));
  for (const { number, publishedAt } of cached) {
    if (published.get(number) !== publishedAt) await reader.read({ kind: 'forget', number });
  }
  const [newest] = listed.value;
  return newest === undefined ? refuse(noBook) : accept(newest.number);
}

/** Loads an edition in the cheapest way: from the cache, as changes to a cached edition, or whole. */
export async function loadEdition(
  api: Api,
  reader: BookReader,
  number: number,
): Promise<Result<OpenedBook, Problem>> {
  const cached = (await reader.names()).map((name) => name.number);
  const isCached = cached.includes(number);
  const since = Math.max(0, ...cached.filter((other) => other < number));
  const contents =
    (isCached ? await reader.read({ kind: 'read', number }) : undefined) ??
    (since > 0 && !isCached ? await fromChanges(api, reader, number, since) : undefined);
  if (contents !== undefined) return openInTasks(contents);
  const whole = await api.call(readEdition, {
    params: { edition: String(number) },
    query: { form },
  });
  if (!whole.ok) return whole;
  await nextTask();
  const read = await reader.read({ kind: 'whole', edition: whole.value });
  return read === undefined ? refuse(unreadable) : openInTasks(read);
}

async function fromChanges(
  api: Api,
  reader: BookReader,
  number: number,
  since: number,
): Promise<BookContents | undefined> {
  const changes = await api.call(readEditionChanges, {
    params: { edition: String(number) },
    query: { since: String(since), form },
  });
  return changes.ok ? reader.read({ kind: 'changes', since, changes: changes.value }) : undefined;
}

/** Books with a company's values applied, by content: equal values give the same instance. */
const overlaid = new Map<string, OpenedBook>();

/** The book with the active company's values. Revisions never change, so the browser fetches each once. */
export async function withHouse(
  api: Api,
  plain: OpenedBook,
  revision: number,
): Promise<Result<OpenedBook, Problem>> {
  const reply = await api.call(readHouseRevision, { params: { revision: String(revision) } });
  if (!reply.ok) return reply;
  const { values, madeAt } = reply.value;
  const key = JSON.stringify([plain.contents.edition, reply.value]);
  const cached = overlaid.get(key);
  if (cached !== undefined) return accept(cached);
  // The reply has plain integers; the contract defines their units.
  const house = values as unknown as HouseValues;
  const { withHouseValues } = await import('@dre/core/domain/catalogue/house-values/house-values');
  const overlaidBook = opened(withHouseValues(plain.contents, house, (madeAt ?? '').slice(0, 10)));
  overlaid.set(key, overlaidBook);
  return accept(overlaidBook);
}

function opened(contents: BookContents): OpenedBook {
  return { contents, book: openBook(contents) };
}

/** Neither in the task that received the last slice, nor in the one that renders the page. */
async function openInTasks(contents: BookContents): Promise<Result<OpenedBook, Problem>> {
  await nextTask();
  const book = opened(contents);
  await nextTask();
  return accept(book);
}

const noBook: Problem = {
  type: 'about:blank',
  title: 'No edition of the book has been published yet.',
  status: 404,
};

const unreadable: Problem = {
  type: 'about:blank',
  title: 'The book could not be opened. Reload the page to get the newest version of the product.',
  status: 0,
};
