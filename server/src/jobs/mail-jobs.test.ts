import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '../database/connections/log.ts';
import type { Mail } from '../mail/mail.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { silentLog } from '../testing/database-server.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { jobsSchema, queues } from './queues.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

const publicUrl = new URL('https://dre.example.com');
const letter: Mail = {
  to: ['kim@example.com'],
  replyTo: 'visitor@example.com',
  subject: 'Contact message',
  text: 'Hello.',
};

let database: TestDatabase;
let smtp: MailServer;
let jobs: Jobs | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  smtp = await startMailServer();
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await smtp.stop();
  await database.drop();
});

async function startSending(log: Log = silentLog): Promise<void> {
  const mailer = createSmtpMailer(smtp.url, publicUrl);
  jobs = await startJobs({ db: database.db, log, mailer, pollingSeconds: 0.5, maintenanceSeconds: 1 });
}

function post(mail: Mail = letter): Promise<string> {
  return database.db.transaction().execute((trx) => enqueueMail(trx, mail));
}

function outbox() {
  return database.db.selectFrom('outgoing_mail').select(['id', 'state', 'attempts', 'last_error']).execute();
}

async function jobStates(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state from jobs.job`.execute(database.db);
  return rows.map((row) => row.state);
}

/** Skips the delay between two attempts, which is not under test. */
async function makeJobsDue(): Promise<void> {
  await sql`update jobs.job set start_after = now()`.execute(database.db);
}

async function anAdministrator(email: string, disabledAt: Date | null = null): Promise<void> {
  await database.db
    .insertInto('person')
    .values({ email, name: 'A', is_administrator: true, disabled_at: disabledAt })
    .execute();
}

const patience = { timeout: 15_000, interval: 50 };

test('a mail is sent exactly once, with a message id of its own, and the outbox says so', async () => {
  await startSending();
  const id = await post();
  await vi.waitFor(async () => expect(await jobStates()).toEqual(['completed']), patience);
  expect(await outbox()).toEqual([{ id, state: 'sent', attempts: 1, last_error: null }]);
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.recipients).toEqual(['kim@example.com']);
  expect(smtp.received[0]?.source).toContain(`Message-ID: <${id}@dre.example.com>`);
  expect(smtp.received[0]?.source).toContain('Reply-To: visitor@example.com');
});

test('a transaction that is rolled back leaves neither mail nor job', async () => {
  const failing = database.db.transaction().execute(async (trx) => {
    await enqueueMail(trx, letter);
    throw new Error('the order could not be stored');
  });
  await expect(failing).rejects.toThrow('the order could not be stored');
  expect(await outbox()).toEqual([]);
  expect(await jobStates()).toEqual([]);
});

test('a mail to the administrators goes to those who are enabled when it leaves', async () => {
  await anAdministrator('gone@example.com', new Date());
  await post({ ...letter, to: 'administrators' });
  await anAdministrator('later@example.com');
  await anAdministrator('also@example.com');
  await startSending();
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), patience);
  expect(smtp.received[0]?.recipients).toEqual(['also@example.com', 'later@example.com']);
});

test('a mail the other side refuses is recorded, tried again later and then sent', async () => {
  smtp.refuseWith(550);
  await startSending();
  const id = await post();
  await vi.waitFor(async () => expect(await jobStates()).toEqual(['retry']), patience);
  const [refused] = await outbox();
  expect(refused).toMatchObject({ id, state: 'waiting', attempts: 1 });
  expect(refused?.last_error).toContain('550');
  smtp.acceptAgain();
  await makeJobsDue();
  await vi.waitFor(
    async () => expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }]),
    patience,
  );
  expect(smtp.received).toHaveLength(1);
});

test('a mail that is refused to the last attempt is marked as failed', async () => {
  smtp.refuseWith(550);
  await post();
  await sql`update jobs.job set retry_count = retry_limit`.execute(database.db);
  await startSending();
  await vi.waitFor(async () => expect(await jobStates()).toEqual(['failed']), patience);
  expect(await outbox()).toMatchObject([{ state: 'failed', attempts: 1 }]);
});

test('without a mail server the mail waits, the log names its id and nothing of its content', async () => {
  const warn = vi.fn<Log['warn']>();
  jobs = await startJobs({ db: database.db, log: { ...silentLog, warn }, pollingSeconds: 0.5 });
  const id = await post();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), patience);
  expect(warn.mock.calls).toEqual([[{ mailId: id }, 'Mail waits in the outbox, because no SMTP_URL is set']]);
  await vi.waitFor(async () => expect(await jobStates()).toEqual(['completed']), patience);
  expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 0 }]);

  await jobs.stop();
  await startSending();
  await vi.waitFor(async () => expect(await outbox()).toMatchObject([{ state: 'sent' }]), patience);
  expect(smtp.received).toHaveLength(1);
});

test('while there is no administrator their mail waits, and leaves at the next start after there is one', async () => {
  await startSending();
  await post({ ...letter, to: 'administrators' });
  await vi.waitFor(async () => expect(await jobStates()).toEqual(['completed']), patience);
  expect(await outbox()).toMatchObject([
    { state: 'waiting', last_error: 'There is no enabled administrator.' },
  ]);
  await anAdministrator('first@example.com');
  await jobs?.stop();
  await startSending();
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), patience);
});

test('a mail whose process was killed over it leaves with the next start, once, whatever its job says', async () => {
  await post();
  await takeJobAndDie();
  expect(await jobStates()).toEqual(['active']);
  await startSending();
  await vi.waitFor(async () => expect(await outbox()).toMatchObject([{ state: 'sent' }]), patience);
  await sql`update jobs.job set started_on = now() - interval '1 hour' where state = 'active'`.execute(
    database.db,
  );
  await vi.waitFor(async () => expect(await jobStates()).not.toContain('active'), patience);
  await makeJobsDue();
  await vi.waitFor(async () => expect(await jobStates()).toEqual(['completed', 'completed']), patience);
  expect(smtp.received).toHaveLength(1);
});

test('a job that is run again after its mail was sent sends nothing', async () => {
  await startSending();
  await post();
  await vi.waitFor(async () => expect(await jobStates()).toEqual(['completed']), patience);
  await sql`update jobs.job set state = 'retry', start_after = now(), completed_on = null`.execute(
    database.db,
  );
  await vi.waitFor(async () => expect(await jobStates()).toEqual(['completed']), patience);
  expect(smtp.received).toHaveLength(1);
});

test('line breaks in a subject or an address cannot add a header or a recipient', async () => {
  await startSending();
  await post({
    to: ['kim@example.com\r\nBcc: spy@example.com'],
    replyTo: 'a@example.com\r\nBcc: spy@example.com',
    subject: 'Hello\r\nBcc: spy@example.com\u2028X-Sneaky: yes',
    text: 'Body\r\n.\r\nMAIL FROM:<spy@example.com>',
  });
  await post();
  await vi.waitFor(
    async () => expect(await outbox()).toContainEqual(expect.objectContaining({ state: 'sent' })),
    {
      ...patience,
    },
  );
  await vi.waitFor(async () => expect(await jobStates()).not.toContain('created'), patience);
  for (const mail of smtp.received) {
    expect(mail.recipients.join()).not.toContain('spy@example.com');
    expect(mail.source).not.toMatch(/^(bcc|x-sneaky):/im);
  }
});

/** Fetches the job like a worker, and never reports its result. */
async function takeJobAndDie(): Promise<void> {
  const boss = new PgBoss({
    connectionString: database.url,
    schema: jobsSchema,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.fetch(queues.mail.name);
  await boss.stop({ graceful: false });
}
