import { expect, test } from 'vitest';
import { openPhotoStorage, unsentPhotos } from './storage/open-photo-storage.ts';
import type { PendingPhoto } from './storage/photo-storage.ts';

test('the pictures this device still has to send are counted by estimate, separately for each person and company', async () => {
  const storage = await openPhotoStorage('person-1');
  for (const [id, estimate] of [
    ['photo-1', 'estimate-1'],
    ['photo-2', 'estimate-1'],
    ['photo-3', 'estimate-2'],
  ]) {
    await storage.put({ id, estimate, company: 'company-1' } as PendingPhoto);
  }
  await storage.put({ id: 'photo-4', estimate: 'estimate-3', company: 'company-2' } as PendingPhoto);
  const ofOrder = { estimate: 'order-1', company: 'company-1', repairOrder: { task: null } };
  await storage.put({ id: 'photo-5', ...ofOrder } as PendingPhoto);
  expect([...(await unsentPhotos('person-1', 'company-1'))]).toEqual([
    ['estimate-1', 2],
    ['estimate-2', 1],
  ]);
  expect((await unsentPhotos('person-2', 'company-1')).size).toBe(0);
});
