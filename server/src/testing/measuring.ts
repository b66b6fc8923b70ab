import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { Db } from '../database/connections/connection.ts';
import type { Tables } from '../database/tables/tables.ts';

/** The exact statement of a query function, captured instead of sent. */
export async function statementOf(ask: (db: Db) => Promise<unknown>): Promise<CompiledQuery> {
  const written: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void written.push(query),
  });
  await ask(db);
  const [statement] = written;
  if (statement === undefined) throw new Error('The query asks the database nothing.');
  return statement;
}

/** For a pool of one connection: every statement acts for this company from now on. */
export async function stayInCompany(db: Db, companyId: string): Promise<void> {
  await sql`select set_config('app.company', ${companyId}, false)`.execute(db);
}
