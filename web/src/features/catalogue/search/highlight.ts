import type { SearchEntry } from './search-index.ts';
import { comparable, compact, type PlacedWord, placedWords } from './search-words.ts';

/** From the first letter to the one after the last. */
export type Range = readonly [start: number, end: number];

/** The typed letters within a part's texts. */
export interface Highlight {
  readonly inName: readonly Range[];
  readonly inCode: readonly Range[];
  /** The matching synonym, if the name does not show the match. */
  readonly synonym: { readonly text: string; readonly ranges: readonly Range[] } | null;
}

/** A typed term and the book's words it matches by a typo only. */
export interface SuggestedTerm {
  readonly term: string;
  readonly typos: ReadonlySet<string>;
}

export function highlight(entry: SearchEntry, typed: string, terms: readonly SuggestedTerm[]): Highlight {
  const inName = rangesIn(entry.name, terms);
  return {
    inName,
    inCode: rangesInCode(entry.code, typed, terms),
    synonym: inName.length >= terms.length ? null : synonymOf(entry, terms),
  };
}

function synonymOf({ synonyms }: SearchEntry, terms: readonly SuggestedTerm[]): Highlight['synonym'] {
  let best: Highlight['synonym'] = null;
  for (const text of synonyms) {
    const ranges = rangesIn(text, terms);
    if (ranges.length > (best?.ranges.length ?? 0)) best = { text, ranges };
  }
  return best;
}

function rangesIn(text: string, terms: readonly SuggestedTerm[]): readonly Range[] {
  const words = placedWords(text);
  const ranges = terms.flatMap((term) => {
    const range = rangeOf(words, term);
    return range === undefined ? [] : [range];
  });
  return merged(ranges);
}

function rangeOf(words: readonly PlacedWord[], { term, typos }: SuggestedTerm): Range | undefined {
  const singular = term.length > 3 && term.endsWith('s') ? term.slice(0, -1) : term;
  const at = (find: (word: string) => number, length: number): Range | undefined => {
    for (const { word, start } of words) {
      const offset = find(word);
      if (offset >= 0) return [start + offset, start + offset + Math.min(length, word.length)];
    }
    return undefined;
  };
  return (
    at((word) => (word.startsWith(term) ? 0 : -1), term.length) ??
    at((word) => (word === singular ? 0 : -1), term.length) ??
    (term.length >= 3 ? at((word) => word.indexOf(term), term.length) : undefined) ??
    at((word) => (typos.has(word) ? 0 : -1), Infinity)
  );
}

function rangesInCode(code: string, typed: string, terms: readonly SuggestedTerm[]): readonly Range[] {
  if (typed.length < 2 || !compact(code).startsWith(typed)) return rangesIn(code, terms);
  let letters = 0;
  for (const [at, letter] of [...comparable(code)].entries()) {
    if (/[a-z0-9]/.test(letter)) letters += 1;
    if (letters === typed.length) return [[0, at + 1]];
  }
  return [];
}

function merged(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last !== undefined && range[0] <= last[1])
      result[result.length - 1] = [last[0], Math.max(last[1], range[1])];
    else result.push(range);
  }
  return result;
}
