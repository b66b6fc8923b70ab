import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Db, Trx } from '../database/connections/connection.ts';
import type { Log } from '../database/connections/log.ts';
import type { Mailer } from '../mail/smtp-mailer.ts';
import { enqueueWaitingMail } from './enqueue-mail.ts';
import {
  jobsSchema,
  type MailJob,
  type ManualJob,
  queues,
  type RemovedFilesJob,
  type ThumbnailsJob,
} from './queues.ts';
import { sendMail } from './send-mail.ts';

export interface JobsOptions {
  readonly db: Db;
  readonly log: Log;
  /** Absent: mails stay in the outbox. */
  readonly mailer?: Mailer | undefined;
  /** Runs after a mail was sent, in the transaction that records it. */
  readonly onMailSent?: ((trx: Trx, mailId: string) => Promise<void>) | undefined;
  readonly makeThumbnails?: (job: ThumbnailsJob) => Promise<void>;
  readonly makeManual?: (job: ManualJob) => Promise<void>;
  readonly removeFiles?: (job: RemovedFilesJob) => Promise<void>;
  /** The interval between two polls of a queue. */
  readonly pollingSeconds?: number;
  /** The interval at which jobs of dead processes return to their queue. */
  readonly maintenanceSeconds?: number;
}

export interface Jobs {
  /** Lets running jobs finish; those that cannot are run again at the next start. */
  stop(): Promise<void>;
}

/** Runs the jobs of all queues in this process. The database must be migrated. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { db, log, mailer } = options;
  const executor = createExecutor(db, log);
  const boss = new PgBoss({
    db: executor,
    schema: jobsSchema,
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: options.maintenanceSeconds ?? 30,
  });
  boss.on('error', (error) => log.error({ err: error }, 'A job queue reports an error'));
  await boss.start();
  if (mailer !== undefined) await enqueueWaitingMail(db);
  executor.outliveOutages();
  const pollingIntervalSeconds = options.pollingSeconds ?? 2;
  await boss.work<MailJob>(
    queues.mail.name,
    { includeMetadata: true, pollingIntervalSeconds },
    async ([job]) => {
      if (job === undefined) return;
      const deps = { db, log, mailer, onSent: options.onMailSent };
      await sendMail(deps, job.data.mailId, job.retryCount >= job.retryLimit);
    },
  );
  const { makeThumbnails } = options;
  if (makeThumbnails !== undefined) {
    const several = { batchSize: 12, pollingIntervalSeconds };
    await boss.work<ThumbnailsJob>(queues.thumbnails.name, several, (jobs) => eachOf(jobs, makeThumbnails));
  }
  const { makeManual } = options;
  if (makeManual !== undefined) {
    await boss.work<ManualJob>(queues.manual.name, { pollingIntervalSeconds }, (jobs) =>
      eachOf(jobs, makeManual),
    );
  }
  const { removeFiles } = options;
  if (removeFiles !== undefined) {
    await boss.work<RemovedFilesJob>(queues.removedFiles.name, { pollingIntervalSeconds }, (jobs) =>
      eachOf(jobs, removeFiles),
    );
  }
  return {
    async stop() {
      await boss.stop({ timeout: 10_000 });
      await executor.settled();
    },
  };
}

/**
 * Runs jobs one after the other. A failure is thrown at the end and all run again: finished ones find their work done.
 */
async function eachOf<T>(jobs: readonly { data: T }[], work: (job: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const { data } of jobs) await work(data).catch((cause: unknown) => failures.push(cause));
  if (failures.length > 0) throw failures[0];
}

interface Executor extends PgBoss.Db {
  outliveOutages(): void;
  settled(): Promise<unknown>;
}

/**
 * pg-boss marks a job done without awaiting the statement: its failure would be an unhandled rejection that ends the
 * process, and closing the pool at that moment would lose the mark. So once the queues run, a failed statement is
 * logged and returns nothing (the job then runs again), and stopping waits for the last one.
 */
function createExecutor(db: Db, log: Log): Executor {
  const running = new Set<Promise<unknown>>();
  let isTolerant = false;
  const execute = async (text: string, values: unknown[]) => {
    try {
      const { rows } = await db.executeQuery<object>(CompiledQuery.raw(text, values));
      return { rows };
    } catch (error) {
      if (!isTolerant) throw error;
      log.error({ err: error }, 'A statement of the job queue failed');
      return undefined as never;
    }
  };
  return {
    executeSql(text, values) {
      const result = execute(text, values);
      const tracked = result.catch(() => undefined).finally(() => running.delete(tracked));
      running.add(tracked);
      return result;
    },
    outliveOutages() {
      isTolerant = true;
    },
    settled: () => Promise.all(running),
  };
}
