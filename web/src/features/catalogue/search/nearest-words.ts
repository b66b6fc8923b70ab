import type { WordMatch } from './match-words.ts';
import type { SearchIndex } from './search-index.ts';

/** A misspelled word mostly begins right. */
const beginning = 0.2;

/** The words most similar to a term without any match. */
export function nearestWords(index: SearchIndex, term: string): readonly WordMatch[] {
  const pairs = pairsOf(term);
  let best = 0;
  let found: WordMatch[] = [];
  index.words.forEach((text, word) => {
    const quality = likeness(pairs, text) + beginning * sharedBeginning(term, text);
    if (quality === 0 || quality < best - 0.1) return;
    if (quality > best + 0.1) found = [];
    best = Math.max(best, quality);
    found.push({ word, quality, isTypo: true });
  });
  return found;
}

/** From 0 to 1: the share of letter pairs two words have in common. */
function likeness(pairs: ReadonlySet<string>, text: string): number {
  const others = pairsOf(text);
  let shared = 0;
  for (const pair of others) if (pairs.has(pair)) shared += 1;
  return (2 * shared) / (pairs.size + others.size);
}

/** From 0 to 1: the common beginning as a share of the longer word. */
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
