import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import type { readVersion } from '@dre/core/contract/estimates/estimates';
import { contentHash } from '@dre/core/domain/estimates/model/content-hash';
import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { inCompany } from '../../../database/connections/connection.ts';
import { aLine, aMember, anEdit, get, type Member, post, started } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let dana: Member;
beforeAll(async () => {
  dana = await aMember(site, (await aCompany(site.db)).id, 'estimator');
});

const signed = { by: '', at: '' };

async function aLockedEstimate(): Promise<string> {
  const { estimate } = await started(site.app, dana);
  const rename = { kind: 'set-party', role: 'customer', changes: { name: 'Ana Lopez' } } as const;
  await post(site.app, dana, `/api/estimates/${estimate.id}/edits`, {
    device: randomUUID(),
    since: 0,
    edits: [
      aLine(),
      anEdit({ kind: 'lock', ...signed }),
      anEdit({ kind: 'correct', reason: 'misspelled', changes: [rename], ...signed }),
    ],
  });
  return estimate.id;
}

type Version = ReplyOf<typeof readVersion>;

async function versionOf(id: string, correction = 'C01'): Promise<Version> {
  const url = `/api/estimates/${id}/version?label=E01&correction=${correction}`;
  return (await get(site.app, dana, url)).json<Version>();
}

/** Runs a statement as the database's superuser could. */
async function asSuperuser(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new Client({ connectionString: site.url });
  await client.connect();
  await client.query(statement, [...values]);
  await client.end();
}

const statements = [
  'update estimate_version set content = content',
  'update estimate_version set hash = hash',
  'delete from estimate_version',
  'truncate estimate_version',
  'update estimate_edit set edit = edit',
  'delete from estimate_edit',
  'truncate estimate_edit',
  'delete from estimate',
];

test.each(statements)('the product itself may not: %s', async (statement) => {
  const run = inCompany(site.db, dana.companyId, (trx) => sql.raw(statement).execute(trx));
  await expect(run).rejects.toThrow('permission denied');
});

test('a version reads as it was locked, before and after its corrections, and says who made it', async () => {
  const id = await aLockedEstimate();
  expect(await versionOf(id)).toMatchObject({ correction: 'C01', isUnaltered: true });
  const first = await versionOf(id, '');
  expect(first).toMatchObject({ correction: '', isUnaltered: true });
  expect(first.content.parties.customer.name).toBe('');
  expect(first.by).toMatch(/^Person \d+$/);
});

test('a version whose content was altered in the database says so', async () => {
  const id = await aLockedEstimate();
  await asSuperuser(
    `update estimate_version set content = jsonb_set(content::jsonb, '{claim,deductible}', '1')::json where estimate_id = $1`,
    [id],
  );
  expect(await versionOf(id)).toMatchObject({ isUnaltered: false });
  expect((await versionOf(await aLockedEstimate())).isUnaltered).toBe(true);
});

test('a hash made to fit the altered content is still not the one the estimate knows', async () => {
  const id = await aLockedEstimate();
  const { content } = await versionOf(id);
  const altered = { ...content, claim: { ...content.claim, number: 'forged' } };
  await asSuperuser('update estimate_version set content = $1, hash = $2 where estimate_id = $3', [
    JSON.stringify(altered),
    Buffer.from(contentHash(altered), 'hex'),
    id,
  ]);
  expect(await versionOf(id)).toMatchObject({ isUnaltered: false });
});
