import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, type Db, openDatabase } from '../database/connection.ts';
import { createDatabase, type FreshDatabase } from './database-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string;
    databaseTemplate: string;
  }
}

export interface TestDatabase extends FreshDatabase {
  /** Acts as the app does. */
  readonly db: Db;
}

/** A migrated database of one's own, cloned from the template the test run made once. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const fresh = await createDatabase(inject('databaseServerUrl'), { template: inject('databaseTemplate') });
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
export function useTestDatabase(): { readonly db: Db; readonly url: string } {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
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
