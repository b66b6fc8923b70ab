import { statfs } from 'node:fs/promises';

/** The free bytes on the folder's disk. Where it cannot be read no shortage is reported: writing itself will say what is wrong. */
export async function roomLeft(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
