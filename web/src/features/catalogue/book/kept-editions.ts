import type { EditionReply } from '@dre/core/contract/catalogue';
import type { BookContents } from '@dre/core/domain/catalogue/contents';
import {
  type EditionChanges,
  type EditionTables,
  readEditionTables,
  withChanges,
} from '@dre/core/domain/catalogue/edition-tables';

/** An edition as this browser keeps it. */
export interface KeptEdition extends EditionTables {
  readonly number: number;
  /** Tells editions of one number apart, should the server ever start over. */
  readonly publishedAt: string;
  /** When it was last opened, in milliseconds. */
  readonly openedAt: number;
}

export type KeptName = Pick<KeptEdition, 'number' | 'publishedAt' | 'openedAt'>;

/** Where editions are kept. Nothing here is needed for good: what is not kept is fetched again. */
export interface Shelf {
  names(): Promise<readonly KeptName[]>;
  get(number: number): Promise<KeptEdition | undefined>;
  put(edition: KeptEdition): Promise<void>;
  remove(number: number): Promise<void>;
}

/** The newest edition and the ones opened last stay; estimates in work seldom need more. */
const mostKept = 4;

export async function readKept(shelf: Shelf, number: number, now: number): Promise<BookContents | undefined> {
  const kept = await shelf.get(number);
  if (kept === undefined) return undefined;
  const read = readEditionTables(kept, number);
  // Kept by an older version of the product that knew other columns.
  if (!read.ok) await shelf.remove(number);
  else await shelf.put({ ...kept, openedAt: now });
  return read.ok ? read.value : undefined;
}

export async function takeWhole(
  shelf: Shelf,
  { edition, tables, calculators }: EditionReply,
  now: number,
): Promise<BookContents | undefined> {
  return keep(shelf, { ...edition, tables, calculators, openedAt: now });
}

/** The later edition, made of a kept earlier one; undefined where the whole has to be fetched after all. */
export async function takeChanges(
  shelf: Shelf,
  since: number,
  changes: EditionChanges & { readonly edition: EditionReply['edition'] },
  now: number,
): Promise<BookContents | undefined> {
  const earlier = await shelf.get(since);
  const later = earlier && withChanges(earlier, changes);
  return later && keep(shelf, { ...changes.edition, ...later, openedAt: now });
}

async function keep(
  shelf: Shelf,
  { number, publishedAt, openedAt, tables, calculators }: KeptEdition,
): Promise<BookContents | undefined> {
  const read = readEditionTables({ tables, calculators }, number);
  if (!read.ok) return undefined;
  await shelf.put({ number, publishedAt, openedAt, tables, calculators });
  await prune(shelf);
  return read.value;
}

async function prune(shelf: Shelf): Promise<void> {
  const names = await shelf.names();
  const newest = Math.max(...names.map(({ number }) => number));
  const others = names.filter(({ number }) => number !== newest);
  const leaving = others.toSorted((one, other) => other.openedAt - one.openedAt).slice(mostKept - 1);
  for (const { number } of leaving) await shelf.remove(number);
}
