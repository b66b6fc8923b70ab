import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CallFailed, type Calls, callsWith, startEstimate, tokenOf } from '../e2e/support/calls.ts';
import { aLine } from '../e2e/support/a-line.ts';
import { type RunningProduct, runProduct } from '../e2e/support/processes/running-product.ts';
import { chanceOf } from './chance.ts';
import { aPicture, sendPicture } from './pictures.ts';
import { openSlowMailbox, type SlowMailbox } from './slow-mailbox.ts';

/** The mails and pictures of all rounds. Everything but the first two has to be 0. */
export interface JobCounts {
  mails: number;
  /**
   * Mails that arrived a second time under the same Message-ID: their sender had died before the acknowledgment of the
   * first.
   */
  repeated: number;
  lost: number;
  /** One mail under two Message-IDs: no mailbox could recognize it as one. */
  renamed: number;
  /** Arrived once more after the outbox marked it as sent. */
  doubled: number;
  picturesWithoutSmaller: number;
}

/**
 * Mails are ordered and pictures uploaded, and the process working on them is killed in the middle. Every mail arrives,
 * and a repeated one is recognizable.
 */
export async function killWorkers(
  databaseUrl: string,
  rounds: number,
  onRound: (round: number, mailbox: SlowMailbox) => void,
): Promise<JobCounts> {
  const mailbox = await openSlowMailbox(chanceOf('mailbox'));
  const product = await runProduct(databaseUrl, { SMTP_URL: mailbox.url });
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const sentBefore = new Map<string, number>();
  try {
    const ordered: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ordered.push(...(await orderAndDie(product, mailbox, round)));
      for (const id of await sentMails(database)) {
        if (!sentBefore.has(id)) sentBefore.set(id, timesDelivered(mailbox, id));
      }
      onRound(round + 1, mailbox);
    }
    await everythingDone(database);
    return await tallied(database, mailbox, { ordered, sentBefore });
  } finally {
    await database.end();
    await product.stop();
    await mailbox.close();
  }
}

/** Returns the subjects of the ordered mails. */
async function orderAndDie(product: RunningProduct, mailbox: SlowMailbox, round: number): Promise<string[]> {
  const chance = chanceOf('jobs', round);
  const token = await tokenOf(product.url, 'estimator');
  const calls = callsWith(product.url, async () => token);
  const id = await startEstimate(calls);
  const edits = [aLine(), { id: crypto.randomUUID(), kind: 'lock', by: '', at: '' }];
  await calls.post(`/api/estimates/${id}/edits`, { device: crypto.randomUUID(), since: 0, edits });
  await keepPicture(product.url, token, id, round);
  const begins = mailbox.nextBegins();
  const subjects = [`Round ${round} a`, `Round ${round} b`];
  for (const subject of subjects) await orderMail(calls, id, subject);
  await Promise.race([begins, pause(10_000)]);
  await pause(chance() * 250);
  await product.killAndStart();
  return subjects;
}

async function keepPicture(url: string, token: string, estimateId: string, round: number): Promise<void> {
  const picture = await aPicture(round);
  for (let tries = 1; ; tries += 1) {
    const { status, text } = await sendPicture(url, token, estimateId, picture);
    if (status === 200) return;
    // A connection from before the last death fails only when it is used.
    if (status !== 0 || tries > 10) throw new Error(`The picture was not kept: ${status} ${text}`);
  }
}

/** A mail order is stored once, however often it is sent. */
async function orderMail(calls: Calls, estimateId: string, subject: string): Promise<void> {
  const order = { id: crypto.randomUUID(), audience: 'customer', version: 'E01', withPdf: false };
  for (;;) {
    try {
      await calls.post(`/api/estimates/${estimateId}/mails`, {
        ...order,
        to: ['ruth@example.com'],
        subject,
        text: '{{link}}',
      });
      return;
    } catch (cause) {
      if (!(cause instanceof CallFailed) || cause.status !== 429) throw cause;
      await pause(2_000);
    }
  }
}

async function sentMails(database: Client): Promise<string[]> {
  const { rows } = await database.query<{ message_id: string }>(
    `select message_id from outgoing_mail where state = 'sent'`,
  );
  return rows.map((row) => row.message_id);
}

function timesDelivered({ deliveries }: SlowMailbox, messageId: string): number {
  return deliveries.filter((one) => one.messageId === messageId).length;
}

/** Lets the time pass after which the jobs of a dead process are given to others, and waits until all are done. */
async function everythingDone(database: Client): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    await database.query(`update jobs.job set start_after = now() where state = 'retry'`);
    await database.query(
      `update jobs.job set started_on = now() - interval '1 hour'
       where state = 'active' and started_on < now() - interval '20 seconds'`,
    );
    const { rows } = await database.query<{ open: string }>(
      `select (select count(*) from outgoing_mail where state = 'waiting')
            + (select count(*) from photo_file where state <> 'ready') as open`,
    );
    if (rows[0]?.open === '0' || Date.now() > deadline) return;
    await pause(500);
  }
}

async function tallied(
  database: Client,
  mailbox: SlowMailbox,
  { ordered, sentBefore }: { ordered: readonly string[]; sentBefore: ReadonlyMap<string, number> },
): Promise<JobCounts> {
  const idsOf = (subject: string) =>
    mailbox.deliveries.filter((one) => one.subject === subject).map(({ messageId }) => messageId);
  const { rows } = await database.query<{ count: string }>(
    `select count(*) from photo_file where state <> 'ready'`,
  );
  return {
    mails: ordered.length,
    repeated: ordered.filter((subject) => idsOf(subject).length > 1).length,
    lost: ordered.filter((subject) => idsOf(subject).length === 0).length,
    renamed: ordered.filter((subject) => new Set(idsOf(subject)).size > 1).length,
    doubled: [...sentBefore].filter(([id, times]) => timesDelivered(mailbox, id) > times).length,
    picturesWithoutSmaller: Number(rows[0]?.count),
  };
}
