import type { Problem } from '@dre/core/contract/problem';
import type { Result } from '@dre/core/domain/result';

/** Entries sent with one call. */
interface SentTogether {
  readonly edits: readonly unknown[];
}

export interface SendQueueDependencies<Batch extends SentTogether, Sent> {
  /** The next entries to send, at most `limit`; null when there are none. */
  readonly next: (limit: number) => Batch | null;
  readonly send: (batch: Batch) => Promise<Result<Sent, Problem>>;
  readonly onReply: (sent: Sent, batch: Batch) => Promise<void>;
  /** The server rejected this single entry as invalid. */
  readonly onRefusal: (batch: Batch, problem: Problem) => Promise<void>;
  /** The server's revision is behind the one seen here. */
  readonly onConflict: () => Promise<void>;
  readonly onChange: () => void;
}

export interface SendQueue {
  /** Sends shortly after the last edit, so that typing makes one request instead of ten. */
  soon(): void;
  now(): void;
  stop(): void;
  /** The problem of the last failed send; null while sending works. */
  trouble(): Problem | null;
}

/** An unreadable reply counts as none: the edits stay pending and are sent again. */
const notUnderstood: Problem = {
  type: 'about:blank',
  title: 'The answer of the server could not be read.',
  status: 0,
};

const afterTyping = 800;
const batchSize = 200;
const longestPause = 30_000;

/** Sends batches until nothing is pending; retries with growing pauses while the server is unreachable. */
export function startSendQueue<Batch extends SentTogether, Sent>(
  deps: SendQueueDependencies<Batch, Sent>,
): SendQueue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trouble: Problem | null = null;
  let [failures, limit] = [0, batchSize];
  let [isSending, isStopped] = [false, false];

  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), milliseconds);
  };
  const run = async () => {
    if (isSending || isStopped) return;
    isSending = true;
    // Repeating is safe: the server finds the edits in its log and sends the same reply.
    await sendAll().catch(() => pause(notUnderstood));
    isSending = false;
    deps.onChange();
  };
  const sendAll = async () => {
    for (let batch = deps.next(limit); batch !== null; batch = deps.next(limit)) {
      if (!(await deliver(batch))) break;
    }
  };
  const deliver = async (batch: Batch): Promise<boolean> => {
    const reply = await deps.send(batch);
    if (isStopped) return false;
    if (reply.ok) {
      [trouble, limit] = [null, batchSize];
      await deps.onReply(reply.value, batch);
      failures = 0;
      return true;
    }
    if (reply.refusal.status === 409) await deps.onConflict();
    if (!isInvalidEdit(reply.refusal)) return pause(reply.refusal);
    // One edit of the batch is invalid. Sent one by one, it is found and the others go through.
    if (batch.edits.length === 1) await deps.onRefusal(batch, reply.refusal);
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

/** The edit itself is invalid. All other problems may pass by themselves: no network, no session, a busy server. */
function isInvalidEdit({ status }: Problem): boolean {
  return status === 400 || status === 413 || status === 422;
}
