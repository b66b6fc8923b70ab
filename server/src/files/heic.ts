import { Worker } from 'node:worker_threads';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { imageLibrary } from './image-library.ts';
import type { PictureFault, Stripping } from './stripped-picture.ts';

/** Unpacking takes seven bytes a pixel, so fewer are allowed than elsewhere: phones make 48 million at most. */
const heicPixels = 50_000_000;
const longestMs = 60_000;
const brands = new Set(['heic', 'heix', 'heim', 'heis']);

/** Checks the brands the file declares; AV1 pictures and videos of the same container are not HEIC. */
export function isHeicStart(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12 && brands.has(bytes.toString('latin1', at, at + 4))) return true;
  }
  return false;
}

/** Converts to a JPEG, which every browser shows: upright, with pixels only. */
export async function jpegFromHeic(bytes: Buffer, patienceMs = longestMs): Promise<Stripping> {
  if (!isAllBoxes(bytes)) return refuse('damaged');
  const unpacked = await unpack(bytes, patienceMs);
  if (!unpacked.ok) return unpacked;
  const { data, width, height } = unpacked.value;
  const sharp = await imageLibrary();
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: heicPixels })
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
  return accept({ bytes: jpeg, width, height });
}

/** True if the file is a sequence of boxes, the last ending with the file. */
function isAllBoxes(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (!/^[\x20-\x7e]{4}$/.test(bytes.toString('latin1', at + 4, at + 8))) return false;
    // Zero: to the end of the file. One: a 64-bit size follows the name, which no accepted picture needs.
    if (size === 0) return true;
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}

interface Unpacked {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

function unpack(bytes: Buffer, patienceMs: number): Promise<Result<Unpacked, PictureFault>> {
  const worker = new Worker(new URL('./heic-worker.mjs', import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes), pixels: heicPixels },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  });
  return new Promise<Result<Unpacked, PictureFault>>((resolve) => {
    const timer = setTimeout(() => resolve(refuse('slow')), patienceMs);
    worker.on('message', (told: Unpacked | { readonly fault: PictureFault }) =>
      resolve('fault' in told ? refuse(told.fault) : accept(told)),
    );
    // A decoder crash ends only its thread.
    worker.on('error', () => resolve(refuse('damaged')));
    worker.on('exit', () => {
      clearTimeout(timer);
      resolve(refuse('damaged'));
    });
  }).finally(() => worker.terminate());
}
