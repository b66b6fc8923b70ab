import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

/** Creates the data folder, or reports at once why it cannot. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = path.join(dataDir, `.writable-${String(process.pid)}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`DATA_DIR must be a folder the product can write to; ${dataDir} is none: ${why}`);
  }
}

/** One level at a time: with `recursive`, Node retries forever where nothing can be created, as in /proc. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found !== undefined) throw new Error(`${folder} is not a folder`);
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (cause) {
    // Another start may have created it meanwhile.
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  }
}
