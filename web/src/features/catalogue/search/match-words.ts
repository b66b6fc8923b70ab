import uFuzzy from '@leeoniya/ufuzzy';
import type { SearchIndex } from './search-index.ts';

/** A word of the book that matches a typed term, and the quality of the match. */
export interface WordMatch {
  readonly word: number;
  readonly quality: number;
  /** True if the word does not contain the term as typed. */
  readonly isTypo: boolean;
}

/** The quality of a match, from the word itself to a typo. */
const qualities = { same: 10, plural: 9.5, begins: 7, slip: 5, inside: 4, slipInside: 2 } as const;

/** If fewer parts have a word that begins with the term, typos are matched as well. */
const enoughParts = 3;

/** Shorter terms match too many words when a letter may be wrong. */
const shortestTypo = 3;

/** Shorter terms match at the beginning of words only. */
const shortestInside = 3;

/** One letter too many, too few, wrong or swapped, anywhere but at the beginning. */
const oneTypo = { intraSlice: [1, Infinity], intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;

const slips = new uFuzzy({
  intraMode: 1,
  intraRules: () => ({ ...oneTypo, intraSlice: [...oneTypo.intraSlice] }),
});

/**
 * The words a term matches. `among` are the matches before its last letters were typed: a longer beginning matches no
 * other words than the shorter one did.
 */
export function matchWords(
  index: SearchIndex,
  term: string,
  among?: readonly WordMatch[],
): readonly WordMatch[] {
  const strict = strictMatches(index, term, among);
  if (term.length < shortestTypo || partsOf(index, strict) >= enoughParts) return strict;
  const exact = new Set(strict.map(({ word }) => word));
  return [...strict, ...typoMatches(index, term).filter(({ word }) => !exact.has(word))];
}

function strictMatches(index: SearchIndex, term: string, among?: readonly WordMatch[]): readonly WordMatch[] {
  const singular = term.length > 3 && term.endsWith('s') ? term.slice(0, -1) : undefined;
  const matches: WordMatch[] = [];
  const look = (word: number) => {
    const quality = strictQuality(index.words[word] ?? '', term, singular);
    if (quality > 0) matches.push({ word, quality, isTypo: false });
  };
  if (among !== undefined && singular === undefined && term.length > shortestInside)
    for (const { word } of among) look(word);
  else for (let word = 0; word < index.words.length; word += 1) look(word);
  return matches;
}

function strictQuality(word: string, term: string, singular: string | undefined): number {
  const at = word.indexOf(term);
  if (at === -1) return word === singular ? qualities.plural : 0;
  if (at > 0) return term.length >= shortestInside ? qualities.inside : 0;
  return word.length === term.length ? qualities.same : qualities.begins + (2 * term.length) / word.length;
}

/** Words with one letter wrong, missing, doubled or swapped. */
function typoMatches(index: SearchIndex, term: string): readonly WordMatch[] {
  const found = slips.filter(index.words as string[], term) ?? [];
  return found.map((word) => {
    const text = index.words[word] ?? '';
    const isWhole = Math.abs(text.length - term.length) <= 1;
    return { word, quality: isWhole ? qualities.slip : qualities.slipInside, isTypo: true };
  });
}

function partsOf({ postings }: SearchIndex, matches: readonly WordMatch[]): number {
  let count = 0;
  for (const { word, quality } of matches) {
    if (quality >= qualities.begins) count += postings[word]?.parts.length ?? 0;
  }
  return count;
}
