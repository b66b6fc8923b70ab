import { readConfig } from '../config.ts';
import { closeDatabase } from '../database/connection.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { openAsApp } from '../database/ready-database.ts';
import { createLog } from '../http/logging.ts';
import { auditChains, firstBrokenSeal } from './audit-queries.ts';

/** `npm run audit:verify`: reads every chain of the record and names the first entry whose seal is broken. */
const log = createLog('warn');
const database = await reachDatabase(readConfig(process.env, process.cwd()), log);
const db = await openAsApp(database.url, log);
try {
  const chains = await auditChains(db);
  const broken: string[] = [];
  for (const chain of chains) {
    const found = await firstBrokenSeal(db, chain);
    if (found !== undefined) broken.push(found);
  }
  process.stdout.write(
    broken.length === 0
      ? `The record is whole: ${String(chains.length)} chains.\n`
      : `The record was altered at ${broken.join(', ')}.\n`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await closeDatabase(db);
  await database.release();
}
