// Draws documents in its own thread, one after the other: the server keeps serving requests.
import { parentPort, workerData } from 'node:worker_threads';
import { allowOnly } from '../outgoing/allow-only.ts';
import type { Pictures } from './estimate/order.ts';
import { fileStart } from './paper/file-start.ts';
import { fontFiles } from './paper/font-files.ts';
import type { FromThread, ThreadData, ToThread } from './worker-messages.ts';
import { writeDocument } from './write-document.ts';

/** The most bytes the thread may be ahead of its reader. */
const mostAhead = 512 * 1024;

allowOnly([]);

const { fonts: folder } = workerData as ThreadData;
const fonts = fontFiles(new URL(folder));

let isStopped = false;
let ahead = 0;
let goOn: (() => void) | undefined;
let asked = 0;
const waiting = new Map<number, (bytes: Uint8Array | undefined) => void>();

function tell(message: FromThread, handedOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}

function send(bytes: Uint8Array | null): void {
  // The main thread has sent the file's first bytes already.
  if (bytes === null || bytes === fileStart) return;
  // Copied, because small buffers share their memory with others.
  const own = new Uint8Array(bytes);
  ahead += own.length;
  tell({ kind: 'bytes', bytes: own }, [own.buffer]);
}

const pictures: Pictures = (file, edge) => {
  asked += 1;
  const ask = asked;
  return new Promise((resolve) => {
    waiting.set(ask, resolve);
    tell({ kind: 'ask-picture', ask, file, edge });
  });
};

function mustWait(): boolean {
  return ahead > mostAhead && !isStopped;
}

/** Lets the thread receive an abort. */
async function pageDone(): Promise<void> {
  await new Promise(setImmediate);
  while (mustWait()) {
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
  }
  if (isStopped) throw new Error('Nobody waits for this document any more.');
}

async function draw({ order }: Extract<ToThread, { kind: 'draw' }>): Promise<void> {
  isStopped = false;
  ahead = 0;
  // A picture of an aborted document may still be unpacked: what it writes belongs to no later one.
  let isOpen = true;
  const outlet = (bytes: Uint8Array | null) => isOpen && send(bytes);
  try {
    const pages = await writeDocument(order, { fonts, pictures, outlet, pageDone });
    isOpen = false;
    tell({ kind: 'done', pages });
  } catch (cause) {
    isOpen = false;
    tell({
      kind: 'failed',
      message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    });
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'draw') void draw(message);
  else if (message.kind === 'picture') {
    waiting.get(message.ask)?.(message.bytes);
    waiting.delete(message.ask);
  } else {
    if (message.kind === 'stop') {
      isStopped = true;
      for (const answer of waiting.values()) answer(undefined);
      waiting.clear();
    } else ahead -= message.bytes;
    goOn?.();
  }
});
tell({ kind: 'ready' });
