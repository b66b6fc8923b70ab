import { type DroppedFile, emsLimits } from '@dre/core/domain/exchange/ems/read-ems';
import type { EmsFile } from '@dre/core/domain/exchange/ems/write-ems';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { crc32 } from 'node:zlib';
import { zipSync } from 'fflate';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Equal files and times give equal bytes in any time zone. */
export function zipOf(files: readonly EmsFile[], at: Date): Uint8Array {
  // The format has no time zone, so the UTC time is written as if it were local.
  const day = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()] as const;
  const mtime = new Date(...day, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds());
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, [bytes, { mtime, level: 6 }]])));
}

export type ZipFault = 'not-readable' | 'too-much';

/** The files of an untrusted archive. Never unpacks beyond the limits, whatever sizes it declares. */
export async function unzipped(archive: Buffer): Promise<Result<readonly DroppedFile[], ZipFault>> {
  let zip: ZipFile;
  try {
    zip = await fromBufferPromise(archive, { lazyEntries: true, validateEntrySizes: true });
  } catch {
    return refuse('not-readable');
  }
  try {
    return await unpacked(zip);
  } catch {
    return refuse('not-readable');
  } finally {
    zip.close();
  }
}

async function unpacked(zip: ZipFile): Promise<Result<readonly DroppedFile[], ZipFault>> {
  if (zip.entryCount > emsLimits.files) return refuse('too-much');
  const files: DroppedFile[] = [];
  let room: number = emsLimits.bytes;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    room -= entry.uncompressedSize;
    if (room < 0) return refuse('too-much');
    const name = entry.fileName.split('/').at(-1) ?? '';
    files.push({ name, bytes: await contentOf(zip, entry) });
  }
  return accept(files);
}

/** Throws as soon as there are more bytes than the entry declares, or if the checksum differs. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks);
  if (crc32(content) !== entry.crc32) throw new Error('The content of the archive was damaged on its way.');
  return content;
}
