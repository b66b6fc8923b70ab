import type { DiffRow } from '@dre/core/contract/catalogue/book-editions';
import { columns } from '@dre/core/domain/catalogue/book/columns';
import { type AnyFile, calculatorsFile } from '@dre/core/domain/catalogue/draft/references';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';

/** A row before and after a change; null if absent. */
export interface ChangedRecord {
  readonly file: AnyFile;
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly part_name: string | null;
  readonly changed_at: Date | null;
  readonly changed_by_name: string | null;
}

export function diffRowOf(record: ChangedRecord): DiffRow {
  const { file, key, before, after } = record;
  return {
    file,
    key,
    name: record.part_name ?? nameOfRow((after ?? before ?? {}) as Row['cells']),
    state: stateOf(record),
    fields: file === calculatorsFile ? changedLeaves(before, after) : changedCells(file, before, after),
    changedAt: record.changed_at?.toISOString() ?? null,
    changedBy: record.changed_by_name,
  };
}

function stateOf({ before, after }: ChangedRecord): DiffRow['state'] {
  if (after === null) return 'removed';
  return before === null ? 'new' : 'changed';
}

/** The name people know the row by. */
export function nameOfRow(cells: Row['cells']): string {
  return cells['name'] ?? cells['title'] ?? cells['maker'] ?? '';
}

function changedCells(file: Exclude<AnyFile, typeof calculatorsFile>, before: unknown, after: unknown) {
  const [old, now] = [before as Row['cells'] | null, after as Row['cells'] | null];
  return columns[file].flatMap((column) => {
    const field = { column, before: old?.[column] ?? '', after: now?.[column] ?? '' };
    return field.before === field.after ? [] : [field];
  });
}

function changedLeaves(before: unknown, after: unknown) {
  const [old, now] = [new Map(leavesOf(before, '')), new Map(leavesOf(after, ''))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((column) => {
    const field = { column, before: old.get(column) ?? '', after: now.get(column) ?? '' };
    return field.before === field.after ? [] : [field];
  });
}

function leavesOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, entry]) =>
    leavesOf(entry, path === '' ? name : `${path}.${name}`),
  );
}
