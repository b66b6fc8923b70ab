// Reads, checks and writes whole tables of the book in its own thread with its own database connection: the server
// keeps serving requests, and the memory is freed with the thread.
import { parentPort, workerData } from 'node:worker_threads';
import { closeDatabase } from '../../../database/connections/connection.ts';
import { openAsApp } from '../../../database/preparing/ready-database.ts';
import { allowOnly } from '../../../outgoing/allow-only.ts';
import { databaseLocation } from '../../../database/database-location.ts';
import { checkDraft } from '../draft/issues-service.ts';
import type { BookThreadData } from './book-threads.ts';
import { doBookWork } from './do-book-work.ts';

const { databaseUrl, work } = workerData as BookThreadData;
allowOnly([databaseLocation(databaseUrl)]);
const silent = () => undefined;

const db = await openAsApp(databaseUrl, { info: silent, warn: silent, error: silent });
try {
  const made =
    work.kind === 'check-draft'
      ? await db.transaction().setIsolationLevel('repeatable read').execute(checkDraft)
      : await doBookWork(db, work, () => new Date());
  parentPort?.postMessage(made, []);
} finally {
  await closeDatabase(db);
}
