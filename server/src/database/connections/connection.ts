import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool } from 'pg';
import { asAppLogin, asAppRole } from '../preparing/app-login.ts';
import { pipelinedExecutor } from './pipelined-executor.ts';
import { PoolDriver } from './pool-driver.ts';
import type { Tables } from '../tables/tables.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface DatabaseOptions {
  /** Maximum number of connections. */
  readonly max?: number;
  /** Defaults to the app's own login. */
  readonly signIn?: 'own-login' | 'given-user';
  /** Called when an idle connection is lost; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** A pool whose connections act as the app's role from their first statement. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Db {
  const pool = new Pool({
    connectionString: options.signIn === 'given-user' ? asAppRole(url) : asAppLogin(url),
    application_name: 'dre',
    max: options.max ?? 10,
    // Independent queries are sent without waiting for earlier replies.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // The pool listens only to idle connections. One that breaks in use rejects its query, and without this listener the
  // error would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const dialect = new PostgresDialect({ pool });
  const driver = new PoolDriver(pool);
  return new Kysely<Tables>({
    config: { dialect },
    dialect,
    driver,
    executor: pipelinedExecutor(dialect, driver),
  });
}

export function closeDatabase(db: Db): Promise<void> {
  return db.destroy();
}

/**
 * Runs the work with access to the rows of this company only; the setting ends with the transaction. Signed-in calls
 * enter their company through `admitCaller` of the session instead.
 */
export function inCompany<T>(db: Db, companyId: string, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.company', ${companyId}, true)`.execute(trx);
    return work(trx);
  });
}

/** Runs the work with read access to the rows of all companies that administrators may read: for their calls alone. */
export async function acrossCompanies<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('app.administrator', 'yes', true)`.execute(trx);
  const found = await work();
  await sql`select set_config('app.administrator', '', true)`.execute(trx);
  return found;
}
