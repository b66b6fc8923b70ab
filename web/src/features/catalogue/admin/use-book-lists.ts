import { type DraftRowsReply, readDraftRows } from '@dre/core/contract/catalogue/book-draft';
import { draftLimits } from '@dre/core/contract/catalogue/book-fields';
import type { Problem } from '@dre/core/contract/problem';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import { useMemo } from 'react';
import { useQuery } from '../../../lib/calls/use-query.ts';

export type ListRow = DraftRowsReply['rows'][number];

export interface NamedRow {
  readonly code: string;
  readonly name: string;
}

export interface DraftTable {
  readonly rows: readonly ListRow[] | undefined;
  readonly problem: Problem | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** One of the short lists of the book, complete and in order. */
export function useDraftTable(file: TableFile, revision = 0): DraftTable {
  const query = { file, size: String(draftLimits.page) };
  const { data, error, isPending, refetch } = useQuery(
    readDraftRows,
    { query },
    `${file} ${String(revision)}`,
  );
  return { rows: data?.rows, problem: error, isLoading: isPending, reload: refetch };
}

export interface SubSideName extends NamedRow {
  readonly side: string;
}

export interface BookLists {
  readonly partTypes: readonly NamedRow[];
  readonly sides: readonly (NamedRow & { readonly suffix: 'L' | 'R' | '*' })[];
  readonly subSides: readonly SubSideName[];
  readonly operationKinds: readonly NamedRow[];
  readonly nameOfPartType: (code: string) => string;
  readonly nameOfSide: (code: string) => string;
  readonly nameOfSubSide: (side: string, code: string) => string;
  readonly nameOfOperation: (code: string) => string;
}

/** The names of the draft's codes, for choices and for display. */
export function useBookLists(): BookLists {
  const partTypes = useDraftTable('part-types.csv').rows;
  const sides = useDraftTable('sides.csv').rows;
  const subSides = useDraftTable('sub-sides.csv').rows;
  const kinds = useDraftTable('operations-kinds.csv').rows;
  return useMemo(() => {
    const named = (rows: readonly ListRow[] = []) =>
      rows
        .toSorted((one, other) => sortOf(one) - sortOf(other))
        .map(({ cells }) => ({ ...cells, code: cells['code'] ?? '', name: cells['name'] ?? '' }));
    const zones = named(subSides).map((zone) => ({ ...zone, side: cellOf(zone, 'side') }));
    const lists = {
      partTypes: named(partTypes),
      sides: named(sides).map((side) => ({ ...side, suffix: suffixOf(cellOf(side, 'region_suffix')) })),
      subSides: zones,
      operationKinds: named(kinds),
    };
    return {
      ...lists,
      nameOfPartType: nameIn(lists.partTypes),
      nameOfSide: nameIn(lists.sides),
      nameOfOperation: nameIn(lists.operationKinds),
      nameOfSubSide: (side, code) =>
        zones.find((zone) => zone.side === side && zone.code === code)?.name ?? code,
    };
  }, [partTypes, sides, subSides, kinds]);
}

function cellOf(entry: NamedRow, column: string): string {
  return (entry as unknown as Readonly<Record<string, string>>)[column] ?? '';
}

function suffixOf(text: string): 'L' | 'R' | '*' {
  return text === 'L' || text === 'R' ? text : '*';
}

export function sortOf({ cells }: Pick<ListRow, 'cells'>): number {
  return Number(cells['sort'] ?? '') || 0;
}

function nameIn(entries: readonly NamedRow[]): (code: string) => string {
  const names = new Map(entries.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
}
