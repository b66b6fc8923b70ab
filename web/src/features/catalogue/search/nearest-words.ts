import type { WordMatch } from './match-words.ts';
import type { SearchIndex } from './search-index.ts';

/** Whoever misspells a word mostly begins it right. */
const beginning = 0.2;

/** The words that look most like a term nothing in the book fits. */
export function nearestWords(index: SearchIndex, term: string): readonly WordMatch[] {
  const pairs = pairsOf(term);
  let best = 0;
  let found: WordMatch[] = [];
  index.words.forEach((text, word) => {
    const quality = likeness(pairs, text) + beginning * sharedBeginning(term, text);
    if (quality === 0 || quality < best - 0.1) return;
    if (quality > best + 0.1) found = [];
    best = Math.max(best, quality);
    found.push({ word, quality, isSlip: true });
  });
  return found;
}

/** From 0 to 1: how many pairs of letters two words share. */
function likeness(pairs: ReadonlySet<string>, text: string): number {
  const others = pairsOf(text);
  let shared = 0;
  for (const pair of others) if (pairs.has(pair)) shared += 1;
  return (2 * shared) / (pairs.size + others.size);
}

/** From 0 to 1: how much of the longer word comes before the first letter in which they differ. */
function sharedBeginning(term: string, text: string): number {
  let same = 0;
  while (same < term.length && term[same] === text[same]) same += 1;
  return same / Math.max(term.length, text.length);
}

function pairsOf(word: string): ReadonlySet<string> {
  const framed = `^${word}$`;
  const pairs = new Set<string>();
  for (let at = 0; at < framed.length - 1; at += 1) pairs.add(framed.slice(at, at + 2));
  return pairs;
}
