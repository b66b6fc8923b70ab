import path from 'node:path';
import { readConfig } from '../config.ts';
import { reachDatabase } from '../database/connections/reach-database.ts';
import { createLog } from '../http/operations/logging.ts';
import { openStore } from '../storage/open-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { bytesIn, backupText, paceText } from './backup-text.ts';

/** `npm run restore -- folder`: restores a backup into an empty database and store. */
const [, , given] = process.argv;
if (given === undefined) {
  process.stderr.write('Name the folder of the backup: npm run restore -- backups/…\n');
  process.exit(1);
}
const config = readConfig(process.env, process.cwd());
const started = performance.now();
const database = await reachDatabase(config, createLog('warn'));
try {
  const manifest = await restoreBackup(database.url, await openStore(config), path.resolve(given));
  process.stdout.write(`${backupText(manifest)} They are restored, as of ${manifest.madeAt}.\n`);
  const pace = paceText(await bytesIn(path.resolve(given)), performance.now() - started);
  process.stdout.write(`RTO: the restore took ${pace}.\n`);
} catch (cause) {
  process.stderr.write(`Nothing was restored: ${(cause as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await database.release();
}
