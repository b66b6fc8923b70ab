import { crc32 } from 'node:zlib';
import { product } from '@dre/core/domain/product';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { anAdministrator } from '../../testing/administrators.ts';
import { hugePng, jpegSample, pngPicture } from '../../testing/picture-samples.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp();
const address = '/api/content/pictures';

test('a picture is drawn anew, shrunk, named by its content, and served as a picture alone', async () => {
  const admin = await anAdministrator(site, 'Ada Admin');
  const sent = await jpegSample({ width: 2_400, height: 600 });
  const kept = (await admin.call('POST', address, sent)).json<{ src: string }>();
  expect(kept).toEqual({
    src: expect.stringMatching(/^\/api\/content\/pictures\/[0-9a-f]{64}$/) as string,
    width: 1_600,
    height: 400,
  });
  expect((await admin.call('POST', address, sent)).json()).toEqual(kept);

  const shown = await site.app.inject({
    url: kept.src,
    headers: { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' },
  });
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const { format, exif } = await sharp(shown.rawPayload).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  expect(shown.rawPayload.includes('OwnersName')).toBe(false);
  for (const headers of [
    { 'sec-fetch-dest': 'document' },
    { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' },
  ]) {
    expect((await site.app.inject({ url: kept.src, headers })).statusCode).toBe(403);
  }
  expect((await site.app.inject({ url: `${address}/${'0'.repeat(64)}` })).statusCode).toBe(404);
  expect((await site.app.inject({ url: `${address}/..%2f..%2fx` })).statusCode).toBe(404);
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
);
/** Its header has a correct checksum, so that only the size is wrong. */
function sealedPng(bytes: Buffer): Buffer {
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const polyglot = async () => Buffer.concat([await pngPicture(), Buffer.from('<script>alert(1)</script>')]);

test.each([
  ['a hostile SVG', async () => svg, 'This is not a JPEG, PNG, WebP or HEIC picture.'],
  [
    'an SVG that says it is a PNG',
    async () => Buffer.concat([(await pngPicture()).subarray(0, 8), svg]),
    'The picture is incomplete or damaged.',
  ],
  [
    'a page',
    async () => Buffer.from('<html><script>alert(1)</script></html>'),
    'This is not a JPEG, PNG, WebP or HEIC picture.',
  ],
  ['a picture with a page behind it', polyglot, 'The file holds something else besides the picture.'],
  [
    'fifty thousand by fifty thousand pixels',
    async () => sealedPng(hugePng(50_000, 50_000, await pngPicture())),
    'The picture has more than 100 million pixels.',
  ],
  [
    'half a picture',
    async () => (await pngPicture()).subarray(0, 200),
    'The picture is incomplete or damaged.',
  ],
  ['nothing', async () => Buffer.alloc(0), 'This is not a JPEG, PNG, WebP or HEIC picture.'],
])('%s is refused with a sentence, and nothing is kept', async (_, bytes, sentence) => {
  const admin = await anAdministrator(site, 'Ada Admin');
  const before = await site.db.selectFrom('content_picture').select('id').execute();
  const refused = await admin.call('POST', address, await bytes());
  expect(refused.json()).toMatchObject({ status: 400, detail: sentence });
  expect(await site.db.selectFrom('content_picture').select('id').execute()).toEqual(before);
});

test('one byte more than 10 MB is too large', async () => {
  const admin = await anAdministrator(site, 'Ada Admin');
  const refused = await admin.call('POST', address, Buffer.alloc(product.maximumFileBytes + 1));
  expect(refused.statusCode).toBe(413);
});
