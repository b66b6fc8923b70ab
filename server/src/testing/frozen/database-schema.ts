import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';

export interface RecordedColumn {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly inKey: boolean;
}

interface ForeignKey {
  readonly columns: readonly string[];
  readonly target: string;
}

export interface SchemaTable {
  readonly name: string;
  readonly kind: 'table' | 'view';
  /** Names of the row-level security policies; empty if every caller sees the same rows. */
  readonly policies: readonly string[];
  readonly columns: readonly RecordedColumn[];
  readonly foreignKeys: readonly ForeignKey[];
}

export interface DatabaseSchema {
  readonly tables: readonly SchemaTable[];
  /** Name and argument types, by which PostgreSQL distinguishes functions. */
  readonly functions: readonly string[];
}

/** The migrated database as PostgreSQL's own catalog describes it. The job queue's schema belongs to its package. */
export async function readDatabaseSchema(db: Db): Promise<DatabaseSchema> {
  const tables = await tablesQuery.execute(db);
  const functions = await functionsQuery.execute(db);
  return { tables: tables.rows, functions: functions.rows.map(({ signature }) => signature) };
}

const tablesQuery = sql<SchemaTable>`
  select c.relname as name,
         case c.relkind when 'v' then 'view' else 'table' end as kind,
         array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by p.polname) as policies,
         (select json_agg(json_build_object(
              'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull,
              'inKey', exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey))
            ) order by a.attname)
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
         coalesce((select json_agg(json_build_object(
              'columns', (select json_agg(a.attname order by k.place)
                          from unnest(f.conkey) with ordinality k (attnum, place)
                          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum),
              'target', t.relname
            ) order by t.relname, f.conname)
          from pg_constraint f join pg_class t on t.oid = f.confrelid
          where f.conrelid = c.oid and f.contype = 'f'), '[]') as "foreignKeys"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  order by c.relname`;

const functionsQuery = sql<{ readonly signature: string }>`
  select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as signature
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace
  order by 1`;
