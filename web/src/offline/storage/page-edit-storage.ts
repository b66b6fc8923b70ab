import { newId } from '../../lib/new-id.ts';
import { memoryEditStorage } from './memory-edit-storage.ts';
import type { EditStorage } from './edit-storage.ts';

/** For browsers that refuse storage: edits live as long as the page, and every write reports that as a failure. */
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
