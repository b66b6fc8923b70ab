import path from 'node:path';
import { readConfig } from '../config.ts';
import { reachDatabase } from '../database/connections/reach-database.ts';
import { createLog } from '../http/operations/logging.ts';
import { openStore } from '../storage/open-store.ts';
import { bytesIn, backupText, paceText } from './backup-text.ts';
import { writeBackup } from './write-backup.ts';

/** `npm run backup [-- folder]`: writes rows and files of the product, running or not, into a new folder. */
const config = readConfig(process.env, process.cwd());
const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const folder = path.resolve(process.argv[2] ?? `backups/${now}Z`);
const started = performance.now();
const database = await reachDatabase(config, createLog('warn'));
try {
  const manifest = await writeBackup(database.url, await openStore(config), folder);
  process.stdout.write(`${backupText(manifest)} They are in ${folder}.\n`);
  const pace = paceText(await bytesIn(folder), performance.now() - started);
  process.stdout.write(`RPO: what is written after ${manifest.madeAt} is not in it. It took ${pace}.\n`);
} catch (cause) {
  process.stderr.write(`There is no backup: ${(cause as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await database.release();
}
