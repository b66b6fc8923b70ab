/**
 * What somebody typed as it can be printed: composed letters, no control characters, nothing that turns the direction of
 * the line or hides. Lines stay lines.
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

/** Nothing in it needs to be changed; spaces that hold words together are plain too. */
export function isPlain(text: string): boolean {
  return /^[\x20-\x7e\u00A0]*$/.test(text);
}
