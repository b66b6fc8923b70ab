import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** A statement every call runs begins with its name in a comment, and is then parsed and planned once for a connection. */
const nameInFront = /^\s*\/\* prepared: ([a-z-]+) \*\//;

/** What nearly every transaction asks first. It changes nothing by itself, so it need not wait until one has begun. */
const asksAtTheDoor = 'admit-caller';

/** The same pool, with such statements prepared under their name, and `begin` sent with the question at the door. */
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
  let isToBegin = false;
  const send = (text: string, given: readonly unknown[]) => {
    const name = nameInFront.exec(text)?.[1];
    const values = [...given];
    return client.query(name === undefined ? { text, values } : { name, text, values });
  };
  const sendWithBegin = async (text: string, given: readonly unknown[]) => {
    // Where nothing was asked there is nothing to end.
    if (text === 'commit' || text === 'rollback') return { rows: [] };
    const begun = client.query('begin');
    if (nameInFront.exec(text)?.[1] !== asksAtTheDoor) await begun;
    // Both on their way at once: a call waits for the database once less.
    const [, answer] = await Promise.all([begun, send(text, given)]);
    return answer;
  };
  const query = async (text: string, given: readonly unknown[] = []) => {
    if (text === 'begin') {
      isToBegin = true;
      return { rows: [] };
    }
    if (!isToBegin) return send(text, given);
    isToBegin = false;
    return sendWithBegin(text, given);
  };
  const release = () => {
    isToBegin = false;
    client.release();
  };
  return { query: query as unknown as PostgresPoolClient['query'], release };
}
