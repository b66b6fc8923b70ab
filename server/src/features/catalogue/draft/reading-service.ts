import type {
  DraftPartReply,
  DraftRow,
  DraftRowsReply,
  readDraft,
  readDraftRows,
} from '@dre/core/contract/catalogue/book-draft';
import { draftLimits, type RowFilter } from '@dre/core/contract/catalogue/book-fields';
import type { QueryOf, ReplyOf } from '@dre/core/contract/endpoint';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import { accept, refuse } from '@dre/core/domain/result';
import type { Db } from '../../../database/connections/connection.ts';
import { newestEditionNumber } from '../catalogue-queries.ts';
import { changesByTable, draftState } from './draft-queries.ts';
import {
  countBySide,
  countRows,
  type DraftRowRecord,
  isSortable,
  operationsOf,
  partCounts,
  placesOf,
  rowsPage,
} from './page-queries.ts';
import { type Use, usesOf } from './uses-queries.ts';

export async function stateOfDraft(trx: Db): Promise<ReplyOf<typeof readDraft>> {
  const { revision, changedAt, changedBy } = await draftState(trx);
  const tables = [...(await changesByTable(trx))];
  const { parts, without_region } = await partCounts(trx);
  return {
    revision,
    edition: (await newestEditionNumber(trx)) ?? null,
    changes: tables.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0),
    tables,
    changedAt: changedAt?.toISOString() ?? null,
    changedBy,
    parts,
    partsWithoutRegion: without_region,
  };
}

const usualPage = 50;

export async function pageOfRows(trx: Db, query: QueryOf<typeof readDraftRows>) {
  const { file, sort, descending, offset, size, ...filter } = query;
  if (sort !== undefined && !isSortable(file, sort)) {
    return refuse({ kind: 'invalid-request', detail: `${file} cannot be sorted by “${sort}”.` } as const);
  }
  const question = {
    file,
    filter: filter as RowFilter,
    sort,
    isDescending: descending === 'yes',
    offset: Number(offset ?? 0),
    limit: Math.min(Number(size ?? usualPage), draftLimits.page),
  };
  const records = await rowsPage(trx, question);
  const keys = records.map(({ row_key }) => row_key);
  const named = await usesOf(trx, file, keys);
  const uses = countByNamed(named);
  const usedBy = countByNamed(partsNaming(named));
  const glances = file === 'parts.csv' ? await glancesOf(trx, keys) : undefined;
  const reply: DraftRowsReply = {
    revision: (await draftState(trx)).revision,
    total: await countRows(trx, question),
    groups: file === 'parts.csv' && sort === 'side' ? [...(await countBySide(trx, question))] : [],
    rows: records.map((record) => ({
      ...draftRowOf(record),
      uses: uses.get(record.row_key) ?? 0,
      usedByParts: usedBy.get(record.row_key) ?? 0,
      glance: glances?.(record.row_key) ?? null,
    })),
  };
  return accept(reply);
}

/** A part refers to a row by its own cells and by its places, but is counted once. */
function partsNaming(uses: readonly Use[]): readonly Use[] {
  const parts = new Map<string, Use>();
  for (const use of uses) {
    if (use.file !== 'parts.csv' && use.file !== 'part-places.csv') continue;
    parts.set(`${use.named}\n${use.by.split(' ')[0] ?? ''}`, use);
  }
  return [...parts.values()];
}

function countByNamed(uses: readonly Use[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { named } of uses) counts.set(named, (counts.get(named) ?? 0) + 1);
  return counts;
}

export function draftRowOf(record: DraftRowRecord): DraftRow {
  const { row_key, cells, published, changed_at, changed_by_name } = record;
  return {
    key: row_key,
    state: stateOf(record),
    cells: cells ?? published ?? {},
    published,
    changedAt: changed_at?.toISOString() ?? null,
    changedBy: changed_by_name,
  };
}

function stateOf({ cells, published, changed_at }: DraftRowRecord): DraftRow['state'] {
  if (changed_at === null) return 'same';
  if (cells === null) return 'removed';
  return published === null ? 'new' : 'changed';
}

async function glancesOf(trx: Db, codes: readonly string[]) {
  const places = await placesOf(trx, codes);
  const operations = await operationsOf(trx, codes);
  return (code: string): DraftRowsReply['rows'][number]['glance'] => {
    const own = places.filter(({ part }) => part === code);
    const work = operations.filter(({ part }) => part === code);
    const hoursOf = (kind: string) => work.find(({ operation }) => operation === kind)?.hours ?? null;
    const zones = new Map(
      own.map(({ side, sub_side }) => [`${side} ${sub_side}`, { side, subSide: sub_side }]),
    );
    return {
      places: [...zones.values()],
      operations: work.length,
      replaceHours: hoursOf('replace'),
      refinishHours: hoursOf('refinish'),
      regions: own.filter(({ region }) => region !== '').length,
    };
  };
}

const shownKeys = 5;

function usesReply(uses: readonly Use[]): DraftPartReply['uses'] {
  const files = [...new Set(uses.map(({ file }) => file))];
  return files.map((file) => {
    const keys = uses.filter((use) => use.file === file).map(({ by }) => by);
    return { file, count: keys.length, keys: keys.slice(0, shownKeys) };
  });
}

export async function usesOfRow(trx: Db, { file, key }: { readonly file: TableFile; readonly key: string }) {
  const [row] = await rowsPage(trx, { file, filter: {}, keys: [key], limit: 1 });
  if (row === undefined) return refuse({ kind: 'not-found' } as const);
  const { revision } = await draftState(trx);
  return accept({ revision, uses: usesReply(await usesOf(trx, file, [key])) });
}

export async function wholePart(trx: Db, code: string) {
  const rowsOf = async (file: TableFile) => {
    const [there, removed] = [
      await rowsPage(trx, { file, filter: { part: code } }),
      await rowsPage(trx, { file, filter: { part: code, state: 'removed' } }),
    ];
    return [...there, ...removed].map(draftRowOf);
  };
  const [part] = await rowsOf('parts.csv');
  if (part === undefined) return refuse({ kind: 'not-found' } as const);
  const relations = await rowsOf('relations.csv');
  const isFromIt = ({ cells }: DraftRow) => cells['part_code'] === code;
  const reply: DraftPartReply = {
    revision: (await draftState(trx)).revision,
    part,
    places: await rowsOf('part-places.csv'),
    operations: await rowsOf('operations.csv'),
    relations: relations.filter(isFromIt),
    relatedFrom: relations.filter((row) => !isFromIt(row)),
    consumables: await rowsOf('consumables.csv'),
    uses: usesReply(await usesOf(trx, 'parts.csv', [code])),
  };
  return accept(reply);
}
