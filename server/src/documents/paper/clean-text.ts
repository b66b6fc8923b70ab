/**
 * Typed text made printable: composed letters, no control characters, no direction or invisible marks. Line breaks
 * stay.
 */
export function cleanText(text: string): string {
  if (isPlain(text)) return text;
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')
    .replaceAll(/[\t\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}]|[\uFE00-\uFE0F]/gu, '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/** True if nothing needs to change; non-breaking spaces are plain too. */
export function isPlain(text: string): boolean {
  return /^[\x20-\x7e\u00A0]*$/.test(text);
}
