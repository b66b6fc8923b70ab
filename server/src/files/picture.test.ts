import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heicSample, hugePng, jpegSample, pngPicture, webpSample } from '../testing/picture-samples.ts';
import { jpegFromHeic } from './heic.ts';
import { readPicture } from './picture.ts';
import { smallerPictures } from './smaller-pictures.ts';

async function kept(bytes: Buffer) {
  const read = await readPicture(bytes);
  if (!read.ok) throw new Error(`It was refused: ${read.refusal}`);
  return read.value;
}

async function pixelsOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}

/** Checks that no metadata about a phone's owner is left, in any form. */
async function expectNothingOfTheOwner(bytes: Buffer): Promise<void> {
  const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  for (const word of ['GPS', 'Exif', 'PhoneMaker', 'CameraMaker', 'Owner']) {
    expect(bytes.includes(word), word).toBe(false);
  }
}

test.each([
  ['JPEG', jpegSample, 'image/jpeg'],
  ['PNG', pngPicture, 'image/png'],
  ['WebP', webpSample, 'image/webp'],
] as const)('a %s keeps its pixels and loses place and owner', async (_format, sample, mediaType) => {
  const sent = await sample();
  expect((await sharp(sent).metadata()).exif?.includes('PhoneMaker')).toBe(true);
  const picture = await kept(sent);
  expect(picture).toMatchObject({ mediaType, width: 120, height: 80 });
  await expectNothingOfTheOwner(picture.bytes);
  expect((await pixelsOf(picture.bytes)).equals(await pixelsOf(sent))).toBe(true);
});

test('a HEIC becomes a JPEG of the same size, without place and owner', async () => {
  const picture = await kept(heicSample());
  expect(picture).toMatchObject({ mediaType: 'image/jpeg', width: 96, height: 64 });
  await expectNothingOfTheOwner(picture.bytes);
  // The red stripe of the drawn trailer is at its place.
  const { data } = await sharp(picture.bytes)
    .extract({ left: 60, top: 36, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  expect(red).toBeGreaterThan(green + 40);
  expect(green).toBeGreaterThan(blue);
});

test.each([
  ['JPEG', jpegSample],
  ['PNG', pngPicture],
  ['WebP', webpSample],
] as const)('a %s taken with the phone held upright stands upright', async (_format, sample) => {
  const picture = await kept(await sample({ orientation: 6 }));
  expect(picture).toMatchObject({ width: 80, height: 120 });
  await expectNothingOfTheOwner(picture.bytes);
  const { data, info } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
  const topRight = (5 * info.width + info.width - 5) * info.channels;
  expect(data[topRight]).toBeGreaterThan(180);
  expect(data[topRight + 1]).toBeLessThan(60);
});

test('smaller pictures fit their edges, are never larger than the picture, and know nothing of the owner', async () => {
  const { small, medium } = await smallerPictures(await jpegSample({ width: 2400, height: 1200 }));
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
  expect(await sharp(medium).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  await expectNothingOfTheOwner(small);
  await expectNothingOfTheOwner(medium);
  const ofSmall = await smallerPictures(await jpegSample());
  expect(await sharp(ofSmall.medium).metadata()).toMatchObject({ width: 120, height: 80 });
});

const zip = Buffer.from('PK\u0003\u0004 and so on, to the end of an archive PK\u0005\u0006');
const page = Buffer.from('<!doctype html><script>alert(1)</script>');

test.each([
  ['a JPEG with an archive behind it', async () => Buffer.concat([await jpegSample(), zip]), 'more'],
  ['a PNG with a page behind it', async () => Buffer.concat([await pngPicture(), page]), 'more'],
  ['a WebP with a page behind it', async () => Buffer.concat([await webpSample(), page]), 'more'],
  ['a HEIC with an archive behind it', async () => Buffer.concat([heicSample(), zip]), 'damaged'],
  ['a page with a picture behind it', async () => Buffer.concat([page, await jpegSample()]), 'unknown'],
  ['a page', async () => page, 'unknown'],
  ['a document', async () => Buffer.from('%PDF-1.7\n%\u00e2\u00e3'), 'unknown'],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unknown'],
  ['a GIF', async () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'unknown'],
  ['an AV1 picture', async () => renamedBrand(heicSample(), 'avif'), 'unknown'],
  ['nothing but the start of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff]), 'damaged'],
  ['half a JPEG', async () => half(await jpegSample()), 'damaged'],
  ['half a JPEG with an end put to it', async () => ended(half(await jpegSample({ width: 900 }))), 'damaged'],
  ['half a PNG', async () => half(await pngPicture()), 'damaged'],
  ['half a WebP', async () => half(await webpSample()), 'damaged'],
  ['half a HEIC', async () => half(heicSample()), 'damaged'],
  ['a picture of 50,000 x 50,000', async () => sealed(hugePng(50_000, 50_000, await pngPicture())), 'large'],
  [
    'a picture one pixel high and too long',
    async () => sealed(hugePng(50_001, 1, await pngPicture())),
    'large',
  ],
  ['a picture without pixels', async () => sealed(hugePng(0, 0, await pngPicture())), 'damaged'],
  ['a moving WebP', movingWebp, 'moving'],
] as const)('%s is refused', async (_what, sample, fault) => {
  expect(await readPicture(await sample())).toEqual({ ok: false, refusal: fault });
});

test('a picture of 50,000 x 50,000 is refused before it takes memory', async () => {
  const bomb = sealed(hugePng(50_000, 50_000, await pngPicture()));
  const before = process.memoryUsage().rss;
  expect(await readPicture(bomb)).toEqual({ ok: false, refusal: 'large' });
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
});

test('what a camera writes behind the end of its own pictures is left away', async () => {
  const picture = await jpegSample();
  const notes = Buffer.from('SEFH what the maker of the phone adds SEFT');
  expect((await kept(Buffer.concat([picture, notes]))).bytes).toEqual((await kept(picture)).bytes);
});

test('a HEIC that cannot be read in time is given up', async () => {
  expect(await jpegFromHeic(heicSample(), 0)).toEqual({ ok: false, refusal: 'slow' });
});

test('no picture with bytes changed or cut off breaks the reader', async () => {
  const samples = await Promise.all([jpegSample(), pngPicture(), webpSample()]);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...samples), fc.nat(), fc.nat(255), async (whole, place, byte) => {
      const at = place % whole.length;
      const changed = Buffer.from(whole);
      changed.writeUInt8(byte, at);
      await readPicture(changed);
      expect((await readPicture(whole.subarray(0, at))).ok).toBe(false);
    }),
    { numRuns: 150 },
  );
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

function ended(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg, Buffer.from([0xff, 0xd9])]);
}

/** The picture with the checksum of its header corrected. */
function sealed(png: Buffer): Buffer {
  png.writeUInt32BE(crc32(new Uint8Array(png.subarray(12, 29))), 29);
  return png;
}

function renamedBrand(heic: Buffer, brand: string): Buffer {
  return Buffer.from(heic.toString('latin1').replaceAll('heic', brand), 'latin1');
}

async function movingWebp(): Promise<Buffer> {
  const frames = [await pngPicture({ shade: 1 }), await pngPicture({ shade: 2 })];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
