import type { Db } from '../database/connections/connection.ts';
import { enqueue } from './enqueue.ts';
import { queues, type ThumbnailsJob } from './queues.ts';

export type EnqueueThumbnails = (trx: Db, job: ThumbnailsJob) => Promise<void>;

export const enqueueThumbnails: EnqueueThumbnails = (trx, job) => enqueue(trx, queues.thumbnails.name, job);
