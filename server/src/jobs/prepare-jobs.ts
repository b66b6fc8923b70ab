import type { ClientBase } from 'pg';
import PgBoss from 'pg-boss';
import { appRole } from '../database/preparing/roles.ts';
import { jobsSchema, queues } from './queues.ts';

/** Creates pg-boss's tables and our queues as the owner; the app itself may only read and write rows. */
export async function prepareJobs(client: ClientBase): Promise<void> {
  await client.query(`
    create schema if not exists ${jobsSchema};
    grant usage on schema ${jobsSchema} to ${appRole};
    alter default privileges in schema ${jobsSchema} grant select, insert, update, delete on tables to ${appRole};
  `);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: jobsSchema,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  for await (const queue of Object.values(queues)) {
    if ((await boss.getQueue(queue.name)) === null) await boss.createQueue(queue.name);
    await boss.updateQueue(queue.name, {
      name: queue.name,
      retryLimit: queue.retryLimit,
      retryDelay: queue.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: queue.expireInSeconds,
    });
  }
  await boss.stop({ graceful: false });
}
