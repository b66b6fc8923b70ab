import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** A statement every call runs begins with its name in a comment, and is then parsed and planned once for a connection. */
const nameInFront = /^\s*\/\* prepared: ([a-z-]+) \*\//;

/** The same pool, with such statements prepared under their name. */
export function preparingPool(pool: Pool): PostgresPool {
  // Kysely knows a connection by the object it was given, so a client always comes back as the same one.
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const preparing = known.get(client) ?? preparingClient(client);
      known.set(client, preparing);
      return preparing;
    },
  };
}

function preparingClient(client: PoolClient): PostgresPoolClient {
  const query = (text: string, given: readonly unknown[] = []) => {
    const name = nameInFront.exec(text)?.[1];
    const values = [...given];
    return client.query(name === undefined ? { text, values } : { name, text, values });
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}
