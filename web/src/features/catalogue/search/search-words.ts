/** Text for comparison: small letters, no accents. As long as the original, so that positions stay valid. */
export function comparable(text: string): string {
  return text.replace(/[\u00c0-\u017f]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();
}

/** A word of a text and its start. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
}

export function placedWords(text: string): readonly PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const match of comparable(text).matchAll(/[a-z0-9]+/g)) {
    words.push({ word: match[0], start: match.index });
  }
  return words;
}

export function wordsOf(text: string): readonly string[] {
  return comparable(text).match(/[a-z0-9]+/g) ?? [];
}

/** Removes spaces and dashes, because codes are often typed without them. */
export function compact(text: string): string {
  return wordsOf(text).join('');
}
