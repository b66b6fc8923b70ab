import { type Exif, readExif } from './exif.ts';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic';

/** Metadata read before a picture is decoded. */
export interface PictureHeader {
  readonly kind: PictureKind;
  /** In stored pixels, before rotation; null where the file does not state it. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** True if the stored picture lies on its side. */
  readonly isSideways: boolean;
  /** EXIF orientation: rotation and mirroring, from 1 (none) to 8. */
  readonly orientation: number;
  readonly preview: Exif['preview'];
  /** Time of the shot by the camera's clock. */
  readonly takenAt: string | null;
}

/** Number of leading bytes that contain all of this. */
export const headerBytes = 262_144;

/** Detects the kind by content, as the file name proves nothing. Null for unsupported kinds. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = sniff(bytes);
  if (kind === 'jpeg') return readJpeg(view);
  if (kind === 'png') return { ...plain('png'), size: readPng(view) };
  if (kind === 'webp') return { ...plain('webp'), size: readWebp(view) };
  return kind === 'heic' ? readHeic(view) : null;
}

function plain(kind: PictureKind): PictureHeader {
  return { kind, size: null, isSideways: false, orientation: 1, preview: null, takenAt: null };
}

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

function sniff(bytes: Uint8Array): PictureKind | null {
  const text = (start: number, length: number) =>
    String.fromCharCode(...bytes.subarray(start, start + length));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return 'webp';
  return text(4, 4) === 'ftyp' && heicBrands.has(text(8, 4)) ? 'heic' : null;
}

/** Walks from marker to marker up to the frame header, reading the EXIF segment on the way. */
function readJpeg(view: DataView): PictureHeader {
  let at = 2;
  let exif: Exif | null = null;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (marker === 0xe1) exif ??= readExif(view, at + 4, Math.min(length - 2, view.byteLength - at - 4));
    if (isFrame) {
      const size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      const { orientation, takenAt, preview } = exif ?? plain('jpeg');
      return { kind: 'jpeg', size, isSideways: orientation > 4, orientation, takenAt, preview };
    }
    if (marker === 0xda) break;
    at += marker === 0xff ? 1 : 2 + length;
  }
  return { ...plain('jpeg'), takenAt: exif?.takenAt ?? null };
}

function readPng(view: DataView): PictureHeader['size'] {
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
}

function readWebp(view: DataView): PictureHeader['size'] {
  if (view.byteLength < 30) return null;
  const chunk = view.getUint32(12);
  const small = (at: number) => view.getUint16(at, true) & 0x3fff;
  const large = (at: number) => 1 + (view.getUint32(at, true) & 0xffffff);
  // The chunk is VP8X, VP8 or VP8L.
  if (chunk === 0x56503858) return { width: large(24), height: large(27) & 0xffffff };
  if (chunk === 0x56503820) return { width: small(26), height: small(28) };
  if (chunk !== 0x5650384c) return null;
  const packed = view.getUint32(21, true);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff) };
}

/** Takes the largest `ispe` size: the others belong to tiles and the preview. */
function readHeic(view: DataView): PictureHeader {
  let size: PictureHeader['size'] = null;
  let isSideways = false;
  for (let at = 4; at + 16 <= view.byteLength; at += 1) {
    const name = view.getUint32(at);
    if (name === boxes.rotation) isSideways ||= (view.getUint8(at + 4) & 1) === 1;
    if (name !== boxes.size) continue;
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (size === null || width * height > size.width * size.height) size = { width, height };
  }
  return { ...plain('heic'), size, isSideways };
}

/** The box types `irot` and `ispe`. */
const boxes = { rotation: 0x69726f74, size: 0x69737065 } as const;
