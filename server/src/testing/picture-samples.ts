import { readFileSync } from 'node:fs';
import sharp from 'sharp';

interface Sample {
  readonly width?: number;
  readonly height?: number;
  /** The EXIF orientation: 6 is held upright, with the pixels stored sideways. */
  readonly orientation?: number;
  /** Another picture for another number. */
  readonly shade?: number;
}

/** A picture with a red top left corner and all the metadata phones write about their owner. */
async function drawn({ width = 120, height = 80, orientation, shade = 180 }: Sample) {
  const corner = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#d00000' } })
    .png()
    .toBuffer();
  const background = { r: shade % 256, g: (shade * 7) % 256, b: 220 };
  const picture = sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'PhoneMaker', Copyright: 'OwnersName' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '45/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '122/1 40/1 0/1',
      },
    });
  if (orientation !== undefined) picture.withMetadata({ orientation });
  return picture;
}

export async function jpegSample(sample: Sample = {}): Promise<Buffer> {
  return (await drawn(sample)).jpeg().toBuffer();
}

export async function pngPicture(sample: Sample = {}): Promise<Buffer> {
  return (await drawn(sample)).png().toBuffer();
}

export async function webpSample(sample: Sample = {}): Promise<Buffer> {
  return (await drawn(sample)).webp().toBuffer();
}

/** 96 x 64 pixels, with a location and an owner in it. */
export function heicSample(): Buffer {
  return readFileSync(new URL('picture.heic', import.meta.url));
}

/** A header that declares more pixels than can be unpacked; its data does not matter. */
export function hugePng(width: number, height: number, sample: Buffer): Buffer {
  const bytes = Buffer.from(sample);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
