import type { Writable } from 'node:stream';
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult as Answer,
  TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';

/** A statement every call runs begins with its name in a comment, and is then parsed and planned once for a connection. */
const nameInFront = /^\s*\/\* prepared: ([a-z-]+) \*\//;

/** What nearly every transaction asks first. It changes nothing by itself, so it need not wait until one has begun. */
const asksAtTheDoor = 'admit-caller';

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Kysely's way to our pool. Statements that do not wait for one another are on their way together, and `begin` is on its
 *  way with the question at the door: a call waits for the database less often than it asks. */
export class PoolDriver implements Driver {
  readonly #pool: Pool;
  /** A client that comes back from the pool is the same connection again. */
  readonly #known = new WeakMap<PoolClient, PoolConnection>();
  constructor(pool: Pool) {
    this.#pool = pool;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<PoolConnection> {
    const client = await this.#pool.connect();
    const known = this.#known.get(client);
    if (known !== undefined) return known;
    const connection = new PoolConnection(client);
    this.#known.set(client, connection);
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
  /** How a transaction is begun that has asked nothing yet. */
  #beginning: string | undefined;
  /** While that is not answered yet, and nothing may be done before it is. */
  #begun: Promise<unknown> | undefined;
  #isGathering = false;
  constructor(client: PoolClient) {
    this.#client = client;
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const isolation = isolationLevel === undefined ? '' : `isolation level ${isolationLevel}`;
    this.#beginning = ['begin', isolation, accessMode].filter(Boolean).join(' ');
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const hasAsked = this.#beginning === undefined;
    this.#beginning = undefined;
    // Where nothing was asked there is nothing to end.
    if (hasAsked) await this.#send(how);
  }

  release(): void {
    this.#beginning = undefined;
    this.#client.release();
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<Answer<Row>> {
    const name = nameInFront.exec(sql)?.[1];
    if (this.#beginning !== undefined) this.#open(this.#beginning);
    const begun = this.#begun;
    if (begun === undefined) return answerOf<Row>(await this.#send(sql, parameters, name));
    if (name !== asksAtTheDoor) await begun;
    const [answer] = await Promise.all([this.#send(sql, parameters, name), begun]);
    return answerOf<Row>(answer);
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
    this.#gather();
    const values = [...given];
    return name === undefined ? this.#client.query(text, values) : this.#client.query({ name, text, values });
  }

  /** Whatever is asked before anything else can happen leaves in one packet. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = (this.#client as PoolClient & OnTheWire).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}

/** What the types of `pg` do not tell of a client in a pool. */
interface OnTheWire {
  readonly connection: { readonly stream: Writable };
}

function answerOf<Row>({ command, rowCount, rows }: QueryResult): Answer<Row> {
  return changing.has(command)
    ? { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) }
    : { rows: rows as Row[] };
}
