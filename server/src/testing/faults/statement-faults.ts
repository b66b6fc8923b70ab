import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';

/** `refused`: the database answers with an error. `cut`: the connection breaks before the statement is sent. */
export type FaultKind = 'refused' | 'cut';

/** One statement of a call that shall fail: the n-th, or the one that would make everything count. */
export interface Fault {
  readonly kind: FaultKind;
  readonly at: number | 'commit';
  /** What comes after the first transaction is let alone. */
  readonly untilCommit?: boolean;
  /** Not what was asked for, but the counting of who asks. */
  readonly isOfCounting?: boolean;
}

interface Turn extends Fault {
  seen: number;
  struck: string | undefined;
  isOver: boolean;
}

type Query = (this: Client, ...given: unknown[]) => unknown;

const turns = new AsyncLocalStorage<Turn>();

/** From now on statements can be made to fail, of whatever is done inside `withFault`. Answers how to end that. */
export function armStatements(): () => void {
  const query = Reflect.get(Client.prototype, 'query') as Query;
  const breaking: Query = function breaking(...given) {
    const turn = turns.getStore();
    if (turn === undefined || turn.isOver || turn.struck !== undefined) return query.apply(this, given);
    const text = textOf(given[0]);
    // Counting who called is no part of what they asked for.
    if (text.includes('call_count') !== (turn.isOfCounting ?? false)) return query.apply(this, given);
    // Taking everything back cannot be refused: at worst there is nobody left who has it.
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

/** What the work came to, and which statement failed, if it came to that one. */
export function withFault<T>(
  fault: Fault,
  work: () => Promise<T>,
): Promise<{ value: T; struck: string | undefined }> {
  const turn: Turn = { ...fault, seen: 0, struck: undefined, isOver: false };
  return turns.run(turn, async () => {
    try {
      return { value: await work(), struck: turn.struck };
    } finally {
      // What a call leaves running behind it is not part of it.
      turn.isOver = true;
    }
  });
}

function textOf(given: unknown): string {
  const text = typeof given === 'string' ? given : (given as { text?: string }).text;
  return (text ?? '').trim();
}

/** Of each table of the database: how many rows, and a number no other rows would have. */
export type DatabaseState = ReadonlyMap<string, string>;

/** Reads it as somebody who sees every row. A row that was written anew, with whatever in it, is another row. */
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

/** The tables in which something is otherwise. */
export function changedTables(before: DatabaseState, after: DatabaseState): string[] {
  return [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);
}

/** The next transaction that will write something, and whether one from there on did: quicker than reading every row. */
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
