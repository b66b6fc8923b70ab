import { photoLimits } from '@dre/core/contract/estimates/photos';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { isHeicStart, jpegFromHeic } from './heic.ts';
import { imageLibrary, wholePictures } from './image-library.ts';
import { isJpegStart, stripJpeg } from './strip-jpeg.ts';
import { isPngStart, stripPng } from './strip-png.ts';
import { isWebpStart, stripWebp } from './strip-webp.ts';
import { type PictureFault, type Stripping, type StrippedPicture } from './stripped-picture.ts';

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture as stored: whole, upright, and without metadata. */
export interface Picture extends StrippedPicture {
  readonly mediaType: PictureType;
}

const longestEdge = 50_000;

interface Format {
  readonly mediaType: PictureType;
  readonly starts: (bytes: Buffer) => boolean;
  readonly strip: (bytes: Buffer) => Stripping;
}

const formats: readonly Format[] = [
  { mediaType: 'image/jpeg', starts: isJpegStart, strip: stripJpeg },
  { mediaType: 'image/png', starts: isPngStart, strip: stripPng },
  { mediaType: 'image/webp', starts: isWebpStart, strip: stripWebp },
];

/** The bytes decide the format, not the file's name. */
export async function readPicture(bytes: Buffer): Promise<Result<Picture, PictureFault>> {
  if (isHeicStart(bytes)) {
    const jpeg = await jpegFromHeic(bytes);
    return jpeg.ok ? accept({ ...jpeg.value, mediaType: 'image/jpeg' }) : jpeg;
  }
  const format = formats.find(({ starts }) => starts(bytes));
  if (format === undefined) return refuse('unknown');
  const stripped = format.strip(bytes);
  if (!stripped.ok) return stripped;
  const { width, height } = stripped.value;
  if (width === 0 || height === 0) return refuse('damaged');
  // Checked before anything is unpacked: a small file may unfold into gigabytes.
  if (Math.max(width, height) > longestEdge || width * height > photoLimits.pixels) return refuse('large');
  try {
    const { mediaType } = format;
    const upright = await turnedUpright(bytes, mediaType);
    if (upright === undefined) await unpackWhole(stripped.value.bytes);
    return accept({ ...(upright ?? stripped.value), mediaType });
  } catch {
    // The library's own message is not for the sender.
    return refuse('damaged');
  }
}

/** The upright picture, with its pixels rewritten; undefined if it is upright already. */
async function turnedUpright(bytes: Buffer, mediaType: PictureType): Promise<StrippedPicture | undefined> {
  const sharp = await imageLibrary();
  const picture = sharp(bytes, wholePictures);
  const { orientation = 1 } = await picture.metadata();
  if (orientation === 1) return undefined;
  picture.autoOrient().keepIccProfile();
  if (mediaType === 'image/jpeg') picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  if (mediaType === 'image/webp') picture.webp({ quality: 92 });
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Decodes every pixel, a few rows at a time. */
async function unpackWhole(bytes: Buffer): Promise<void> {
  const sharp = await imageLibrary();
  await sharp(bytes, wholePictures).resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
}
