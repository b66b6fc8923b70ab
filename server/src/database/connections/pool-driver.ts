import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult as Answer,
  TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';

/** Statements of every call begin with their name in a comment and are parsed and planned once per connection. */
const nameInFront = /^\s*\/\* prepared: ([a-z-]+) \*\//;

/** The permission query opens nearly every transaction. It writes nothing, so it may travel with BEGIN. */
const permissionQuery = 'admit-caller';

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * Kysely driver for our pool. Independent statements are sent together, and `begin` goes with the permission query, so
 * a call makes fewer round trips than queries.
 */
export class PoolDriver implements Driver {
  readonly #pool: Pool;
  /** A client the pool hands out again keeps its connection object. */
  readonly #connections = new WeakMap<PoolClient, PoolConnection>();
  constructor(pool: Pool) {
    this.#pool = pool;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<PoolConnection> {
    const client = await this.#pool.connect();
    const existing = this.#connections.get(client);
    if (existing !== undefined) return existing;
    const connection = new PoolConnection(client);
    this.#connections.set(client, connection);
    return connection;
  }
  async beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    connection.begin(settings);
  }
  commitTransaction(connection: PoolConnection): Promise<void> {
    return connection.end('commit');
  }
  rollbackTransaction(connection: PoolConnection): Promise<void> {
    return connection.end('rollback');
  }
  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release();
  }
  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

class PoolConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  /** The BEGIN statement of a transaction that has sent nothing yet. */
  #beginning: string | undefined;
  /** Pending until BEGIN is confirmed; nothing else may be sent before. */
  #begun: Promise<unknown> | undefined;
  constructor(client: PoolClient) {
    this.#client = client;
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const isolation = isolationLevel === undefined ? '' : `isolation level ${isolationLevel}`;
    this.#beginning = ['begin', isolation, accessMode].filter(Boolean).join(' ');
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const hasSent = this.#beginning === undefined;
    this.#beginning = undefined;
    // A transaction that sent nothing needs no end.
    if (hasSent) await this.#send(how);
  }

  release(): void {
    this.#beginning = undefined;
    this.#client.release();
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<Answer<Row>> {
    const name = nameInFront.exec(sql)?.[1];
    if (this.#beginning !== undefined) this.#open(this.#beginning);
    const begun = this.#begun;
    if (begun === undefined) return resultOf<Row>(await this.#send(sql, parameters, name));
    if (name !== permissionQuery) await begun;
    const [result] = await Promise.all([this.#send(sql, parameters, name), begun]);
    return resultOf<Row>(result);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed: a connection that sends ahead cannot hold one answer open.');
  }

  #open(how: string): void {
    this.#beginning = undefined;
    this.#begun = this.#send(how).finally(() => {
      this.#begun = undefined;
    });
  }

  #send(text: string, given: readonly unknown[] = [], name?: string): Promise<QueryResult> {
    const values = [...given];
    return name === undefined ? this.#client.query(text, values) : this.#client.query({ name, text, values });
  }
}

function resultOf<Row>({ command, rowCount, rows }: QueryResult): Answer<Row> {
  return changing.has(command)
    ? { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) }
    : { rows: rows as Row[] };
}
