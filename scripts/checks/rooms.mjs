import { posix } from 'node:path';
import { repositoryFiles } from './sizes.mjs';

const mostFiles = 25;

/** Tables: one file of a kind for each entry. */
const isTable = (/** @type {string} */ folder) =>
  /^(catalogue|perf\/goals|help\/topics|docs\/decisions|server\/demo\/photos)$|\/(migrations|fonts|tables|images)$|^web\/public|\/releases\//.test(
    folder,
  );

/**
 * Folders with more files than a reader takes in at a glance.
 * @param {readonly string[]} files
 */
export function crowdedRooms(files = repositoryFiles()) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const file of files) {
    const folder = posix.dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes]
    .filter(([folder, size]) => !isTable(folder) && size > mostFiles)
    .map(([folder, size]) => `${folder} holds ${size} files; at most ${mostFiles}`);
}
