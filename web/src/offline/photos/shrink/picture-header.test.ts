import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { headerBytes, readPictureHeader } from './picture-header.ts';

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'tan' } });
}

async function headerOf(picture: Sharp) {
  return readPictureHeader(new Uint8Array((await picture.toBuffer()).subarray(0, headerBytes)));
}

test("a picture's kind is detected by its content, and its size is read", async () => {
  const size = { width: 640, height: 480 };
  expect(await headerOf(blank(640, 480).jpeg())).toMatchObject({ kind: 'jpeg', size });
  expect(await headerOf(blank(640, 480).png())).toMatchObject({ kind: 'png', size });
  expect(await headerOf(blank(640, 480).webp())).toMatchObject({ kind: 'webp', size });
  expect(await headerOf(blank(640, 480).webp({ lossless: true }))).toMatchObject({ kind: 'webp', size });
  expect(
    await headerOf(
      blank(640, 480)
        .withExif({ IFD0: { Make: 'A' } })
        .webp(),
    ),
  ).toMatchObject({
    kind: 'webp',
    size,
  });
});

test('a text, a drawing with script and an empty file are no pictures, regardless of their names', () => {
  for (const text of [
    '',
    'GIF89a',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '%PDF-1.7',
    'RIFF....WAVE',
  ]) {
    expect(readPictureHeader(new TextEncoder().encode(text))).toBeNull();
  }
});

test('an iPhone picture has the largest of its sizes, and its rotation is read', () => {
  const box = (name: string, ...numbers: number[]) => {
    const bytes = new Uint8Array(8 + numbers.length * 4);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, bytes.length);
    bytes.set(new TextEncoder().encode(name), 4);
    numbers.forEach((number, index) => view.setUint32(8 + index * 4, number));
    return [...bytes];
  };
  const brand = 0x68656963;
  const file = [
    ...box('ftyp', brand, 0),
    ...box('ispe', 0, 512, 512),
    ...box('ispe', 0, 4032, 3024),
    ...box('irot', 0x03000000),
    ...box('mdat', 0, 0, 0, 0),
  ];
  expect(readPictureHeader(Uint8Array.from(file))).toMatchObject({
    kind: 'heic',
    size: { width: 4032, height: 3024 },
    isSideways: true,
    takenAt: null,
  });
});

test('the time a picture was taken and its orientation are read from its EXIF data', async () => {
  const exif = { IFD2: { DateTimeOriginal: '2026:11:09 15:12:44', OffsetTimeOriginal: '-06:00' } };
  const taken = blank(64, 48).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg();
  expect(await headerOf(taken)).toMatchObject({
    isSideways: true,
    takenAt: '2026-11-09T15:12:44-06:00',
    size: { width: 64, height: 48 },
  });
  const without = blank(64, 48).withExif({ IFD2: { DateTimeOriginal: '2026:11:09 15:12:44' } });
  expect(await headerOf(without.jpeg())).toMatchObject({ isSideways: false, takenAt: '2026-11-09T15:12:44' });
});

test('a camera without a clock, or EXIF data with invalid offsets, leaves the time unknown', async () => {
  const unset = blank(64, 48).withExif({ IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } });
  expect(await headerOf(unset.jpeg())).toMatchObject({ takenAt: null });
  const bytes = new Uint8Array(
    await blank(64, 48)
      .withExif({ IFD0: { Make: 'A camera' } })
      .jpeg()
      .toBuffer(),
  );
  const at = bytes.findIndex(
    (_, index) => String.fromCharCode(...bytes.subarray(index, index + 4)) === 'Exif',
  );
  bytes.fill(0xff, at + 14, at + 30);
  expect(readPictureHeader(bytes)).toMatchObject({ kind: 'jpeg', takenAt: null });
});

test('a file cut off anywhere is read without an error', async () => {
  const whole = new Uint8Array(
    await blank(64, 48)
      .withExif({ IFD2: { DateTimeOriginal: '2026:11:09 15:12:44' } })
      .jpeg()
      .toBuffer(),
  );
  for (let length = 0; length < Math.min(whole.length, 700); length += 1) {
    expect(() => readPictureHeader(whole.slice(0, length))).not.toThrow();
  }
});

/** A JPEG whose EXIF segment contains an embedded preview only. */
function withPreview(picture: Buffer, preview: Buffer): Uint8Array {
  const tiff = Buffer.alloc(8 + 6 + 2 + 2 * 12 + 4);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt32BE(14, 10);
  tiff.writeUInt16BE(2, 14);
  for (const [index, [tag, value]] of [
    [0x0201, tiff.length],
    [0x0202, preview.length],
  ].entries()) {
    const at = 16 + index * 12;
    tiff.writeUInt16BE(tag ?? 0, at);
    tiff.writeUInt16BE(4, at + 2);
    tiff.writeUInt32BE(1, at + 4);
    tiff.writeUInt32BE(value ?? 0, at + 8);
  }
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, preview]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 4);
  return new Uint8Array(Buffer.concat([head, body, picture.subarray(2)]));
}

test("the camera's embedded preview is found at its stated offset", async () => {
  const preview = await blank(160, 120).jpeg().toBuffer();
  const file = withPreview(await blank(640, 480).jpeg().toBuffer(), preview);
  const header = readPictureHeader(file);
  expect(header).toMatchObject({ size: { width: 640, height: 480 }, orientation: 1 });
  const { start = 0, end = 0 } = header?.preview ?? {};
  expect(Buffer.from(file.slice(start, end)).equals(preview)).toBe(true);
});
