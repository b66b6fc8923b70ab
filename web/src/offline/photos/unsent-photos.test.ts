import { expect, test } from 'vitest';
import { openPhotoShelf, unsentPhotos } from './storage/open-photo-shelf.ts';
import type { KeptPhoto } from './storage/photo-shelf.ts';

test('the pictures this device still has to send are counted by estimate, for each person and company apart', async () => {
  const shelf = await openPhotoShelf('person-1');
  for (const [id, estimate] of [
    ['photo-1', 'estimate-1'],
    ['photo-2', 'estimate-1'],
    ['photo-3', 'estimate-2'],
  ]) {
    await shelf.put({ id, estimate, company: 'company-1' } as KeptPhoto);
  }
  await shelf.put({ id: 'photo-4', estimate: 'estimate-3', company: 'company-2' } as KeptPhoto);
  expect([...(await unsentPhotos('person-1', 'company-1'))]).toEqual([
    ['estimate-1', 2],
    ['estimate-2', 1],
  ]);
  expect((await unsentPhotos('person-2', 'company-1')).size).toBe(0);
});
