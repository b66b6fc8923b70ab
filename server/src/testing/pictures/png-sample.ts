import { crc32, deflateSync } from 'node:zlib';

/** A black square of the given edge, as a canvas would save it. */
export function pngSample(edge = 2): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(edge * 4, Buffer.from([0, 0, 0, 255]))]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: edge }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngSampleAddress(edge?: number): string {
  return `data:image/png;base64,${pngSample(edge).toString('base64')}`;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
