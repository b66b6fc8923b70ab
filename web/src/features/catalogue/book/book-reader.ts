import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { trustedScriptUrl } from '../../../lib/page/trusted-url.ts';
import { type BookReply, type BookRequest, gatherSlices } from './book-messages.ts';
import type { CachedName } from './cached-editions.ts';

/** Reads editions in a worker. One request at a time: callers wait for each reply. */
export interface BookReader {
  names(): Promise<readonly CachedName[]>;
  /** Undefined if there is no such edition or it cannot be read. */
  read(request: BookRequest): Promise<BookContents | undefined>;
  close(): void;
}

export async function startReader(): Promise<BookReader> {
  const { default: workerAddress } = await import('./book-worker.ts?worker&url');
  const worker = new Worker(trustedScriptUrl(workerAddress), { type: 'module' });
  return {
    async names() {
      const last = await send(worker, { kind: 'names' });
      return last !== undefined && 'names' in last ? last.names : [];
    },
    async read(request) {
      const slices = gatherSlices();
      const last = await send(worker, request, (reply) => slices.take(reply));
      return last !== undefined && 'isRead' in last && last.isRead ? slices.contents() : undefined;
    },
    close: () => worker.terminate(),
  };
}

/** The last reply to a request; undefined if the worker failed. */
function send(
  worker: Worker,
  request: BookRequest,
  onSlice: (reply: BookReply) => void = () => undefined,
): Promise<BookReply | undefined> {
  const answered = new AbortController();
  const { signal } = answered;
  return new Promise<BookReply | undefined>((resolve) => {
    const take = ({ data }: MessageEvent<BookReply>) => {
      if ('slice' in data) onSlice(data);
      else resolve(data);
    };
    worker.addEventListener('message', take, { signal });
    worker.addEventListener('error', () => resolve(undefined), { signal });
    worker.postMessage(request, []);
  }).finally(() => answered.abort());
}
