import { photoLimits, shownEdges } from '@dre/core/contract/photos';
import { headerBytes, type PictureHeader, readPictureHeader } from './picture-header.ts';
import type { ShrinkAnswer, ShrinkJob, SmallPicture, SentPicture } from './shrink-job.ts';

// One after the other: two large pictures decoded at once are what a small device runs out of memory by.
let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ShrinkJob>) => {
  last = last.then(() => answer(data)).then((told) => postMessage(told));
});

async function answer({ id, size, original }: ShrinkJob): Promise<ShrinkAnswer> {
  const header = readPictureHeader(new Uint8Array(await original.slice(0, headerBytes).arrayBuffer()));
  if (header === null) return { id, refusal: 'not-a-picture' };
  const { size: pixels } = header;
  if (pixels !== null && pixels.width * pixels.height > photoLimits.pixels) {
    return { id, refusal: 'too-many-pixels' };
  }
  try {
    return size === 'small'
      ? { id, small: await smallPicture(original, header) }
      : { id, sent: await sentPicture(original, header) };
  } catch {
    return { id, refusal: 'damaged' };
  }
}

async function smallPicture(original: Blob, header: PictureHeader): Promise<SmallPicture | null> {
  const drawn = await draw(original, header, shownEdges.small, 0.72);
  return drawn === null ? null : { picture: drawn.picture };
}

async function sentPicture(original: Blob, header: PictureHeader): Promise<SentPicture> {
  const { takenAt } = header;
  const drawn = await draw(original, header, photoLimits.sentEdge, 0.82);
  if (drawn !== null) {
    const { picture, width, height } = drawn;
    return { bytes: picture, file: await nameOf(picture), width, height, takenAt };
  }
  // A picture this browser cannot open is sent as it is: the server can.
  const { width, height } = upright(header);
  return { bytes: original, file: await nameOf(original), width, height, takenAt };
}

/** Drawn anew, so that only the picture is left of the file: where it was taken stays on this device. */
async function draw(original: Blob, header: PictureHeader, edge: number, quality: number) {
  const decoded = await decode(original, header);
  if (decoded === null) return null;
  const scale = Math.min(1, edge / Math.max(decoded.width, decoded.height));
  const width = Math.max(1, Math.round(decoded.width * scale));
  const height = Math.max(1, Math.round(decoded.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('Nothing can be drawn here.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(decoded, 0, 0, width, height);
  decoded.close();
  return { picture: await canvas.convertToBlob({ type: 'image/jpeg', quality }), width, height };
}

async function decode(original: Blob, { kind }: PictureHeader): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(original, { imageOrientation: 'from-image' });
  } catch (problem) {
    if (kind === 'heic') return null;
    throw problem;
  }
}

function upright({ size, isTurned }: PictureHeader) {
  if (size === null) throw new Error('The picture does not say how large it is.');
  return isTurned ? { width: size.height, height: size.width } : size;
}

async function nameOf(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
