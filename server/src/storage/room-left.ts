import { statfs } from 'node:fs/promises';

/** The free bytes on the folder's disk. A missing folder stores nothing, so nothing is short. */
export async function roomLeft(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
