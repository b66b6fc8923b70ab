import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, type Db, openDatabase } from '../database/connections/connection.ts';
import { contentsOf, forgetBooks } from '../features/catalogue/open-books.ts';
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

/** The rows of a test database: the starter book, or those a function adds to an empty one; otherwise none. */
type TestRows = 'starter' | ((url: string) => Promise<unknown>);

/** A separate migrated database, cloned from the test run's template unless a function fills it. */
export async function createTestDatabase(rows?: TestRows): Promise<TestDatabase> {
  const fresh =
    typeof rows === 'function'
      ? await createDatabase(inject('databaseServerUrl'))
      : await createDatabase(inject('databaseServerUrl'), {
          template: inject(rows === undefined ? 'databaseTemplate' : 'databaseTemplateWithBook'),
        });
  if (typeof rows === 'function') await rows(fresh.url);
  const db = openDatabase(fresh.url);
  if (rows === 'starter') await openStarterBook(db);
  return {
    url: fresh.url,
    db,
    async drop() {
      await closeDatabase(db);
      await fresh.drop();
    },
  };
}

let starterContents: BookContents | undefined;

/** Every clone has the same book, and reading it takes half a second: the files of a process read it once. */
async function openStarterBook(db: Db): Promise<void> {
  starterContents ??= await contentsOf(db, 1);
  forgetBooks({ edition: 1, contents: starterContents });
}

/** For a test file: one migrated database for all its tests, dropped afterwards. Read its members inside the tests. */
export function useTestDatabase(rows?: TestRows): { readonly db: Db; readonly url: string } {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase(rows);
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
