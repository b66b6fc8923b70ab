import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool } from 'pg';
import { asAppLogin, asAppRole } from '../preparing/app-login.ts';
import { pipelinedExecutor } from './pipelined-executor.ts';
import { PoolDriver } from './pool-driver.ts';
import type { Tables } from '../tables/tables.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export interface DatabaseOptions {
  /** Connections held at most. */
  readonly max?: number;
  /** By default the app's own login. */
  readonly signIn?: 'own-login' | 'given-user';
  /** Hears of connections lost while nobody used them; the pool replaces them by itself. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** A pool whose every connection acts as the app's role from its first statement. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Db {
  const pool = new Pool({
    connectionString: options.signIn === 'given-user' ? asAppRole(url) : asAppLogin(url),
    application_name: 'dre',
    max: options.max ?? 10,
    // What is asked without waiting for the answer before is sent without waiting for it.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // The pool listens only to idle connections. One that breaks while in use rejects its query, and would end the
  // whole process besides if nobody listened.
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

/** The work sees and writes the rows of this company and of no other; the setting ends with the transaction. */
export function inCompany<T>(db: Db, companyId: string, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.company', ${companyId}, true)`.execute(trx);
    return work(trx);
  });
}

/** The work reads rows of every company that administrators may read: for their calls alone. */
export async function acrossCompanies<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('app.administrator', 'yes', true)`.execute(trx);
  const found = await work();
  await sql`select set_config('app.administrator', '', true)`.execute(trx);
  return found;
}
