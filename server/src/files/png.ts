import { crc32, inflateSync } from 'node:zlib';

const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const longestEdge = 4_096;
/** Samples a pixel, by PNG color type. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** True if these bytes are one whole PNG of a sensible size: every chunk intact, all pixels present, nothing after. */
export function isPng(bytes: Buffer): boolean {
  try {
    const chunks = readChunks(bytes);
    return chunks !== undefined && hasAllPixels(chunks);
  } catch {
    // Truncated chunks and broken compression surface here; both mean no.
    return false;
  }
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function readChunks(bytes: Buffer): Chunk[] | undefined {
  if (!bytes.subarray(0, 8).equals(magic)) return undefined;
  const chunks: Chunk[] = [];
  let at = 8;
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    if (bytes.readUInt32BE(at + 8 + length) !== crc32(body)) return undefined;
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4) });
    at += 12 + length;
  }
  return chunks.at(0)?.type === 'IHDR' && chunks.at(-1)?.type === 'IEND' ? chunks : undefined;
}

function hasAllPixels(chunks: readonly Chunk[]): boolean {
  const header = chunks[0]?.data;
  if (header?.length !== 13) return false;
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const bitsPerPixel = (channels[header.readUInt8(9)] ?? 0) * header.readUInt8(8);
  const isInterlaced = header.readUInt8(12) !== 0;
  if (!fits(width) || !fits(height) || bitsPerPixel === 0 || isInterlaced) return false;
  const expected = height * (1 + Math.ceil((width * bitsPerPixel) / 8));
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  // The limit applies before unpacking: a small file may unfold into gigabytes.
  return inflateSync(packed, { maxOutputLength: expected }).length === expected;
}

function fits(edge: number): boolean {
  return edge > 0 && edge <= longestEdge;
}
