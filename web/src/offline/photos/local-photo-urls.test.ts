import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PendingPhoto } from './storage/photo-storage.ts';
import { localPhotoUrls } from './local-photo-urls.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an uploaded picture is loaded from the server from then on, and images still loading its bytes get them', async () => {
  const pictures = localPhotoUrls();
  const bytes = new Blob(['twelve megapixels']);
  pictures.add({ toSend: { file: 'wall', bytes } } as unknown as PendingPhoto, 'small');
  const given = pictures.of('wall')?.large ?? '';
  pictures.release('wall');
  expect(pictures.of('wall')).toEqual({ small: 'small', large: undefined });
  expect(await (await fetch(given)).text()).toBe('twelve megapixels');
  vi.runAllTimers();
  await expect(fetch(given)).rejects.toThrow('fetch failed');
});
