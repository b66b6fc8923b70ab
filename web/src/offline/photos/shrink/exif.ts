/** The EXIF fields in use; the location is never read. */
export interface Exif {
  readonly orientation: number;
  readonly takenAt: string | null;
  /** Byte range of the camera's embedded preview. */
  readonly preview: { readonly start: number; readonly end: number } | null;
}

const tags = {
  orientation: 0x0112,
  exifDirectory: 0x8769,
  takenAt: 0x9003,
  offsetOfTime: 0x9011,
  previewStart: 0x0201,
  previewLength: 0x0202,
} as const;

/** Reads the EXIF segment of a JPEG at `start`; null where the segment is another one or malformed. */
export function readExif(view: DataView, start: number, length: number): Exif | null {
  // "Exif\0\0" precedes an embedded TIFF file.
  if (length < 14 || view.getUint32(start) !== 0x45786966) return null;
  const tiff = new DataView(view.buffer, view.byteOffset + start + 6, length - 6);
  const isLittle = tiff.getUint16(0) === 0x4949;
  try {
    const first = readDirectory(tiff, tiff.getUint32(4, isLittle), isLittle);
    const orientation = first.get(tags.orientation)?.short() ?? 1;
    const at = first.get(tags.exifDirectory)?.long();
    const own = at === undefined ? undefined : readDirectory(tiff, at, isLittle);
    const taken = own?.get(tags.takenAt)?.text() ?? '';
    const takenAt = moment(taken, own?.get(tags.offsetOfTime)?.text() ?? '');
    return { orientation, takenAt, preview: readPreview(tiff, start + 6, isLittle) };
  } catch (problem) {
    // An offset points outside the segment.
    if (problem instanceof RangeError) return null;
    throw problem;
  }
}

/** The preview is described by the second directory, whose offset follows the first. */
function readPreview(tiff: DataView, base: number, isLittle: boolean): Exif['preview'] {
  const first = tiff.getUint32(4, isLittle);
  const next = tiff.getUint32(first + 2 + tiff.getUint16(first, isLittle) * 12, isLittle);
  if (next === 0) return null;
  const entries = readDirectory(tiff, next, isLittle);
  const at = entries.get(tags.previewStart)?.long();
  const length = entries.get(tags.previewLength)?.long() ?? 0;
  if (at === undefined || length === 0 || at + length > tiff.byteLength) return null;
  return { start: base + at, end: base + at + length };
}

interface Entry {
  short(): number;
  long(): number;
  text(): string;
}

function readDirectory(tiff: DataView, start: number, isLittle: boolean): ReadonlyMap<number, Entry> {
  const entries = new Map<number, Entry>();
  const count = tiff.getUint16(start, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12;
    entries.set(tiff.getUint16(at, isLittle), {
      short: () => tiff.getUint16(at + 8, isLittle),
      long: () => tiff.getUint32(at + 8, isLittle),
      text: () => textAt(tiff, at, isLittle),
    });
  }
  return entries;
}

function textAt(tiff: DataView, at: number, isLittle: boolean): string {
  const length = Math.min(tiff.getUint32(at + 4, isLittle), 64);
  const from = length <= 4 ? at + 8 : tiff.getUint32(at + 8, isLittle);
  const letters = Array.from({ length }, (_, index) => tiff.getUint8(from + index));
  return String.fromCharCode(...letters).replace(/\0.*$/s, '');
}

/**
 * Combines "2026:11:09 15:12:44" with an offset such as "-06:00". Without the offset the time is local to
 * the camera.
 */
function moment(taken: string, offset: string): string | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/.exec(taken);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const time = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  if (Number.isNaN(Date.parse(time))) return null;
  return /^[+-]\d\d:\d\d$/.test(offset) ? time + offset : time;
}
