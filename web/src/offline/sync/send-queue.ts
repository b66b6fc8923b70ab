import type { Problem } from '@dre/core/contract/problem';
import type { Result } from '@dre/core/domain/result';
import type { Batch } from './edit-batch.ts';
import type { SentEdits } from './estimate-transport.ts';

export interface SendingDuties {
  /** The next edits to send, at most so many; null when there are none. */
  readonly next: (limit: number) => Batch | null;
  readonly send: (batch: Batch) => Promise<Result<SentEdits, Problem>>;
  readonly onAnswer: (sent: SentEdits) => Promise<void>;
  /** The server would not read this one edit at all. */
  readonly onRefusal: (batch: Batch, problem: Problem) => Promise<void>;
  /** The server knows less than was seen here. */
  readonly onConflict: () => Promise<void>;
  readonly onChange: () => void;
}

export interface Sending {
  /** A moment after the last edit, so that typing makes one call and not ten. */
  soon(): void;
  now(): void;
  stop(): void;
  /** Why the last try failed; null while all is well. */
  trouble(): Problem | null;
}

/** An answer that cannot be taken in is no answer: the edits still wait here and are sent again. */
const notUnderstood: Problem = {
  type: 'about:blank',
  title: 'The answer of the server could not be read.',
  status: 0,
};

const afterTyping = 800;
const batchSize = 200;
const longestPause = 30_000;

/** Sends one batch after the other until none is left; tries again, ever more slowly, when the server is out of reach. */
export function startSending(duties: SendingDuties): Sending {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trouble: Problem | null = null;
  let failures = 0;
  let limit = batchSize;
  let isSending = false;
  let isStopped = false;

  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), milliseconds);
  };
  const run = async () => {
    if (isSending || isStopped) return;
    isSending = true;
    // What the server did is in its log: sent again, the edits are answered as before.
    await sendAll().catch(() => pause(notUnderstood));
    isSending = false;
    duties.onChange();
  };
  const sendAll = async () => {
    for (let batch = duties.next(limit); batch !== null; batch = duties.next(limit)) {
      if (!(await deliver(batch))) break;
    }
  };
  const deliver = async (batch: Batch): Promise<boolean> => {
    const answer = await duties.send(batch);
    if (isStopped) return false;
    if (answer.ok) {
      [trouble, limit] = [null, batchSize];
      await duties.onAnswer(answer.value);
      failures = 0;
      return true;
    }
    if (answer.refusal.status === 409) await duties.onConflict();
    if (!isUnreadable(answer.refusal)) return pause(answer.refusal);
    // One edit of the batch is not to be read: alone it is found, and the others go through.
    if (batch.edits.length === 1) await duties.onRefusal(batch, answer.refusal);
    limit = batch.edits.length === 1 ? batchSize : 1;
    return true;
  };
  const pause = (problem: Problem): false => {
    trouble = problem;
    failures += 1;
    wait(Math.min(1_000 * 2 ** failures, longestPause));
    return false;
  };
  return {
    soon: () => {
      if (trouble === null) wait(afterTyping);
    },
    now: () => {
      clearTimeout(timer);
      void run();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    trouble: () => trouble,
  };
}

/** The edit itself is at fault; everything else may pass by itself: no network, no session, a server that is busy. */
function isUnreadable({ status }: Problem): boolean {
  return status === 400 || status === 413 || status === 422;
}
