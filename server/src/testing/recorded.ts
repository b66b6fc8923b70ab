import { Client } from 'pg';

/** The kinds of events in the audit log of every company, with a time and a seal each. */
export async function recordedKinds(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ kind: string }>(
      'select distinct kind from audit_event order by kind',
    );
    return rows.map(({ kind }) => kind);
  } finally {
    await client.end();
  }
}
