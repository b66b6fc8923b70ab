import { expect, test } from 'vitest';
import { openPhotoStorage } from '../../../offline/photos/storage/open-photo-storage.ts';
import type { PendingPhoto } from '../../../offline/photos/storage/photo-storage.ts';
import { unsentText, unsentWork } from './unsent-work.ts';

test('photos that only this device has are unsent work, by estimate and company', async () => {
  const storage = await openPhotoStorage('person-1');
  for (const [id, company] of [
    ['photo-1', 'company-1'],
    ['photo-2', 'company-1'],
    ['photo-3', 'company-2'],
  ]) {
    await storage.put({ id, estimate: `estimate of ${company}`, company } as PendingPhoto);
  }
  const unsent = await unsentWork('person-1', 'company-1');
  expect(unsent).toEqual([
    { id: 'estimate of company-1', number: 'A new estimate', changes: 0, photos: 2, refused: 0 },
  ]);
  expect(unsentText(unsent)).toBe('2 photos are only on this device');
});

test('changes and photos are counted separately', () => {
  const one = { id: 'estimate-1', number: 'E-10001', changes: 1, photos: 0, refused: 0 };
  expect(unsentText([one])).toBe('1 change is only on this device');
  expect(unsentText([one, { ...one, changes: 2, photos: 1 }])).toBe(
    '3 changes and 1 photo are only on this device',
  );
});
