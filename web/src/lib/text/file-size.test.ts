import { expect, test } from 'vitest';
import { fileSize, maxFileBytes, sizeRefusal } from './file-size.ts';

test.each([
  { bytes: 512, reads: '512 B' },
  { bytes: 655_360, reads: '640 KB' },
  { bytes: 10_485_760, reads: '10 MB' },
  { bytes: 14_889_779, reads: '14.2 MB' },
])('$bytes bytes read $reads', ({ bytes, reads }) => {
  expect(fileSize(bytes)).toBe(reads);
});

test('a file of exactly 10 MB is taken', () => {
  expect(sizeRefusal(maxFileBytes)).toBeUndefined();
});

test('a larger file is told its size and the limit', () => {
  expect(sizeRefusal(14_889_779)).toBe('14.2 MB. The limit is 10 MB.');
});

test('a file one byte too large is told so without contradiction', () => {
  expect(sizeRefusal(maxFileBytes + 1)).toBe('10,485,761 bytes. The limit is 10 MB.');
});
