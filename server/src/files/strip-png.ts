import { crc32 } from 'node:zlib';
import { accept, refuse } from '@dre/core/domain/result';
import { damagedUnless, type Stripping } from './stripped-picture.ts';

const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks with pixels, and those needed to show them. */
const needed = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs'.split(' '));

export function isPngStart(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(magic);
}

/** The same pixels, bit for bit, with only the data needed to show them. */
export function stripPng(bytes: Buffer): Stripping {
  return damagedUnless(() => {
    const kept: Buffer[] = [magic];
    let at = 8;
    for (;;) {
      const end = at + 12 + bytes.readUInt32BE(at);
      const type = bytes.toString('latin1', at + 4, at + 8);
      if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return refuse('damaged');
      if ((type === 'IHDR') !== (at === 8)) return refuse('damaged');
      if (type === 'acTL') return refuse('moving');
      if (needed.has(type)) kept.push(bytes.subarray(at, end));
      at = end;
      if (type === 'IEND') break;
    }
    if (at !== bytes.length) return refuse('more');
    return accept({
      bytes: Buffer.concat(kept),
      width: bytes.readUInt32BE(16),
      height: bytes.readUInt32BE(20),
    });
  });
}
