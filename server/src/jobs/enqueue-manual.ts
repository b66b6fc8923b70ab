import type { Db } from '../database/connections/connection.ts';
import { enqueue } from './enqueue.ts';
import { type ManualJob, queues } from './queues.ts';

export type EnqueueManual = (trx: Db, job: ManualJob) => Promise<void>;

export const enqueueManual: EnqueueManual = (trx, job) => enqueue(trx, queues.manual.name, job);
