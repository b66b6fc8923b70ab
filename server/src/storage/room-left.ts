import { statfs } from 'node:fs/promises';

/** Bytes that can still be written beside this folder. Where it is not there nothing is kept in it, and nothing is short. */
export async function roomLeft(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
