import type { Edit } from '@dre/core/domain/estimates/model/edit';
import { cents } from '@dre/core/domain/units';
import { Client } from 'pg';
import { readEstimate } from '../../e2e/support/calls.ts';
import { type EstimateOfLines, estimateOfLines } from '../support/estimates-of-lines.ts';
import type { Goal } from '../goal.ts';

const lines = 40;
const manyLines = 400;
const edits = 50;
const estimates = 20;

/** Database growth per unit: docs/scale.md multiplies it by the size of a trade. */
export const growth: Goal = {
  id: 'growth',
  means: `an estimate of ${lines} lines with its history: what stays in the database, and what one more edit writes to the database's log, right after a checkpoint, when whole pages are written`,
  async measure({ product }) {
    const client = new Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
      const small = await estimateOfLines(product.url, lines);
      const kept = await bytesKept(client, product.url);
      const log = await logOfAnEdit(client, small);
      const longLog = await logOfAnEdit(client, await estimateOfLines(product.url, manyLines));
      return [
        { name: 'kept-bytes-an-estimate', value: kept, limit: 100_000 },
        { name: 'log-bytes-an-edit', value: log, limit: 50_000 },
        { name: 'log-by-lines', value: longLog / log, limit: manyLines / lines },
      ];
    } finally {
      await client.end();
    }
  },
};

async function bytesKept(client: Client, url: string): Promise<number> {
  const before = await databaseSize(client);
  for (let made = 0; made < estimates; made += 1) await estimateOfLines(url, lines);
  return ((await databaseSize(client)) - before) / estimates;
}

async function databaseSize(client: Client): Promise<number> {
  const { rows } = await client.query<{ size: string }>(
    'select pg_database_size(current_database()) as size',
  );
  return Number(rows[0]?.size);
}

/** Prices of one line, each sent by itself, as typing sends them. */
async function logOfAnEdit(client: Client, { id, calls }: EstimateOfLines): Promise<number> {
  const { estimate, revision } = await readEstimate(calls, id);
  const lineId = estimate.lines[0]?.id ?? '';
  const device = crypto.randomUUID();
  let since = revision;
  await client.query('checkpoint');
  const before = await logPlace(client);
  for (let sent = 0; sent < edits; sent += 1) {
    const edit: Edit = {
      kind: 'change-line',
      id: crypto.randomUUID(),
      lineId,
      changes: { price: cents(5_000 + sent) },
    };
    const reply = await calls.post<{ revision: number }>(`/api/estimates/${id}/edits`, {
      device,
      since,
      edits: [edit],
    });
    since = reply.revision;
  }
  return ((await logPlace(client)) - before) / edits;
}

async function logPlace(client: Client): Promise<number> {
  const { rows } = await client.query<{ place: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as place`,
  );
  return Number(rows[0]?.place);
}
