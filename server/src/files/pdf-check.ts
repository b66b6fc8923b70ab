import { constants, inflateSync } from 'node:zlib';

/** The reason a PDF is refused: not a PDF, not inspectable, or with active content. */
export type PdfFault = 'damaged' | 'unreadable' | 'active';

/** Names of PDF features that act instead of displaying. */
const activeNames = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
];
const active = new RegExp(activeNames.map(nameOf).join('|'));
const encrypted = new RegExp(nameOf('Encrypt'));
const packedObjects = new RegExp(nameOf('ObjStm'), 'g');

/** Any letter of a name may be written as its code: `/JavaScript` is `/J#61vaScript`. A longer name is another one. */
function nameOf(name: string): string {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16);
    const either = [...code].map((digit) =>
      /[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit,
    );
    return `(?:${letter}|#${either.join('')})`;
  });
  return `/${letters.join('')}(?![A-Za-z0-9#_-])`;
}

/** Limits of one compressed stream and of their number, so that unpacking is bounded. */
const unpackedBytes = 16 * 1_048_576;
const mostPacked = 2_000;
const unpackedInAll = 64 * 1_048_576;

/** Searches every byte, also of compressed objects, so that nothing can hide. Display-only streams are not unpacked. */
export function pdfFault(bytes: Buffer): PdfFault | undefined {
  const end = bytes.subarray(Math.max(0, bytes.length - 2_048));
  if (!isPdfStart(bytes) || !end.includes('%%EOF')) return 'damaged';
  // One byte, one character: positions in the text are positions in the file.
  const text = bytes.toString('latin1');
  if (encrypted.test(text)) return 'unreadable';
  if (active.test(text)) return 'active';
  let unpacked = 0;
  let streams = 0;
  for (const { index } of text.matchAll(packedObjects)) {
    const content = contentOf(bytes, text, index);
    if (content === undefined) return 'unreadable';
    streams += 1;
    unpacked += content.length;
    if (streams > mostPacked || unpacked > unpackedInAll) return 'unreadable';
    if (active.test(content.toString('latin1'))) return 'active';
  }
  return undefined;
}

export function isPdfStart(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
}

/** The stream that follows, unpacked; undefined if its compression is unknown. */
function contentOf(bytes: Buffer, text: string, from: number): Buffer | undefined {
  const word = text.indexOf('stream', from);
  if (word === -1) return undefined;
  let at = word + 'stream'.length;
  if (bytes[at] === 0x0d) at += 1;
  if (bytes[at] === 0x0a) at += 1;
  const [first = 0, second = 0] = bytes.subarray(at, at + 2);
  // Not compressed: a list of numbers, searched with the rest of the file already.
  if (/^[\s\d]/.test(String.fromCharCode(first))) return Buffer.alloc(0);
  if ((first & 0x0f) !== 8 || (first * 256 + second) % 31 !== 0) return undefined;
  try {
    return inflateSync(bytes.subarray(at), {
      maxOutputLength: unpackedBytes,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    return undefined;
  }
}
