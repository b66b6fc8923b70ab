import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { createDatabase, startDatabaseServer } from './database-server.ts';

/** Once for a test run: a server, and a migrated template that every test database is cloned from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  const name = `dre_template_${randomBytes(8).toString('hex')}`;
  const template = await createDatabase(server.url, { name });
  await migrate(template.url);
  project.provide('databaseServerUrl', server.url);
  project.provide('databaseTemplate', name);
  return async () => {
    await template.drop();
    await server.stop();
  };
}
