import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { EditionReply } from '@dre/core/contract/catalogue';
import { withChanges } from '@dre/core/domain/catalogue/edition-tables';
import type { Row } from '@dre/core/domain/catalogue/table-row';
import type { Result } from '@dre/core/domain/result';
import { expect, test } from 'vitest';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { type BookFiles, publishEdition, readEdition, readEditionChanges } from './catalogue-service.ts';
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

/** What happens to a table in a year: rows come first, last and between, are rewritten, moved, leave and return. */
const revisions: readonly Revision[] = [
  (rows) => rows,
  (rows) => [cause('first'), ...rows, cause('last')],
  (rows) => [...rows.slice(0, 3), cause('between'), cause('another'), ...rows.slice(3)],
  (rows) => rows.map((row, index) => (index % 3 === 0 ? renamed(row, `Renamed ${String(index)}`) : row)),
  (rows) => rows.filter(({ cells }) => cells['code'] !== 'first' && cells['code'] !== 'between'),
  (rows) => rows.toReversed(),
  (rows) => [cause('between'), ...rows.map((row, index) => (index === 2 ? renamed(row, 'Again') : row))],
];

async function value<Value>(outcome: Promise<Result<Value, unknown>>): Promise<Value> {
  const settled = await outcome;
  if (!settled.ok) throw new Error(`Refused: ${JSON.stringify(settled.refusal)}`);
  return settled.value;
}

test('an edition with the changes of any later one is exactly that later edition', async () => {
  let files = await readStarterFiles(folder);
  const editions: EditionReply[] = [];
  for (const [index, revision] of revisions.entries()) {
    files = revise(files, 'causes-of-loss.csv', revision);
    if (index === 4) files = { ...files, calculators: { ...(files.calculators as object), note: 'revised' } };
    const number = await value(
      site.db.transaction().execute((trx) => publishEdition(trx, files, { note: '', now: testNow })),
    );
    editions.push(await value(readEdition(site.db, number)));
  }
  for (const [at, later] of editions.entries()) {
    for (const earlier of editions.slice(0, at + 1)) {
      const changes = await value(readEditionChanges(site.db, later.edition.number, earlier.edition.number));
      const made = withChanges(earlier, changes);
      const { tables, calculators } = later;
      expect(isDeepStrictEqual(made, { tables, calculators })).toBe(true);
    }
  }
});
