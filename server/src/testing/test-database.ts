import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, type Db, openDatabase } from '../database/connection.ts';
import { createDatabase, type FreshDatabase } from './database-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string;
    databaseTemplate: string;
    databaseTemplateWithBook: string;
  }
}

export interface TestDatabase extends FreshDatabase {
  /** Acts as the app does. */
  readonly db: Db;
}

/** A migrated database of one's own, cloned from the template the test run made once. */
export async function createTestDatabase(book?: 'starter'): Promise<TestDatabase> {
  const template = inject(book === undefined ? 'databaseTemplate' : 'databaseTemplateWithBook');
  const fresh = await createDatabase(inject('databaseServerUrl'), { template });
  const db = openDatabase(fresh.url);
  return {
    url: fresh.url,
    db,
    async drop() {
      await closeDatabase(db);
      await fresh.drop();
    },
  };
}

/** For a test file: one migrated database for all its tests, gone afterwards. Read its members inside the tests. */
export function useTestDatabase(book?: 'starter'): { readonly db: Db; readonly url: string } {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase(book);
  });
  afterAll(async () => {
    await database?.drop();
  });
  const made = () => {
    if (database === undefined) throw new Error('The test database exists only while tests run.');
    return database;
  };
  return {
    get db() {
      return made().db;
    },
    get url() {
      return made().url;
    },
  };
}
