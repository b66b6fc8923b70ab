import { photoLimits, previewEdges } from '@dre/core/contract/estimates/photos';
import { decodeQuickly, decodeWhole } from './decode.ts';
import { headerBytes, type PictureHeader, readPictureHeader } from './picture-header.ts';
import type { SentPicture, ShrinkReply, ShrinkJob, SmallPicture } from './shrink-job.ts';

// Jobs run one after the other: two large pictures decoded at once exhaust the memory of small devices.
let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ShrinkJob>) => {
  last = last.then(() => run(data)).then((reply) => postMessage(reply));
});

async function run({ id, size, original }: ShrinkJob): Promise<ShrinkReply> {
  try {
    const header = readPictureHeader(new Uint8Array(await original.slice(0, headerBytes).arrayBuffer()));
    if (header === null) return { id, refusal: 'not-a-picture' };
    const { size: pixels } = header;
    if (pixels !== null && pixels.width * pixels.height > photoLimits.pixels) {
      return { id, refusal: 'too-many-pixels' };
    }
    return size === 'small'
      ? { id, small: await smallPicture(original, header) }
      : { id, sent: await sentPicture(original, header) };
  } catch {
    return { id, refusal: 'damaged' };
  }
}

async function smallPicture(original: Blob, header: PictureHeader): Promise<SmallPicture | null> {
  const decoded = await decodeQuickly(original, header);
  return decoded === null ? null : { picture: await asJpeg(draw(decoded, previewEdges.small), 0.72) };
}

async function sentPicture(original: Blob, header: PictureHeader): Promise<SentPicture> {
  const { takenAt } = header;
  const decoded = await decodeWhole(original, header);
  if (decoded === null) {
    // A picture this browser cannot decode is sent unchanged: the server can decode it.
    const { width, height } = upright(header);
    return { bytes: original, file: await nameOf(original), small: null, width, height, takenAt };
  }
  const canvas = draw(decoded, photoLimits.sentEdge);
  const { width, height } = canvas;
  const bytes = await asJpeg(canvas, 0.8);
  const small = await asJpeg(draw(canvas, previewEdges.small), 0.72);
  return { bytes, file: await nameOf(bytes), small, width, height, takenAt };
}

/** Redraws the picture, which drops its metadata: the location it was taken at never leaves this device. */
function draw(decoded: ImageBitmap | OffscreenCanvas, edge: number): OffscreenCanvas {
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
  if (decoded instanceof ImageBitmap) decoded.close();
  return canvas;
}

function asJpeg(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

function upright({ size, isSideways }: PictureHeader) {
  if (size === null) throw new Error('The picture does not say how large it is.');
  return isSideways ? { width: size.height, height: size.width } : size;
}

async function nameOf(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
