import { Client } from 'pg';

/** One signed-in person of one of many companies. */
export interface Somebody {
  readonly companyId: string;
  readonly personId: string;
  readonly sessionId: string;
  readonly tabId: string;
  readonly tokenId: string;
}

export const peopleEach = 50;
const companies = 400;

let filled: Promise<Somebody> | undefined;

/** Fills the product's database with many companies, their people and a session of each; returns one of the people. */
export function filledDatabase(url: string): Promise<Somebody> {
  filled ??= withClient(url, fill);
  return filled;
}

async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function fill(client: Client): Promise<Somebody> {
  await client.query(
    `insert into company (name, kind, subscription)
     select 'Filled ' || n, 'shop', 'active' from generate_series(1, $1::int) n`,
    [companies],
  );
  await client.query(
    `insert into person (email, name, email_verified_at)
     select 'filled-' || n || '@' || c.id || '.example', 'Person ' || n, now()
     from company c, generate_series(1, $1::int) n where c.name like 'Filled %'`,
    [peopleEach],
  );
  await client.query(
    `insert into membership (company_id, person_id, role)
     select split_part(split_part(email, '@', 2), '.', 1)::uuid, id, 'estimator'
     from person where email like 'filled-%'`,
  );
  await client.query(
    `insert into device (secret_hash, user_agent, first_seen_at, last_seen_at)
     values (sha256(uuid_send(gen_random_uuid())), 'filled', now(), now())`,
  );
  await client.query(
    `insert into session (person_id, device_id, started_at, last_active_at, ends_at)
     select p.id, d.id, now(), now(), now() + interval '12 hours'
     from person p, device d where p.email like 'filled-%' and d.user_agent = 'filled'`,
  );
  await client.query(
    `insert into session_tab (session_id, token_id, issued_at)
     select s.id, gen_random_uuid(), now() from session s join device d on d.id = s.device_id
     where d.user_agent = 'filled'`,
  );
  await client.query('vacuum analyze company, person, membership, device, session, session_tab');
  const { rows } = await client.query<Somebody>(
    `select m.company_id as "companyId", m.person_id as "personId", s.id as "sessionId", t.id as "tabId",
            t.token_id as "tokenId"
     from session s join session_tab t on t.session_id = s.id join membership m on m.person_id = s.person_id
     join device d on d.id = s.device_id where d.user_agent = 'filled' limit 1`,
  );
  if (rows[0] === undefined) throw new Error('The database was filled with nobody.');
  return rows[0];
}
