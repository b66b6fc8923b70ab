// Windows code page 1252, which is what receivers of dBase files read.

/** What 0x80 to 0x9f stand for; five of them stand for nothing. */
const upperControls = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const byteOf = new Map([...upperControls].map((character, index) => [character, 0x80 + index] as const));

/** Each character as one byte. What the code page lacks becomes its nearest letter, or a question mark. */
export function encodeText(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text.normalize('NFC')) {
    const byte = byteFor(character);
    if (byte !== undefined) bytes.push(byte);
    else bytes.push(...nearest(character));
  }
  return Uint8Array.from(bytes);
}

function byteFor(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || code === 0x7f) return 0x20;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  return code < 0xa0 ? undefined : byteOf.get(character);
}

/** Ł is no letter with a mark, but ő is. */
function nearest(character: string): readonly number[] {
  const plain = [...character.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part));
  const bytes = plain.map(byteFor);
  return bytes.length > 0 && bytes.every((byte) => byte !== undefined) ? (bytes as number[]) : [0x3f];
}

export function decodeText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    text += byte >= 0x80 && byte < 0xa0 ? (upperControls[byte - 0x80] ?? '?') : String.fromCharCode(byte);
  }
  return text;
}
