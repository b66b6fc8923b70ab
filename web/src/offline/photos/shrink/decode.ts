import type { PictureHeader } from './picture-header.ts';

/** Decodes all pixels, upright; null where the browser does not support the format. */
export async function decodeWhole(original: Blob, { kind }: PictureHeader): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(original, { imageOrientation: 'from-image' });
  } catch (problem) {
    if (kind === 'heic') return null;
    throw problem;
  }
}

/** Decodes for a thumbnail, fastest way first: the camera's embedded preview, one eighth of the pixels, all of them. */
export async function decodeQuickly(
  original: Blob,
  header: PictureHeader,
): Promise<ImageBitmap | OffscreenCanvas | null> {
  return (
    (await preview(original, header)) ?? (await eighth(original, header)) ?? decodeWhole(original, header)
  );
}

const smallestPreview = 160;

async function preview(original: Blob, header: PictureHeader): Promise<OffscreenCanvas | null> {
  if (header.preview === null || header.size === null) return null;
  const { start, end } = header.preview;
  try {
    const bitmap = await createImageBitmap(original.slice(start, end, 'image/jpeg'));
    const shape = bitmap.width / bitmap.height / (header.size.width / header.size.height);
    // A preview of another aspect ratio has black edges, or shows another picture.
    const isGood = bitmap.width >= smallestPreview && Math.abs(shape - 1) < 0.02;
    return isGood ? upright(bitmap, header.orientation) : null;
  } catch {
    return null;
  }
}

/** The WebCodecs `ImageDecoder`, which some browsers lack. It does not apply the EXIF orientation. */
interface QuickDecoder {
  decode(): Promise<{ readonly image: CanvasImageSource & { close(): void } & Size }>;
  close(): void;
}

interface Size {
  readonly displayWidth: number;
  readonly displayHeight: number;
}

type QuickDecoderKind = new (options: {
  readonly data: ArrayBuffer;
  readonly type: string;
  readonly desiredWidth: number;
  readonly desiredHeight: number;
}) => QuickDecoder;

async function eighth(original: Blob, header: PictureHeader): Promise<OffscreenCanvas | null> {
  const { ImageDecoder: Decoder } = globalThis as { ImageDecoder?: QuickDecoderKind };
  const { kind, size, orientation } = header;
  if (Decoder === undefined || kind !== 'jpeg' || size === null || orientation !== 1) return null;
  try {
    const decoder = new Decoder({
      data: await original.arrayBuffer(),
      type: 'image/jpeg',
      desiredWidth: Math.ceil(size.width / 8),
      desiredHeight: Math.ceil(size.height / 8),
    });
    const { image } = await decoder.decode();
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0);
    image.close();
    decoder.close();
    return canvas;
  } catch {
    return null;
  }
}

/** Transform matrix (a, b, c, d) of each EXIF orientation. */
const orientationMatrices: Readonly<Record<number, readonly [number, number, number, number]>> = {
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
};

function upright(bitmap: ImageBitmap, orientation: number): OffscreenCanvas {
  const { width, height } = bitmap;
  const canvas = orientation > 4 ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
  const [a, b, c, d] = orientationMatrices[orientation] ?? [1, 0, 0, 1];
  const context = canvas.getContext('2d', { alpha: false });
  const left = a + c < 0 ? canvas.width : 0;
  const top = b + d < 0 ? canvas.height : 0;
  context?.setTransform(a, b, c, d, left, top);
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}
