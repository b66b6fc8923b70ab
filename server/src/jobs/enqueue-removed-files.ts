import type { Db } from '../database/connections/connection.ts';
import { enqueue } from './enqueue.ts';
import { queues, type RemovedFilesJob } from './queues.ts';

export type EnqueueRemovedFiles = (trx: Db, job: RemovedFilesJob) => Promise<void>;

export const enqueueRemovedFiles: EnqueueRemovedFiles = (trx, job) =>
  enqueue(trx, queues.removedFiles.name, job);
