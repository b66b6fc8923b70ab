import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookImport } from '@dre/core/contract/catalogue/book-import';
import { checkImport } from '@dre/core/domain/catalogue/import/check-import';
import { guessPlan } from '@dre/core/domain/catalogue/import/guess-plan';
import { csvOf } from '@dre/core/domain/exchange/csv';
import { Client } from 'pg';
import { closeDatabase, type Db, openDatabase } from '../../server/src/database/connections/connection.ts';
import { checkFile } from '../../server/src/features/catalogue/import/check-file.ts';
import { commitImport } from '../../server/src/features/catalogue/import/commit-import.ts';
import {
  draftTables,
  insertImport,
  takenRows,
} from '../../server/src/features/catalogue/import/import-queries.ts';
import { readFile } from '../../server/src/features/catalogue/import/read-file.ts';
import { demoPassword } from '../../e2e/support/processes/running-product.ts';
import { type Measurement, type Goal } from '../goal.ts';
import { asCsv, asWorkbook, importedRows, manyParts } from '../support/import-files.ts';
import { metric } from '../support/pdf-fetching.ts';

const rounds = 3;
const now = () => new Date();

/** The cost of fifty thousand rows beyond the unavoidable work. */
export const importFloor: Goal = {
  id: 'import-floor',
  isLong: true,
  means: `a file of ${importedRows.toLocaleString('en-US')} parts: processor time of checking every row and finding what it changes, against that of parsing the file (CSV with new parts, workbook with a new price for each part of the draft); putting them into the draft, rows read from where they were kept and all, against COPY of the same rows into a table like it; by turns, least of ${rounds}; and the server's event-loop delay, 99th percentile, while a file is sent, checked and committed, against idle`,
  async measure({ product }) {
    const db = openDatabase(product.databaseUrl, { max: 3 });
    const client = new Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
      await client.query('delete from catalogue_draft_row');
      const { tables } = await draftTables(db);
      const parts = manyParts(tables['parts.csv'] ?? [], (cents) => cents);
      const csv = asCsv(parts);
      const fresh = await checkingRatio(csv, 'parts.csv', tables);
      const { delay, commit } = await committed(product.url, db, client, csv);
      const dearer = manyParts(tables['parts.csv'] ?? [], (cents) => Math.round(cents * 1.04) + 1);
      const filled = (await draftTables(db)).tables;
      const changed = await checkingRatio(asWorkbook(dearer), 'parts.xlsx', filled);
      return [
        { name: 'new-rows-csv-times-parse', value: fresh, limit: 2 },
        { name: 'changed-rows-xlsx-times-parse', value: changed, limit: 2 },
        commit,
        delay,
      ];
    } finally {
      await client.end();
      await closeDatabase(db);
    }
  },
};

type Tables = Awaited<ReturnType<typeof draftTables>>['tables'];

async function checkingRatio(file: Buffer, name: string, tables: Tables): Promise<number> {
  let [parsing, checking] = [Infinity, Infinity];
  for (let done = 0; done < rounds; done += 1) {
    const [read, parsed] = await processorTime(() => readFile(file, name));
    parsing = Math.min(parsing, parsed);
    if (!read.ok) throw new Error(read.refusal);
    const sheets = read.value;
    const [{ counts }, checked] = await processorTime(async () =>
      checkImport(sheets, guessPlan(sheets, name, {}), tables),
    );
    checking = Math.min(checking, checked);
    if (counts.new + counts.changed !== importedRows) throw new Error(`${JSON.stringify(counts)}`);
  }
  console.log(`  ${name}: parse ${parsing.toFixed(0)} ms, check ${checking.toFixed(0)} ms`);
  return checking / parsing;
}

/** Excludes other work of the machine. */
async function processorTime<Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return [value, (user + system) / 1000] as const;
}

/** Leaves the rows in the draft. */
async function committed(
  url: string,
  db: Db,
  client: Client,
  csv: Buffer,
): Promise<{ readonly commit: Measurement; readonly delay: Measurement }> {
  const { rows } = await client.query<{ id: string }>(`select id from person where is_administrator limit 1`);
  const person = { id: rows[0]?.id ?? '', name: 'Perf' };
  const id = await checkedImport(db, person.id, csv);
  const copy = `${tmpdir()}/import-floor-${String(process.pid)}.csv`;
  await writeFile(copy, await copyText(db, id), { mode: 0o644 });
  let [committing, copying] = [Infinity, Infinity];
  for (let done = 0; done < rounds; done += 1) {
    copying = Math.min(copying, await copyTime(client, copy));
    await client.query('delete from catalogue_draft_row');
    await client.query(
      `update catalogue_import set state = 'committing',
         draft_revision = (select revision from catalogue_draft) where id = $1`,
      [id],
    );
    await client.query('vacuum analyze catalogue_draft_row, catalogue_import_page');
    const started = performance.now();
    await commitImport(db, { kind: 'commit', id, version: 1, person, requestId: id }, now);
    committing = Math.min(committing, performance.now() - started);
  }
  await rm(copy);
  const { rows: staged } = await client.query<{ count: string }>('select count(*) from catalogue_draft_row');
  if (Number(staged[0]?.count) !== importedRows) throw new Error('The rows are not in the draft.');
  console.log(`  commit ${committing.toFixed(0)} ms, copy ${copying.toFixed(0)} ms`);
  await client.query('delete from catalogue_draft_row');
  return {
    commit: { name: 'commit-times-copy', value: committing / copying, limit: 3 },
    delay: await delayOf(url, csv),
  };
}

async function checkedImport(db: Db, personId: string, file: Buffer): Promise<string> {
  const id = await insertImport(db, {
    made_by: personId,
    made_at: now(),
    expires_at: new Date(Date.now() + 3_600_000),
    file_name: 'parts.csv',
    file,
    plan: { sheets: [], answers: {}, fixes: [], leftOut: [] },
  });
  await checkFile(db, id, now);
  return id;
}

/** The same rows as the draft stores them. */
async function copyText(db: Db, id: string): Promise<string> {
  const rows = await takenRows(db, id);
  const at = now().toISOString();
  return csvOf(
    rows.map(({ table, key, cells }, position) => [
      table,
      key,
      String(position),
      JSON.stringify(cells),
      '1',
      at,
      'Perf',
    ]),
  );
}

async function copyTime(client: Client, file: string): Promise<number> {
  await client.query('drop table if exists copied_row');
  await client.query('create table copied_row (like catalogue_draft_row including all)');
  const started = performance.now();
  await client.query(
    `copy copied_row (table_file, row_key, position, cells, revision, changed_at, changed_by_name)
     from '${file}' with (format csv)`,
  );
  const taken = performance.now() - started;
  await client.query('drop table copied_row');
  return taken;
}

async function delayOf(url: string, csv: Buffer): Promise<Measurement> {
  const token = await signIn(url);
  let [idle, busy] = [Infinity, Infinity];
  for (let done = 0; done < rounds; done += 1) {
    idle = Math.min(idle, await delayDuring(url, () => pause(2_000)));
    busy = Math.min(busy, await delayDuring(url, () => imported(url, token, csv, done === rounds - 1)));
  }
  console.log(`  event loop: idle ${(idle * 1000).toFixed(1)} ms, busy ${(busy * 1000).toFixed(1)} ms`);
  return { name: 'times-idle-delay', value: busy / idle, limit: 2 };
}

/** The product resets this measurement whenever it is read. */
async function delayDuring(url: string, work: () => Promise<unknown>): Promise<number> {
  const name = 'nodejs_eventloop_lag_p99_seconds';
  await metric(url, name);
  await work();
  return metric(url, name);
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/Login/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'admin@demo.example', password: demoPassword }),
  });
  return ((await answer.json()) as { result: string }).result;
}

/** Sends the file as the page does, waits as it does, and commits it. */
async function imported(url: string, token: string, csv: Buffer, isKept: boolean): Promise<void> {
  const call = async (method: string, path: string, body?: BodyInit, type = 'application/json') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body }) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as BookImport;
  };
  const settled = async (one: BookImport) => {
    let current = one;
    while (current.state === 'checking' || current.state === 'committing') {
      await pause(700);
      current = await call('GET', `/api/admin/book/imports/${one.id}`);
    }
    return current;
  };
  const bytes = new Uint8Array(csv);
  const sent = await call(
    'POST',
    '/api/admin/book/imports?fileName=parts.csv',
    bytes,
    'application/octet-stream',
  );
  const { id, version, state, sentence } = await settled(sent);
  if (state !== 'checked') throw new Error(sentence ?? state);
  const wish = JSON.stringify({ version, leaveOutRejected: false, largePriceChanges: 0 });
  const done = await settled(await call('POST', `/api/admin/book/imports/${id}/commit`, wish));
  if (done.state !== 'committed') throw new Error(done.sentence ?? done.state);
  if (isKept) return;
  const { revision } = (await call('GET', '/api/admin/book')) as unknown as { revision: number };
  await call('POST', '/api/admin/book/discard', JSON.stringify({ revision, rows: null }));
}
