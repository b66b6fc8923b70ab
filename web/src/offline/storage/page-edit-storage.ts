import { newId } from '../../lib/new-id.ts';
import { memoryEditStorage } from './memory-edit-storage.ts';
import type { EditStorage } from './edit-storage.ts';

/** For browsers that refuse to keep anything: edits live as long as the page, and whoever writes them is told so. */
export function pageEditStorage(): EditStorage {
  const page = memoryEditStorage(newId());
  return {
    ...page,
    async write(...given) {
      await page.write(...given);
      throw new Error('This browser keeps nothing.');
    },
  };
}
