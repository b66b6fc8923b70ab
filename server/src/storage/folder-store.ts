import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, type FileStore } from './file-store.ts';

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const placeOf = (key: string) => path.join(folder, ...checkedKey(key).split('/'));
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      // Written beside its path and moved in one step, so that no reader sees half of it.
      const incoming = `${place}.${randomUUID()}.part`;
      try {
        await writeToDisk(incoming, bytes);
        await rename(incoming, place);
      } catch (cause) {
        await rm(incoming, { force: true });
        throw cause;
      }
      await settle(path.dirname(place));
    },
    async open(key) {
      const file = await open(placeOf(key)).catch(absent);
      if (file === undefined) return undefined;
      const { size } = await file.stat();
      return { bytes: size, body: file.createReadStream() };
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    async *keys() {
      const entries = await opendir(folder, { recursive: true }).catch(absent);
      if (entries === undefined) return;
      for await (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith('.part')) continue;
        yield path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
      }
    },
  };
}

async function writeToDisk(place: string, bytes: Uint8Array): Promise<void> {
  const file = await open(place, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the folder, so that the file's name survives a power failure, too. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause;
}
