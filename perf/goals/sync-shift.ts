import { Client } from 'pg';
import { type Phone, phonesOf, untilAllSent } from '../../chaos/phones.ts';
import type { Goal } from '../goal.ts';
import { postmasterOf, processorTimeOf, processorTimeOfPostgres } from '../support/processor-time.ts';

const phones = 40;
const punches = 60;
const rounds = 3;

/** A shift without a network is sent with a call a phone, for little more than its rows cost. */
export const syncShift: Goal = {
  id: 'sync-shift',
  means: `${phones} phones return after a shift offline with ${punches} punches each: calls of the busiest phone, and processor time of the server and its database, against one insert a punch in SQL, the client's time included; by turns, the least of ${rounds}`,
  async measure({ product }) {
    const all = await phonesOf(product, phones);
    const client = new Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
      const postmaster = await postmasterOf(client);
      const database = () => processorTimeOfPostgres(postmaster);
      let [whole, bare, calls] = [Infinity, Infinity, 0];
      for (let round = 0; round < rounds; round += 1) {
        pressAll(all);
        const servers = () => processorTimeOf(product.pid()) + database();
        whole = Math.min(whole, await spent(servers, () => untilAllSent(all)));
        calls = Math.max(calls, ...all.map((phone) => phone.sent));
        const own = () => processorTimeOf(process.pid) + database();
        bare = Math.min(bare, await spent(own, () => insertAll(client)));
      }
      console.log(`  server: ${whole.toFixed(0)} ms, inserts: ${bare.toFixed(0)} ms`);
      return [
        { name: 'calls-a-phone', value: calls, limit: 2 },
        { name: 'server-times-bare-inserts', value: whole / bare, limit: 2 },
      ];
    } finally {
      for (const phone of all) phone.store().close();
      await client.end();
    }
  },
};

function pressAll(all: readonly Phone[]): void {
  for (const phone of all) {
    phone.sent = 0;
    phone.trouble = () => 'request-lost';
    for (let count = 0; count < punches; count += 1) {
      phone.store().press({ on: 'activity', activity: 'cleaning', order: null });
    }
  }
}

async function spent(clock: () => number, work: () => Promise<void>): Promise<number> {
  const before = clock();
  await work();
  return clock() - before;
}

/** Each punch in a transaction of its own, into a copy of the table without the product. */
async function insertAll(client: Client): Promise<void> {
  await client.query('create table if not exists bare_entry (like clock_entry including all)');
  const { rows } = await client.query<{ company_id: string; crew_id: string; entry: object }>(
    'select company_id, crew_id, entry from clock_entry limit 1',
  );
  const [row] = rows;
  for (let count = 0; count < phones * punches; count += 1) {
    await client.query({
      name: 'bare punch',
      text: `insert into bare_entry (company_id, id, crew_id, punch, at, entry, received_at, person_id)
             values ($1, $2, $3, null, now(), $4, now(), null)`,
      values: [row?.company_id, crypto.randomUUID(), row?.crew_id, JSON.stringify(row?.entry)],
    });
  }
}
