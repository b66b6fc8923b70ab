import { accept, refuse } from '@dre/core/domain/result';
import { damagedUnless, type Stripping } from './stripped-picture.ts';

const needed = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);
/** The VP8X flags for EXIF and XMP. */
const metadataFlags = 0x0c;

export function isWebpStart(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

/** The same pixels, bit for bit, with only the data needed to show them. */
export function stripWebp(bytes: Buffer): Stripping {
  return damagedUnless(() => {
    const end = 8 + bytes.readUInt32LE(4);
    if (end > bytes.length) return refuse('damaged');
    if (end < bytes.length) return refuse('more');
    const kept: Buffer[] = [];
    let size: Size | undefined;
    for (let at = 12; at < end;) {
      const type = bytes.toString('latin1', at, at + 4);
      const length = bytes.readUInt32LE(at + 4);
      const next = at + 8 + length + (length % 2);
      if (next > end) return refuse('damaged');
      if (type === 'ANIM' || type === 'ANMF') return refuse('moving');
      const chunk = Buffer.from(bytes.subarray(at, next));
      if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~metadataFlags, 8);
      if (needed.has(type)) kept.push(chunk);
      size ??= sizeIn(type, chunk.subarray(8));
      at = next;
    }
    if (size === undefined) return refuse('damaged');
    const inside = Buffer.concat([Buffer.from('WEBP'), ...kept]);
    const head = Buffer.from('RIFF\0\0\0\0');
    head.writeUInt32LE(inside.length, 4);
    return accept({ bytes: Buffer.concat([head, inside]), ...size });
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeIn(type: string, data: Buffer): Size | undefined {
  if (type === 'VP8X') return { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) };
  if (type === 'VP8 ') {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  if (type !== 'VP8L') return undefined;
  const packed = data.readUInt32LE(1);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
}
