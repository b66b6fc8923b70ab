import { expect, test } from 'vitest';
import { withTestApp } from '../test-app.ts';
import { callsText } from './calls-text.ts';
import { dataModelText } from './data-model.ts';
import { readDatabaseSchema } from './database-schema.ts';
import { schemaText } from './schema-text.ts';

// Names in code may change; names that other programs, stored rows and devices rely on may not. `npm run record`
// records a feature's deliberate additions, and the difference is reviewed before it is committed.
const site = withTestApp();

test('calls keep their paths, methods, fields and refusals', async () => {
  await expect(callsText(site.app.mountedEndpoints)).toMatchFileSnapshot('./calls.txt');
});

test('the migrated database keeps its tables, columns, types, policies and functions', async () => {
  await expect(schemaText(await readDatabaseSchema(site.db))).toMatchFileSnapshot('./database.txt');
});

test('the data model in docs is drawn from the migrated database', async () => {
  const text = dataModelText(await readDatabaseSchema(site.db));
  await expect(text).toMatchFileSnapshot('../../../../docs/data-model.md');
});
