import type { BookContents } from '../book/contents.ts';
import type { Columns, ContentsChanges, ListChanges, EditionPayload } from './edition-payload.ts';

type Entry = Readonly<Record<string, unknown>>;

export function toColumns(contents: BookContents): EditionPayload {
  const lists: Record<string, Columns> = {};
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(contents)) {
    if (Array.isArray(value)) lists[name] = columnsOf(value as Entry[]);
    else others[name] = value;
  }
  return { lists, others };
}

export function changesBetween(earlier: BookContents, later: BookContents): ContentsChanges {
  const lists: Record<string, ListChanges> = {};
  const others: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(later)) {
    const before: unknown = earlier[name as keyof BookContents];
    if (JSON.stringify(value) === JSON.stringify(before)) continue;
    if (Array.isArray(value)) lists[name] = listChanges(before as readonly Entry[], value as Entry[]);
    else others[name] = value;
  }
  return { lists, others };
}

/** An entry stays if the later list contains it unchanged and in the same relative order. */
function listChanges(earlier: readonly Entry[], later: readonly Entry[]): ListChanges {
  const positions = new Map<string, number[]>();
  for (const [at, entry] of earlier.entries()) {
    const text = JSON.stringify(entry);
    const same = positions.get(text);
    if (same === undefined) positions.set(text, [at]);
    else same.push(at);
  }
  const staying = new Set<number>();
  const written: number[] = [];
  let last = -1;
  for (const [at, entry] of later.entries()) {
    const from = positions.get(JSON.stringify(entry))?.find((position) => position > last);
    if (from === undefined) written.push(at);
    else staying.add((last = from));
  }
  return {
    gone: [...earlier.keys()].filter((at) => !staying.has(at)),
    written: columnsOf(written.map((at) => later[at] as Entry)),
    places: written,
  };
}

function columnsOf(entries: readonly Entry[]): Columns {
  const names = Object.keys(entries[0] ?? {});
  const odd = entries.find((entry) => Object.keys(entry).join() !== names.join());
  if (odd !== undefined) throw new Error(`An entry has fields of its own: ${JSON.stringify(odd)}`);
  return Object.fromEntries(names.map((name) => [name, entries.map((entry) => entry[name])]));
}
