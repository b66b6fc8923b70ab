import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder: the nearest with a lockfile, because this module also runs from bundles in the cache. */
export const root = folderWithLockfile(dirname(fileURLToPath(import.meta.url)));

/** The folder for files scripts can generate again. */
export const cache = `${root}/node_modules/.cache/dre`;

/** @param {string} folder @returns {string} */
function folderWithLockfile(folder) {
  if (existsSync(`${folder}/package-lock.json`) || folder === dirname(folder)) return folder;
  return folderWithLockfile(dirname(folder));
}
