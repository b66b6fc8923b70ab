import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeDatabase, type Db, openDatabase } from '../database/connections/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { migrate } from '../database/migrating/migrate.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { openTemporaryFolder, silentLog } from '../testing/database-server.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

const dataDir = openTemporaryFolder('dre-outage-');
let postgres: EmbeddedPostgres;
let db: Db;
let smtp: MailServer;
let jobs: Jobs;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await migrate(postgres.url);
  db = openDatabase(postgres.url);
  smtp = await startMailServer();
  const mailer = createSmtpMailer(smtp.url, new URL('http://localhost:3000'));
  jobs = await startJobs({ db, log: silentLog, mailer, pollingSeconds: 0.5, maintenanceSeconds: 1 });
});
afterAll(async () => {
  await jobs.stop();
  await smtp.stop();
  await closeDatabase(db);
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('mail goes on being sent after PostgreSQL was killed under the running product', async () => {
  await db.connection().execute(async (connectionInUse) => {
    killPostgres();
    await expect(sql`select pg_sleep(60)`.execute(connectionInUse)).rejects.toThrow(/terminat|reset|EPIPE/);
  });
  const letter = { to: ['kim@example.com'], subject: 'Still here', text: 'Hello.' };
  await vi.waitFor(() => db.transaction().execute((trx) => enqueueMail(trx, letter)), {
    timeout: 20_000,
    interval: 100,
  });
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 20_000, interval: 50 });
});

function killPostgres(): void {
  const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
}
