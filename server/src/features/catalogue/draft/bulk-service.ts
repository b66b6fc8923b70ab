import type { BulkAction, previewBulkEdit, stageBulkEdit } from '@dre/core/contract/catalogue/book-bulk';
import type { BodyOf, ReplyOf } from '@dre/core/contract/endpoint';
import { columns, type TableFile } from '@dre/core/domain/catalogue/book/columns';
import {
  actionRefusal,
  changedCells,
  type ColumnAction,
  isLargePriceChange,
  spreadOf,
} from '@dre/core/domain/catalogue/draft/bulk-change';
import { countedRows } from '@dre/core/domain/catalogue/draft/table-labels';
import { rowKey, tableKeys } from '@dre/core/domain/catalogue/book/table-keys';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Db } from '../../../database/connections/connection.ts';
import { nameOfRow } from './diff-rows.ts';
import { draftState, type DraftAuthor } from './draft-queries.ts';
import { changedMeanwhile, type DraftRefusal, type RowToStage, stageRows } from './draft-service.ts';
import { rowsPage } from './page-queries.ts';
import { inUseText } from './staged-checks.ts';
import { belongingsOf, usesOf } from './uses-queries.ts';

type Cells = Row['cells'];

/** A row before and after; null if absent. */
interface Change {
  readonly file: TableFile;
  readonly key: string;
  readonly before: Cells | null;
  readonly after: Cells | null;
}

interface Plan {
  readonly matches: number;
  readonly changes: readonly Change[];
}

type BulkBody = BodyOf<typeof previewBulkEdit>;

const shownRows = 20;

export async function previewBulk(
  trx: Db,
  body: BulkBody,
): Promise<Result<ReplyOf<typeof previewBulkEdit>, DraftRefusal>> {
  const planned = await plan(trx, body);
  if (!planned.ok) return planned;
  const { matches, changes } = planned.value;
  const both = changes.filter((change) => change.before !== null && change.after !== null);
  return accept({
    revision: body.revision,
    matches,
    changes: changes.length,
    first: changes.slice(0, shownRows).map(shownChange),
    spreads: 'columns' in body.action ? spreadsOf(body.action.columns, both) : [],
    large: changes.filter(isLarge).length,
  });
}

export async function stageBulk(
  trx: Db,
  hand: DraftAuthor,
  { isConfirmed, ...body }: BodyOf<typeof stageBulkEdit>,
): Promise<Result<ReplyOf<typeof stageBulkEdit>, DraftRefusal>> {
  const planned = await plan(trx, body);
  if (!planned.ok) return planned;
  const { changes } = planned.value;
  const large = changes.filter(isLarge).length;
  if (large > 0 && !isConfirmed) {
    const detail = `${countedRows(body.file, large)} would change in price by more than half. Confirm that this is meant.`;
    return refuse({ kind: 'conflict', detail });
  }
  const rows = changes.map(({ file, key, after }): RowToStage => ({ file, key, cells: after }));
  const made = await stageRows(trx, hand, rows, body.revision);
  return made.ok ? accept({ ...made.value, changed: changes.length }) : made;
}

function isLarge({ before, after }: Change): boolean {
  return before !== null && after !== null && isLargePriceChange(before, after);
}

async function plan(trx: Db, body: BulkBody): Promise<Result<Plan, DraftRefusal>> {
  if ((await draftState(trx)).revision !== body.revision) return refuse(changedMeanwhile);
  const { file, filter, keys, action } = body;
  const matched = await rowsPage(trx, { file, filter, keys });
  const wanted = matched.flatMap(({ row_key, cells }) => (cells === null ? [] : [{ key: row_key, cells }]));
  if ('columns' in action) return columnPlan(file, action, wanted);
  if (file !== 'parts.csv') {
    return refuse({ kind: 'invalid-request', detail: 'Only parts are moved or retired in bulk.' });
  }
  const codes = wanted.map(({ key }) => key);
  return action.kind === 'retire' ? retirePlan(trx, wanted) : movePlan(trx, action, codes);
}

interface Matched {
  readonly key: string;
  readonly cells: Cells;
}

function columnPlan(
  file: TableFile,
  action: ColumnAction,
  rows: readonly Matched[],
): Result<Plan, DraftRefusal> {
  const refusal = actionRefusal(action, columns[file], tableKeys[file]);
  if (refusal !== null) return refuse({ kind: 'invalid-request', detail: refusal });
  const changes: Change[] = [];
  for (const { key, cells } of rows) {
    const after = changedCells(action, cells);
    if (!after.ok) return refuse({ kind: 'conflict', detail: `${key}: ${after.refusal}` });
    const isChanged = action.columns.some((column) => after.value[column] !== cells[column]);
    if (isChanged) changes.push({ file, key, before: cells, after: after.value });
  }
  return accept({ matches: rows.length, changes });
}

/** Their operations, places and relations are removed with them when staged. */
async function retirePlan(trx: Db, rows: readonly Matched[]): Promise<Result<Plan, DraftRefusal>> {
  const keys = rows.map(({ key }) => key);
  const belongings = new Set(
    (await belongingsOf(trx, 'parts.csv', keys)).map(({ file, by }) => `${file} ${by}`),
  );
  const uses = (await usesOf(trx, 'parts.csv', keys)).filter(
    ({ file, by }) => !belongings.has(`${file} ${by}`),
  );
  const [first] = uses;
  if (first !== undefined) {
    const own = uses.filter(({ named }) => named === first.named);
    return refuse({ kind: 'conflict', detail: inUseText('parts.csv', first.named, own) });
  }
  const changes = rows.map(({ key, cells }) => ({
    file: 'parts.csv' as const,
    key,
    before: cells,
    after: null,
  }));
  return accept({ matches: rows.length, changes });
}

async function movePlan(
  trx: Db,
  { side, subSide }: Extract<BulkAction, { kind: 'move' }>,
  codes: readonly string[],
): Promise<Result<Plan, DraftRefusal>> {
  const [zone] = await rowsPage(trx, { file: 'sub-sides.csv', filter: {}, keys: [`${side} ${subSide}`] });
  if (zone === undefined) {
    return refuse({ kind: 'invalid-request', detail: `There is no sub side ${subSide} on this side.` });
  }
  const wanted = new Set(codes);
  const file = 'part-places.csv';
  const places = (await rowsPage(trx, { file, filter: {} })).flatMap(({ row_key, cells }) =>
    cells !== null && wanted.has(cells['part_code'] ?? '') ? [{ key: row_key, cells }] : [],
  );
  const standing = new Set(places.map(({ key }) => key));
  const changes: Change[] = [];
  for (const { key, cells } of places) {
    const after = { ...cells, side, sub_side: subSide };
    const moved = rowKey(file, after);
    if (moved === key) continue;
    changes.push({ file, key, before: cells, after: null });
    if (standing.has(moved)) continue;
    standing.add(moved);
    changes.push({ file, key: moved, before: null, after });
  }
  return accept({ matches: codes.length, changes });
}

function shownChange({ file, key, before, after }: Change) {
  const fields = columns[file].flatMap((column) => {
    const [old, now] = [before?.[column] ?? '', after?.[column] ?? ''];
    return old === now ? [] : [{ column, before: old, after: now }];
  });
  return { file, key, name: nameOfRow(after ?? before ?? {}), fields };
}

function spreadsOf(wanted: readonly string[], changes: readonly Change[]) {
  return wanted.flatMap((column) => {
    const before = spreadOf(
      column,
      changes.map((change) => change.before ?? {}),
    );
    const after = spreadOf(
      column,
      changes.map((change) => change.after ?? {}),
    );
    return before === null || after === null ? [] : [{ column, before, after }];
  });
}
