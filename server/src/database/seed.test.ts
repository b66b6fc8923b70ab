import { verify } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { inCompany } from './connection.ts';
import { seed } from './seed.ts';
import { setupTokenHash } from './setup-link.ts';

const now = new Date('2025-06-01T12:00:00Z');
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('the first start of a demo makes one company, its three people and an administrator', async () => {
  const outcome = await seed(database.db, { demo: true, now });
  expect(outcome).toMatchObject({
    kind: 'demo-created',
    emails: ['owner@demo.example', 'estimator@demo.example', 'tech@demo.example', 'admin@demo.example'],
  });
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

test('the generated demo password is long, opens the accounts and differs from one house to the next', async () => {
  const outcome = await seed(database.db, { demo: true, now });
  if (outcome.kind !== 'demo-created') throw new Error(outcome.kind);
  const people = await database.db.selectFrom('person').select('password_hash').execute();
  const hashes = people.map((person) => person.password_hash ?? '');
  expect(await Promise.all(hashes.map((hash) => verify(hash, outcome.password)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(hashes.every((hash) => hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true);
  expect(outcome.password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);

  const other = await createTestDatabase();
  const otherOutcome = await seed(other.db, { demo: true, now });
  await other.drop();
  expect(otherOutcome).not.toMatchObject({ password: outcome.password });
});

test('a configured demo password is used as it is', async () => {
  const outcome = await seed(database.db, { demo: true, demoPassword: 'the words of our choice', now });
  expect(outcome).toMatchObject({ password: 'the words of our choice' });
});

test('later starts and simultaneous starts seed nothing more and show no password again', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => seed(database.db, { demo: true, now })));
  expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual([
    'demo-created',
    'nothing-to-do',
    'nothing-to-do',
  ]);
  const people = await database.db.selectFrom('person').select('id').execute();
  expect(people).toHaveLength(4);
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
