// Draws the manual in its own thread: the server keeps serving requests, and the memory is freed with the thread.
import { parentPort, workerData } from 'node:worker_threads';
import { allowOnly } from '../../outgoing/allow-only.ts';
import { fontFiles } from '../paper/font-files.ts';
import type { FromManualThread, ManualThreadData } from './manual-messages.ts';
import { writeManual } from './write-manual.ts';

allowOnly([]);

const { fonts, order } = workerData as ManualThreadData;

function tell(message: FromManualThread): void {
  parentPort?.postMessage(message, []);
}

const pages = await writeManual(order, {
  fonts: fontFiles(new URL(fonts)),
  outlet: (bytes) => {
    if (bytes !== null && bytes.length > 0) tell({ kind: 'bytes', bytes: new Uint8Array(bytes) });
  },
  progress: async (page, all) => tell({ kind: 'page', page, pages: all }),
});
tell({ kind: 'done', pages });
