import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Db } from '../database/connections/connection.ts';
import { jobsSchema } from './queues.ts';

/** A row of the caller's transaction: the job exists if its cause does. */
export async function enqueue(db: Db, queue: string, job: object): Promise<void> {
  // Loaded with the first job, to keep startup short.
  const { default: Queue } = await import('pg-boss');
  await new Queue({ db: executorOn(db), schema: jobsSchema }).send(queue, job);
}

function executorOn(db: Db): PgBoss.Db {
  return {
    executeSql: (text, values) => db.executeQuery<object>(CompiledQuery.raw(text, values)).then(withRows),
  };
}

function withRows(result: { rows: object[] }): { rows: object[] } {
  return { rows: result.rows };
}
