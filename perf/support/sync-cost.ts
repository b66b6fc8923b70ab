import { Client } from 'pg';
import { estimateLimits } from '@dre/core/contract/estimates/estimates';
import type { RunningProduct } from '../../e2e/support/processes/running-product.ts';
import { estimateOfLines, type EstimateOfLines } from './estimates-of-lines.ts';
import type { Measurement } from '../goal.ts';
import { postmasterOf, processorTimeOf, processorTimeOfPostgres } from './processor-time.ts';

const rounds = 3;
const lines = 40;

/** The cost of this many edits in one batch, against minimal SQL that stores each of them. */
export async function batchCost(product: RunningProduct, edits: number): Promise<Measurement> {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const postmaster = await postmasterOf(client);
    const database = () => processorTimeOfPostgres(postmaster);
    const own = () => processorTimeOf(process.pid) + database();
    const servers = () => processorTimeOf(product.pid()) + database();
    let [together, oneByOne] = [Infinity, Infinity];
    for (let round = 0; round < rounds; round += 1) {
      const [one, other] = [
        await estimateOfLines(product.url, lines),
        await estimateOfLines(product.url, lines),
      ];
      together = Math.min(together, await spent(servers, () => sendAll(one, edits)));
      oneByOne = Math.min(oneByOne, await spent(own, () => applyInSql(client, other.id, edits)));
    }
    console.log(`  server: ${together.toFixed(0)} ms at once, ${oneByOne.toFixed(0)} ms one by one in SQL`);
    return { name: 'server-times-sql-one-by-one', value: together / oneByOne, limit: 2 };
  } finally {
    await client.end();
  }
}

async function spent(clock: () => number, work: () => Promise<void>): Promise<number> {
  const before = clock();
  await work();
  return clock() - before;
}

async function sendAll({ id, calls }: EstimateOfLines, count: number): Promise<void> {
  const { estimate, revision } = await calls.get<{
    estimate: { lines: readonly { id: string }[] };
    revision: number;
  }>(`/api/estimates/${id}`);
  const device = crypto.randomUUID();
  const edits = Array.from({ length: count }, (_, at) => ({
    kind: 'set-hours',
    id: crypto.randomUUID(),
    lineId: estimate.lines[at % lines]?.id,
    laborType: 'body',
    billed: at % 100,
  }));
  for (let from = 0, since = revision; from < count; from += estimateLimits.edits) {
    const batch = { device, since, edits: edits.slice(from, from + estimateLimits.edits) };
    ({ revision: since } = await calls.post<{ revision: number }>(`/api/estimates/${id}/edits`, batch));
  }
}

/** Each edit changes the document in place and is logged beside it, in a transaction of its own. */
async function applyInSql(client: Client, id: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const edit = JSON.stringify({ kind: 'set-hours', laborType: 'body', billed: at % 100 });
    await client.query('begin');
    await client.query({
      name: 'change',
      text: `update estimate set revision = revision + 1, kept_edits = kept_edits + 1, updated_at = now(),
               document = jsonb_set(document::jsonb, array['lines', $2, 'labor', 'hours'], $3::jsonb)
             where id = $1`,
      values: [id, String(at % lines), String(at % 100)],
    });
    await client.query({
      name: 'keep',
      text: `insert into estimate_edit (company_id, id, estimate_id, place, revision, device, person_id, at, edit, fate)
             select company_id, $2, id, kept_edits, revision, $2, created_by, now(), $3, '{"kind":"applied"}'
             from estimate where id = $1`,
      values: [id, crypto.randomUUID(), edit],
    });
    await client.query('commit');
  }
}
