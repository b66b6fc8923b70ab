import { request } from 'node:http';
import { Client } from 'pg';
import { login } from '@dre/core/contract/session/session';
import { hashPassword } from '../../server/src/database/preparing/password-hash.ts';
import type { Goal } from '../goal.ts';

const rounds = 150;
const kinds = ['unknown', 'known', 'disabled'] as const;
type Kind = (typeof kinds)[number];

/** Compares reply times, which must not reveal that an address has an account. */
export const loginTiming: Goal = {
  id: 'login-timing',
  means: `a sign-in with a wrong password, for an address nobody has against one that somebody has; by turns, medians of ${rounds}`,
  async measure({ product }) {
    await addPeople(product.databaseUrl);
    const times: Record<Kind, number[]> = { unknown: [], known: [], disabled: [] };
    for (let round = 0; round < rounds; round += 1) {
      // The first call of a round meets the machine in another state, so the order rotates.
      for (const at of kinds.keys()) {
        const kind = kinds[(at + round) % kinds.length] ?? 'unknown';
        times[kind].push(await timeOf(new URL(login.path, product.url), kind, round));
      }
    }
    const unknown = median(times.unknown);
    return kinds.slice(1).map((kind) => ({
      name: `${kind}-beside-unknown`,
      value: Math.max(median(times[kind]) / unknown, unknown / median(times[kind])),
      limit: 1.05,
    }));
  },
};

async function addPeople(url: string): Promise<void> {
  const hash = await hashPassword('the right one, which is never sent');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into person (email, name, password_hash, email_verified_at, disabled_at)
     select kind || '@timing.example', 'Somebody', $1, now(), case kind when 'disabled' then now() end
     from unnest(array['known', 'disabled']) kind
     on conflict do nothing`,
    [hash],
  );
  await client.end();
}

/** Each round has an address of its own, so that no rate limit applies: neither of calls nor of wrong passwords. */
function timeOf(url: URL, kind: Kind, round: number): Promise<number> {
  const body = JSON.stringify({ userName: `${kind}@timing.example`, password: 'a wrong password' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const localAddress = `127.0.1.${round + 1}`;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, { method: login.method, headers, localAddress }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The sign-in was answered with ${answer.statusCode}.`));
      answer.resume().on('end', () => resolve(performance.now() - started));
    });
    call.on('error', reject).end(body);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}
