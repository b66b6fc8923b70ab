import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { closeDatabase, openDatabase } from '../database/connections/connection.ts';
import { migrate } from '../database/migrating/migrate.ts';
import { createDatabase, startDatabaseServer } from './database-server.ts';
import { publishStarterBook } from './starter-book.ts';

/**
 * Runs once per test run: starts a server and prepares migrated templates to clone test databases from. One contains
 * the book that ships with the product, because reading it takes longer than most tests.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  const name = `dre_template_${randomBytes(8).toString('hex')}`;
  const template = await createDatabase(server.url, { name });
  await migrate(template.url);
  const withBook = await createDatabase(server.url, { template: name, name: `${name}_book` });
  const db = openDatabase(withBook.url);
  await publishStarterBook(db);
  await closeDatabase(db);
  project.provide('databaseServerUrl', server.url);
  project.provide('databaseTemplate', name);
  project.provide('databaseTemplateWithBook', `${name}_book`);
  return async () => {
    await withBook.drop();
    await template.drop();
    await server.stop();
  };
}
