import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

/** Makes the folder the product keeps its data in, or says at once why it cannot be one. */
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

/** One level after the other: asked for all of them at once, Node tries for ever where nothing can be made, as in /proc. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found !== undefined) throw new Error(`${folder} is not a folder`);
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (cause) {
    // Another start may have made it meanwhile.
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  }
}
