import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { statementRecorder } from '../../testing/faults/weakened-statements.ts';
import { fixedStatement } from './fixed-statement.ts';

const database = useTestDatabase();

test('a statement put into words once is asked with the values of each call, wherever they stand in it', async () => {
  let built = 0;
  const namesOf = fixedStatement((db, name: string, note: string | null) => {
    built += 1;
    return db
      .selectFrom('company')
      .select([
        'name',
        sql<string | null>`${note}::text`.as('note'),
        sql<string>`${'always'}::text`.as('same'),
      ])
      .where('name', '=', name)
      .where('subscription', '=', 'active');
  });
  const names = ['First of two', 'Second of two'];
  const values = names.map((name) => ({ name, kind: 'shop' as const, subscription: 'active' as const }));
  await database.db.insertInto('company').values(values).execute();
  const results = await Promise.all([
    namesOf(database.db, 'First of two', 'noted'),
    namesOf(database.db, 'Second of two', null),
    namesOf(database.db, 'Nobody', 'noted'),
  ]);
  expect(results).toEqual([
    [{ name: 'First of two', note: 'noted', same: 'always' }],
    [{ name: 'Second of two', note: null, same: 'always' }],
    [],
  ]);
  expect(built).toBe(1);
});

test('who listens to statements hears of each, with the values it is asked with', async () => {
  const { plugin, seen } = statementRecorder();
  const subscriptions = fixedStatement((db, name: string) =>
    db.selectFrom('company').select('subscription').where('name', '=', name),
  );
  const observed = database.db.withPlugin(plugin);
  await subscriptions(database.db, 'Not heard');
  await subscriptions(observed, 'First');
  await subscriptions(observed, 'Second');
  expect(seen.map((node) => JSON.stringify(node).includes('First'))).toEqual([true, false]);
  expect(JSON.stringify(seen[1])).toContain('Second');
});
