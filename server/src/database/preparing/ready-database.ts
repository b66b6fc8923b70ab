import { pingDatabase } from '../connections/ping-database.ts';
import { closeDatabase, type Db, openDatabase } from '../connections/connection.ts';
import type { Log } from '../connections/log.ts';
import { isCurrent } from '../migrating/migrations-state.ts';

/** The product's database, migrated to the version of this program. */
export async function readyDatabase(url: string, log: Log): Promise<Db> {
  const db = openDatabase(url, listening(log));
  if (await isCurrent(db)) return db;
  await closeDatabase(db);
  // Loaded only if there is something to migrate: an ordinary start skips it.
  const { migrate } = await import('../migrating/migrate.ts');
  await migrate(url);
  return openAsApp(url, log);
}

/** A pool signed in as the app's own login or, if the server permits none, as the given user acting for it. */
export async function openAsApp(url: string, log: Log): Promise<Db> {
  const db = openDatabase(url, listening(log));
  try {
    await pingDatabase(db);
    return db;
  } catch (cause) {
    await closeDatabase(db);
    // Without a PostgreSQL error code the server was not reached at all, and another user would not reach it either.
    if (!/^[0-9A-Z]{5}$/.test((cause as { code?: string }).code ?? '')) throw cause;
    log.warn(
      { err: cause },
      'The app has no database login of its own and works under the user of DATABASE_URL. Give that user the right to create roles (CREATEROLE), and let the login connect.',
    );
    return openDatabase(url, { ...listening(log), signIn: 'given-user' });
  }
}

function listening(log: Log) {
  return {
    onConnectionLost: (cause: Error) => log.warn({ err: cause }, 'a database connection was lost'),
  };
}
