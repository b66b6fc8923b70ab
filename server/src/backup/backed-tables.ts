import type { ClientBase } from 'pg';
import { jobsSchema } from '../jobs/queues.ts';
import type { BackedSequence, BackedTable } from './manifest.ts';

export type TableToBack = Pick<BackedTable, 'schema' | 'name' | 'columns'>;

/**
 * Every logged table of the product, without the migrations' own records, which migrating writes again. Of the job
 * queue only the jobs.
 */
export async function tablesOf(client: ClientBase): Promise<readonly TableToBack[]> {
  const { rows } = await client.query<TableToBack>(
    `select n.nspname as schema, c.relname as name,
       array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum
       ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and (
         (n.nspname = 'public' and c.relname not in ('migration', 'database_state'))
         or (n.nspname = $1 and c.relname = 'job')
       )
     order by 1, 2`,
    [jobsSchema],
  );
  return rows;
}

export async function sequencesOf(client: ClientBase): Promise<readonly BackedSequence[]> {
  const { rows } = await client.query<BackedSequence>(
    `select schemaname as schema, sequencename as name, last_value::text as last
     from pg_sequences where schemaname = 'public' and last_value is not null order by 1, 2`,
  );
  return rows;
}

/** Finished jobs are left out; waiting ones are part of the state. */
export function copyOut({ schema, name, columns }: TableToBack): string {
  const waiting = schema === jobsSchema ? ` where state < 'completed'` : '';
  return `copy (select ${listed(columns)} from ${quoted(schema)}.${quoted(name)}${waiting}) to stdout`;
}

export function copyIn({ schema, name, columns }: TableToBack): string {
  return `copy ${quoted(schema)}.${quoted(name)} (${listed(columns)}) from stdin`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function listed(columns: readonly string[]): string {
  return columns.map(quoted).join(', ');
}
