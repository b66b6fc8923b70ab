import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import {
  editionForm,
  fromColumns,
  type EditionPayload,
  withChanges,
} from '@dre/core/domain/catalogue/editions/edition-payload';
import type { Result } from '@dre/core/domain/result';
import { expect, test } from 'vitest';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { type BookFiles, publishEdition } from './catalogue-service.ts';
import { readEdition, readEditionChanges } from './edition-service.ts';
import { readStarterFiles } from './starter-files.ts';

const site = withTestApp();
const folder = fileURLToPath(new URL('../../../../catalogue', import.meta.url));

type Revision = (rows: readonly Row[]) => readonly Row[];

function revise({ tables, calculators }: BookFiles, file: string, revision: Revision): BookFiles {
  return { tables: { ...tables, [file]: revision(tables[file] ?? []) }, calculators };
}

function cause(code: string): Row {
  return { row: 0, cells: { code, name: `Cause ${code}` } };
}

function renamed(row: Row, name: string): Row {
  return { ...row, cells: { ...row.cells, name } };
}

/** A year of changes to a table: rows are added first, last and between, rewritten, moved, removed and restored. */
const revisions: readonly Revision[] = [
  (rows) => rows,
  (rows) => [cause('first'), ...rows, cause('last')],
  (rows) => [...rows.slice(0, 3), cause('between'), cause('another'), ...rows.slice(3)],
  (rows) => rows.map((row, index) => (index % 3 === 0 ? renamed(row, `Renamed ${String(index)}`) : row)),
  (rows) => rows.filter(({ cells }) => cells['code'] !== 'first' && cells['code'] !== 'between'),
  (rows) => rows.toReversed(),
  (rows) => [cause('between'), ...rows.map((row, index) => (index === 2 ? renamed(row, 'Again') : row))],
];

function withDearerShroud(files: BookFiles): BookFiles {
  return revise(files, 'parts.csv', (rows) =>
    rows.map((row) =>
      row.cells['code'] === 'AC-SHROUD' ? { ...row, cells: { ...row.cells, price_default: '131.00' } } : row,
    ),
  );
}

function overTheWire<Value>(told: Value): Value {
  return JSON.parse(JSON.stringify(told)) as Value;
}

async function value<Value>(outcome: Promise<Result<Value, unknown>>): Promise<Value> {
  const settled = await outcome;
  if (!settled.ok) throw new Error(`Refused: ${JSON.stringify(settled.refusal)}`);
  return settled.value;
}

test('an edition with the changes of any later one is exactly that later edition', async () => {
  let files = await readStarterFiles(folder);
  const editions: { readonly number: number; readonly contents: EditionPayload }[] = [];
  for (const [index, revision] of revisions.entries()) {
    files = revise(files, 'causes-of-loss.csv', revision);
    if (index === 4) files = withDearerShroud(files);
    const number = await value(
      site.db.transaction().execute((trx) => publishEdition(trx, files, { note: '', now: testNow })),
    );
    const { contents } = await value(readEdition(site.db, number, editionForm));
    editions.push({ number, contents: overTheWire(contents) });
  }
  const pairs = editions.slice(1).map((later, at) => [editions[at], later] as const);
  for (const [earlier, later] of [...pairs, [editions[0], editions.at(-1)] as const]) {
    if (earlier === undefined || later === undefined) throw new Error('There are too few editions.');
    const told = await value(readEditionChanges(site.db, later.number, earlier.number, editionForm));
    const made = withChanges(fromColumns(earlier.contents), overTheWire(told.changes));
    expect(isDeepStrictEqual(made, fromColumns(later.contents))).toBe(true);
  }
});
