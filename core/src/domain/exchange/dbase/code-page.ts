// Characters of the upper half of a byte. We write Windows code page 1252, which receivers of dBase files expect; other
// systems' files may use other code pages.
import { inLatin } from './latin-letters.ts';

/** Characters 0x80 to 0x9f; five of them are undefined. */
const upperControls = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windowsLatin =
  upperControls + Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0xa0 + at)).join('');
const dosUnitedStates =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const dosLatin =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The header byte of a dBase file for Windows code page 1252. */
export const windowsLatinMark = 0x03;

/** By the same byte. Unknown or missing marks are read as the most common one. */
const byMark: ReadonlyMap<number, string> = new Map([
  [0x01, dosUnitedStates],
  [0x02, dosLatin],
]);

const byteOf = new Map([...upperControls].map((character, index) => [character, 0x80 + index] as const));

/** One byte per character. Missing characters are transliterated to Latin letters, or become a question mark. */
export function encodeText(text: string): Uint8Array {
  const bytes: number[] = [];
  const characters = [...text.normalize('NFC')];
  for (const [at, character] of characters.entries()) {
    const byte = byteFor(character);
    if (byte !== undefined) bytes.push(byte);
    else bytes.push(...nearest(character, characters[at - 1] ?? '', characters[at + 1] ?? ''));
  }
  return Uint8Array.from(bytes);
}

function byteFor(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || code === 0x7f) return 0x20;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  return code < 0xa0 ? undefined : byteOf.get(character);
}

function nearest(character: string, before: string, next: string): readonly number[] {
  const latin = inLatin(character, before, next);
  // A letter with a diacritic loses it: ő becomes o.
  const plain = [...(latin ?? character.normalize('NFKD'))].filter((part) => !/\p{M}/u.test(part));
  const bytes = plain.map(byteFor);
  const isEncodable = (latin === '' || bytes.length > 0) && bytes.every((byte) => byte !== undefined);
  return isEncodable ? (bytes as number[]) : [0x3f];
}

export function decodeText(bytes: Uint8Array, mark: number = windowsLatinMark): string {
  const upper = byMark.get(mark) ?? windowsLatin;
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : (upper[byte - 0x80] ?? '?');
  return text;
}
