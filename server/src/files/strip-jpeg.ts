import { accept, refuse } from '@dre/core/domain/result';
import { damagedUnless, type Stripping } from './stripped-picture.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;

export function isJpegStart(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** The same pixels, bit for bit, with only the data needed to decode them. */
export function stripJpeg(bytes: Buffer): Stripping {
  return damagedUnless(() => {
    const kept = [bytes.subarray(0, 2)];
    const sizes: { width: number; height: number }[] = [];
    let hasMorePictures = false;
    let at = 2;
    for (;;) {
      if (bytes.readUInt8(at) !== 0xff) return refuse('damaged');
      const marker = bytes.readUInt8(at + 1);
      if (marker === 0xff) {
        at += 1;
        continue;
      }
      if (marker === endOfImage) break;
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      const segment = bytes.subarray(at, end);
      if (end > bytes.length || segment.length < 4) return refuse('damaged');
      if (isFrame(marker)) {
        sizes.push({ height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) });
      }
      if (marker === 0xe2 && startsWith(segment, 'MPF\0')) hasMorePictures = true;
      if (isNeeded(marker, segment)) kept.push(segment);
      at = end;
      if (marker === startOfScan) {
        const next = afterPixels(bytes, at);
        kept.push(bytes.subarray(at, next));
        at = next;
      }
    }
    const rest = bytes.subarray(at + 2);
    if (rest.length > 0 && !isFromCamera(rest, hasMorePictures)) return refuse('more');
    const [size] = sizes;
    if (size === undefined || sizes.length > 1) return refuse('damaged');
    return accept({ bytes: Buffer.concat([...kept, Buffer.from([0xff, endOfImage])]), ...size });
  });
}

/** Start of frame of any process; tables and reserved markers lie between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Keeps only application segments that affect decoding: density, color profile, color transform. */
function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  // Longer ones hold a thumbnail, which may show areas cropped from this picture.
  if (marker === 0xe0) return startsWith(segment, 'JFIF\0') && segment.length === 18;
  if (marker === 0xe2) return startsWith(segment, 'ICC_PROFILE\0');
  return marker === 0xee && startsWith(segment, 'Adobe');
}

function startsWith(segment: Buffer, name: string): boolean {
  return segment.toString('latin1', 4, 4 + name.length) === name;
}

/** The end of the compressed pixels: the first marker that is no restart and no escaped byte. */
function afterPixels(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) throw new RangeError('The pixels have no end.');
    const next = bytes.readUInt8(at + 1);
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

/** Cameras append more pictures or notes after the end: recognized by their form, and dropped. */
function isFromCamera(rest: Buffer, hasMorePictures: boolean): boolean {
  if (rest.toString('latin1', rest.length - 4) === 'SEFT') return true;
  return hasMorePictures && isJpegStart(rest) && rest.readUInt16BE(rest.length - 2) === 0xff00 + endOfImage;
}
