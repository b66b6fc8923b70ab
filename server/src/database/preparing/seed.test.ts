import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inCompany } from '../connections/connection.ts';
import { seed } from './seed.ts';
import { setupTokenHash } from './setup-link.ts';

const now = new Date('2025-06-01T12:00:00Z');
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('the first start of a demo makes one company, its four people and an administrator', async () => {
  const outcome = await seed(database.db, { demo: true, now });
  expect(outcome).toEqual({ kind: 'demo-created' });
  const company = await database.db.selectFrom('company').select(['id', 'name']).executeTakeFirstOrThrow();
  const roles = await inCompany(database.db, company.id, (trx) =>
    trx
      .selectFrom('membership')
      .innerJoin('person', 'person.id', 'membership.person_id')
      .select(['email', 'role'])
      .orderBy('email')
      .execute(),
  );
  expect(roles).toEqual([
    { email: 'estimator@demo.example', role: 'estimator' },
    { email: 'foreman@demo.example', role: 'foreman' },
    { email: 'owner@demo.example', role: 'owner' },
    { email: 'tech@demo.example', role: 'technician' },
  ]);
  const administrators = await database.db
    .selectFrom('person')
    .select('email')
    .where('is_administrator', '=', true)
    .execute();
  expect(administrators).toEqual([{ email: 'admin@demo.example' }]);
});

test('later starts and simultaneous starts seed nothing more', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => seed(database.db, { demo: true, now })));
  expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual([
    'demo-created',
    'nothing-to-do',
    'nothing-to-do',
  ]);
  const people = await database.db.selectFrom('person').select('id').execute();
  expect(people).toHaveLength(5);
});

test('without the demo there are no accounts, and one link to create the first administrator', async () => {
  const outcome = await seed(database.db, { demo: false, now });
  if (outcome.kind !== 'first-administrator') throw new Error(outcome.kind);
  expect(await database.db.selectFrom('person').selectAll().execute()).toEqual([]);
  const token = outcome.path.replace('/set-password/', '');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const links = await database.db.selectFrom('setup_link').selectAll().execute();
  expect(links).toEqual([
    {
      token_hash: setupTokenHash(token),
      created_at: now,
      expires_at: new Date('2025-06-02T12:00:00Z'),
      used_at: null,
    },
  ]);
});

test('a new start replaces an unused link, and none is made once there is an administrator', async () => {
  await seed(database.db, { demo: false, now });
  await seed(database.db, { demo: false, now });
  expect(await database.db.selectFrom('setup_link').selectAll().execute()).toHaveLength(1);
  await database.db
    .insertInto('person')
    .values({ email: 'boss@example.com', name: 'Boss', is_administrator: true })
    .execute();
  expect(await seed(database.db, { demo: false, now })).toEqual({ kind: 'nothing-to-do' });
});
