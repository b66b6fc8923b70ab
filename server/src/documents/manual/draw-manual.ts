import { Worker } from 'node:worker_threads';
import type { ManualOrder } from './manual-context.ts';
import type { FromManualThread, ManualThreadData } from './manual-messages.ts';

export interface DrawnManual {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

export type DrawManual = (
  order: ManualOrder,
  onPage: (page: number, pages: number) => void,
) => Promise<DrawnManual>;

/** The built worker and the typefaces. */
export interface ManualFiles {
  readonly worker: URL;
  readonly fonts: URL;
}

/** The manual as one file, drawn in a thread that ends with it. */
export function manualDrawer({ worker, fonts }: ManualFiles): DrawManual {
  return (order, onPage) =>
    new Promise((resolve, reject) => {
      const workerData: ManualThreadData = { fonts: fonts.href, order };
      const thread = new Worker(worker, { workerData, resourceLimits: { maxOldGenerationSizeMb: 512 } });
      const chunks: Uint8Array[] = [];
      thread.on('message', (message: FromManualThread) => {
        if (message.kind === 'bytes') chunks.push(message.bytes);
        else if (message.kind === 'page') onPage(message.page, message.pages);
        else resolve({ bytes: Buffer.concat(chunks), pages: message.pages });
      });
      thread.on('error', reject);
      thread.on('exit', () => reject(new Error('The thread that drew the manual has ended.')));
    });
}
