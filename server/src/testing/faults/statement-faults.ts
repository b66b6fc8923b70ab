import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';

/** `refused`: the database returns an error. `cut`: the connection breaks before the statement is sent. */
export type FaultKind = 'refused' | 'cut';

/** The statement of a call that is to fail: the n-th, or the commit. */
export interface Fault {
  readonly kind: FaultKind;
  readonly at: number | 'commit';
  /** Leaves everything after the first transaction alone. */
  readonly untilCommit?: boolean;
  /** Fails statements of rate-limit counting instead of the call's own. */
  readonly isOfCounting?: boolean;
}

interface Turn extends Fault {
  seen: number;
  struck: string | undefined;
  isOver: boolean;
}

type Query = (this: Client, ...given: unknown[]) => unknown;

const turns = new AsyncLocalStorage<Turn>();

/** From now on statements inside `withFault` can be made to fail. Returns a function that ends this. */
export function armStatements(): () => void {
  const query = Reflect.get(Client.prototype, 'query') as Query;
  const breaking: Query = function breaking(...given) {
    const turn = turns.getStore();
    if (turn === undefined || turn.isOver || turn.struck !== undefined) return query.apply(this, given);
    const text = textOf(given[0]);
    // Rate-limit counting is not part of the call's own work.
    if (text.includes('call_count') !== (turn.isOfCounting ?? false)) return query.apply(this, given);
    // A rollback cannot be refused: at worst the connection is lost.
    if (text === 'rollback' && turn.kind === 'refused') return query.apply(this, given);
    turn.seen += 1;
    if (turn.at === 'commit' ? text !== 'commit' : turn.at !== turn.seen) {
      turn.isOver = text === 'commit' && turn.untilCommit === true;
      return query.apply(this, given);
    }
    turn.struck = text;
    if (turn.kind === 'refused') return query.call(this, 'select 1 / 0');
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    connection.stream.destroy();
    return query.apply(this, given);
  };
  Object.assign(Client.prototype, { query: breaking });
  return () => void Object.assign(Client.prototype, { query });
}

/** The result of the work, and the statement that failed, if it was reached. */
export function withFault<T>(
  fault: Fault,
  work: () => Promise<T>,
): Promise<{ value: T; struck: string | undefined }> {
  const turn: Turn = { ...fault, seen: 0, struck: undefined, isOver: false };
  return turns.run(turn, async () => {
    try {
      return { value: await work(), struck: turn.struck };
    } finally {
      // Background work a call leaves running is not part of it.
      turn.isOver = true;
    }
  });
}

function textOf(given: unknown): string {
  const text = typeof given === 'string' ? given : (given as { text?: string }).text;
  return (text ?? '').trim();
}

/** By table: the number of rows and a fingerprint of them. */
export type DatabaseState = ReadonlyMap<string, string>;

/** Reads with access to every row. A rewritten row counts as another one, even with equal content. */
export async function databaseState(all: Client): Promise<DatabaseState> {
  const tables = await all.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'jobs') order by 1`,
  );
  const parts = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(ctid::text || xmin::text, 0)), 0) as sum from only ${name}`,
  );
  const sums = await all.query<{ name: string; sum: string }>(parts.join(' union all '));
  return new Map(sums.rows.map(({ name, sum }) => [name, sum]));
}

/** The tables that differ. */
export function changedTables(before: DatabaseState, after: DatabaseState): string[] {
  return [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);
}

/** The id of the next writing transaction: `hasCommittedSince` compares it, which is faster than reading every row. */
export async function nextTransaction(all: Client): Promise<string> {
  const { rows } = await all.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return rows[0]?.next ?? '0';
}

export async function hasCommittedSince(all: Client, transaction: string): Promise<boolean> {
  const { rows } = await all.query<{ found: boolean }>(
    `select exists (
       select from generate_series($1::bigint, pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1) id
       where pg_xact_status(id::text::xid8) = 'committed') as found`,
    [transaction],
  );
  return rows[0]?.found ?? true;
}
