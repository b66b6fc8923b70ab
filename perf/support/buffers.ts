import type { Client } from 'pg';
import type { statementOf } from '../../server/src/testing/measuring.ts';

type Statement = Awaited<ReturnType<typeof statementOf>>;

/** The buffers a statement touches; the second run, when the connection has cached the catalog. */
export async function buffersOf(client: Client, { sql, parameters }: Statement): Promise<number> {
  const explain = async () => {
    const { rows: plans } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      [...parameters],
    );
    const plan = plans[0]?.['QUERY PLAN'][0].Plan;
    return (plan?.['Shared Hit Blocks'] ?? Infinity) + (plan?.['Shared Read Blocks'] ?? Infinity);
  };
  await explain();
  return explain();
}
