import { readConfig } from '../config.ts';
import { closeDatabase } from '../database/connections/connection.ts';
import { reachDatabase } from '../database/connections/reach-database.ts';
import { openAsApp } from '../database/preparing/ready-database.ts';
import { createLog } from '../http/operations/logging.ts';
import { verifyRecord } from './verify-service.ts';

/** `npm run audit:verify`: reads every audit chain and reports the first entry with a broken seal. */
const database = await reachDatabase(readConfig(process.env, process.cwd()), createLog('warn'));
// A database that was never migrated has no login for the app; the verdict states the remedy.
const db = await openAsApp(database.url, createLog('error'));
try {
  const { isWhole, sentence } = await verifyRecord(db);
  process.stdout.write(`${sentence}\n`);
  process.exitCode = isWhole ? 0 : 1;
} finally {
  await closeDatabase(db);
  await database.release();
}
