import { trustedScriptUrl } from '../../../lib/page/trusted-url.ts';
import type { PictureRefusal, SentPicture, ShrinkReply, ShrinkJob, SmallPicture } from './shrink-job.ts';
import { refuse, accept, type Result } from '@dre/core/domain/result';

interface Waiting extends ShrinkJob {
  readonly resolve: (reply: ShrinkReply) => void;
}

/** Shrinks pictures in a worker. Thumbnails come first, so that every picture is soon visible. */
export interface Shrinking {
  /** Starts the worker before the first picture arrives. */
  prepare(): void;
  small(original: Blob): Promise<Result<SmallPicture | null, PictureRefusal>>;
  sent(original: Blob): Promise<Result<SentPicture, PictureRefusal>>;
}

export function startShrinking(openWorker: () => Promise<ShrinkWorker> = startWorker): Shrinking {
  let ids = 0;
  let running: Waiting | null = null;
  let worker: Promise<ShrinkWorker> | undefined;
  const waiting: Waiting[] = [];

  const next = async () => {
    if (running !== null) return;
    const at = waiting.findIndex(({ size }) => size === 'small');
    const [job] = waiting.splice(Math.max(at, 0), 1);
    if (job === undefined) return;
    running = job;
    try {
      (await opened()).post({ id: job.id, size: job.size, original: job.original });
    } catch {
      fail();
    }
  };
  const finish = (reply: ShrinkReply) => {
    const done = running;
    if (done?.id !== reply.id) return;
    running = null;
    done.resolve(reply);
    void next();
  };
  /** Replaces a crashed worker; the picture it crashed on is not tried again. */
  const fail = () => {
    worker = undefined;
    if (running !== null) finish({ id: running.id, refusal: 'not-read' });
  };
  const listen = (started: ShrinkWorker) => {
    started.listen(finish, fail);
    return started;
  };
  const request = (size: ShrinkJob['size'], original: Blob) =>
    new Promise<ShrinkReply>((resolve) => {
      waiting.push({ id: (ids += 1), size, original, resolve });
      void next();
    });
  const opened = () => (worker ??= openWorker().then((started) => listen(started)));
  return {
    prepare: () => void opened().catch(fail),
    async small(original) {
      const reply = await request('small', original);
      return 'small' in reply ? accept(reply.small) : refuse(refusalOf(reply));
    },
    async sent(original) {
      const reply = await request('sent', original);
      return 'sent' in reply ? accept(reply.sent) : refuse(refusalOf(reply));
    },
  };
}

function refusalOf(reply: ShrinkReply): PictureRefusal {
  return 'refusal' in reply ? reply.refusal : 'not-read';
}

export interface ShrinkWorker {
  post(job: ShrinkJob): void;
  listen(onReply: (reply: ShrinkReply) => void, onBroken: () => void): void;
}

async function startWorker(): Promise<ShrinkWorker> {
  const { default: workerAddress } = await import('./shrink-worker.ts?worker&url');
  const worker = new Worker(trustedScriptUrl(workerAddress), { type: 'module' });
  return {
    post: (job) => worker.postMessage(job, []),
    listen(onReply, onBroken) {
      worker.addEventListener('message', ({ data }: MessageEvent<ShrinkReply>) => onReply(data));
      worker.addEventListener('error', onBroken);
    },
  };
}
