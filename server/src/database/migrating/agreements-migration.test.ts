import { randomUUID } from 'node:crypto';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { smallBook } from '@dre/core/domain/testing/small-book';
import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { cents } from '@dre/core/domain/units';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checksumOf } from '../../features/estimates/record/checksum.ts';
import { createDatabase, type FreshDatabase } from '../../testing/database-server.ts';
import { migrate } from './migrate.ts';
import { shippedMigrations } from './shipped-migrations.ts';

let database: FreshDatabase;
let client: Client;
beforeAll(async () => {
  database = await createDatabase(inject('databaseServerUrl'));
  const all = shippedMigrations();
  const at = all.findIndex(({ name }) => name.endsWith('-agreements.sql'));
  await migrate(database.url, all.slice(0, at));
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const [company, person] = [randomUUID(), randomUUID()];
const by = { by: 'Dana', at: '2026-11-15T10:42:00.000Z' } as const;

/** The stored form before this migration: locked means sent, and a version has no recipients. */
function lockedBefore(stage: string): Estimate {
  const draft = anEstimate({
    id: randomUUID(),
    lines: [aLine({ operation: 'replace', description: 'Skirt “left”\n½', price: cents(90_000) })],
  });
  const insured = {
    ...draft,
    claim: { ...draft.claim, payer: 'insurance', deductible: cents(100) } as const,
  };
  const locked = applyEdit(insured, { kind: 'lock', ...by }, smallBook);
  if (!locked.ok) throw new Error(locked.refusal.kind);
  const [version] = locked.value.versions;
  const {
    payers: _payers,
    sendings: _sendings,
    agreements: _agreements,
    ...record
  } = version ?? ({} as never);
  return { ...locked.value, stage: stage as never, versions: [record as never] };
}

async function insert(table: string, row: object): Promise<void> {
  const columns = Object.keys(row);
  const placeholders = columns.map((_, at) => `$${String(at + 1)}`);
  const values = Object.values(row) as unknown[];
  await client.query(
    `insert into ${table} (${columns.join(', ')}) values (${placeholders.join(', ')})`,
    values,
  );
}

async function store(estimate: Estimate): Promise<void> {
  const { id, stage } = estimate;
  await insert('estimate', {
    company_id: company,
    id,
    created_at: by.at,
    created_by: person,
    edition: 1,
    house_revision: 0,
    revision: 1,
    kept_edits: 1,
    document: JSON.stringify(estimate),
    checksum: checksumOf(estimate),
    number: '',
    stage,
    draft: null,
    customer: '',
    claim: '',
    vehicle: '',
    vin_tail: '',
    total: 90_000,
    open_lines: 0,
    updated_at: by.at,
    sent_at: by.at,
  });
  const content = JSON.stringify(estimate);
  const hash = Buffer.from(estimate.versions[0]?.hash ?? '', 'hex');
  const version = { place: 1, label: 'E01', correction: '', content, hash, person_id: person, at: by.at };
  await insert('estimate_version', { company_id: company, estimate_id: id, ...version });
}

async function link(estimateId: string, audience: 'owner' | 'insurer'): Promise<string> {
  const id = randomUUID();
  await insert('share_link', {
    company_id: company,
    id,
    estimate_id: estimateId,
    audience,
    label: 'E01',
    correction: '',
    token_hash: Buffer.from(`${id}`.replaceAll('-', ''), 'latin1'),
    made_at: by.at,
    made_by: person,
    expires_at: '2026-12-15T10:42:00Z',
  });
  return id;
}

const visit = { company_id: company, at: '2026-11-15T11:00:00Z', network: '', browser: '' };

async function sign(estimateId: string): Promise<void> {
  await insert('share_answer', {
    ...visit,
    sent_id: randomUUID(),
    place: 0,
    link_id: await link(estimateId, 'owner'),
    estimate_id: estimateId,
    name: 'Ruth Okafor',
    kind: 'approval',
    text: '',
    content: '{}',
  });
}

async function press(estimateId: string, kind: 'approve' | 'decline'): Promise<void> {
  await insert('estimate_edit', {
    company_id: company,
    id: randomUUID(),
    estimate_id: estimateId,
    place: 1,
    revision: 1,
    seen: 0,
    device: randomUUID(),
    person_id: person,
    at: '2026-11-15T12:00:00Z',
    edit: JSON.stringify({ kind, version: 'E01', ...by, reason: 'Too dear' }),
    fate: JSON.stringify({ kind: 'applied' }),
  });
}

async function read(id: string) {
  const { rows } = await client.query<{
    document: Estimate;
    stage: string;
    checksum: Buffer;
    sent_at: Date | null;
  }>('select document, stage, checksum, sent_at from estimate where id = $1', [id]);
  const [row] = rows;
  if (row === undefined) throw new Error('An estimate is lost.');
  return row;
}

test('what was sent, approved and declined before is what is known of it, and every device still agrees', async () => {
  await client.query(`select set_config('app.company', $1, false)`, [company]);
  await insert('company', { id: company, name: 'Shop', kind: 'shop', subscription: 'active' });
  await insert('person', { id: person, name: 'Dana', email: 'dana@example.com' });
  await insert('catalogue_edition', { number: 1, effective_on: '2026-01-01' });
  const unsent = lockedBefore('sent');
  const opened = lockedBefore('sent');
  const signed = lockedBefore('approved');
  const pressed = lockedBefore('approved');
  const declined = lockedBefore('declined');
  const inRepair = lockedBefore('in-repair');
  const all = [unsent, opened, signed, pressed, declined, inRepair];
  for (const estimate of all) await store(estimate);
  await link(unsent.id, 'owner');
  const openedLink = await link(opened.id, 'insurer');
  await insert('share_view', { ...visit, link_id: openedLink });
  await sign(signed.id);
  await press(pressed.id, 'approve');
  await press(declined.id, 'decline');
  await sign(inRepair.id);
  await migrate(database.url);

  const stages: string[] = [];
  for (const { id } of all) stages.push((await read(id)).stage);
  expect(stages).toEqual(['locked', 'sent', 'sent', 'approved', 'declined', 'in-repair']);
  for (const { id } of all) {
    const { document, stage, checksum } = await read(id);
    expect(document.stage).toBe(stage);
    expect(checksum.equals(checksumOf(document))).toBe(true);
    expect(document.versions[0]?.payers).toEqual(['customer', 'insurer']);
  }
  expect((await read(unsent.id)).sent_at).toBeNull();
  expect((await read(opened.id)).document.versions[0]?.sendings).toMatchObject([
    { to: 'insurer', how: 'link', on: '2026-11-15T11:00:00.000Z' },
  ]);
  expect((await read(inRepair.id)).document.versions[0]?.agreements).toMatchObject([
    { answer: 'agreed', payer: 'customer', name: 'Ruth Okafor', how: 'signature' },
  ]);
  expect((await read(pressed.id)).document.versions[0]?.agreements).toMatchObject([
    { id: 'shop-1', answer: 'authorized', payer: null, name: 'Dana' },
  ]);
});
