import { sides, vehicleTypes, type Side, type VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { fitsUnit, type UnitBuild } from '@dre/core/domain/catalogue/book/fits-unit';
import { highlight, type Highlight, type SuggestedTerm } from './highlight.ts';
import { matchWords, type WordMatch } from './match-words.ts';
import { nearestWords } from './nearest-words.ts';
import type { SearchIndex } from './search-index.ts';
import { comparable, compact, wordsOf } from './search-words.ts';

export const groupNames = ['this-side', 'this-vehicle', 'all', 'nearest'] as const;
export type GroupName = (typeof groupNames)[number];

export interface FoundPart extends Highlight {
  readonly code: string;
  readonly name: string;
}

export interface FoundGroup {
  readonly group: GroupName;
  readonly found: readonly FoundPart[];
  /** The number of matches, including those not listed. */
  readonly count: number;
}

export interface PartQuery {
  readonly text: string;
  readonly vehicleType: VehicleType | null;
  readonly side: Side | null;
  /** Limits the search to parts such a unit can have; null searches the whole book. */
  readonly unit: UnitBuild | null;
}

/** The search's memory of earlier keystrokes. */
export interface SearchMemory {
  readonly terms: Map<string, TermScores>;
}

interface TermScores {
  readonly matches: readonly WordMatch[];
  /** For each part, its best word's score for the term; 0 without a match. */
  readonly scores: Float32Array;
}

export function newMemory(): SearchMemory {
  return { terms: new Map() };
}

const mostListed = 20;
const mostNearest = 5;
/** Longer pastes are cut; no part is named in more words. */
const mostTerms = 8;
/** No word of the book is longer, and the match pattern grows with every letter. */
const longestTerm = 32;
const mostRemembered = 24;

/** Nearer groups come first unless their match is worse than a farther group's by this factor. */
const farLess = 0.6;

/**
 * Bonuses over the words' own scores: an exact code beats everything, the beginning of a name beats scattered words.
 */
const bonus = { code: 10_000, codeBegins: 3_000, codeMayBegin: 20, name: 300, nameBegins: 150, phrase: 60 };

/** The matching parts, best first, grouped by their distance from the side in view. */
export function rankParts(index: SearchIndex, query: PartQuery, memory: SearchMemory): readonly FoundGroup[] {
  const terms = wordsOf(query.text.slice(0, 200))
    .slice(0, mostTerms)
    .map((term) => term.slice(0, longestTerm));
  if (terms.length === 0) return [];
  const scores = withCodes(index, query.text, scoreTerms(index, terms, memory));
  const groups = pickBest(index, query, scores);
  const best = groups.length > 0 ? groups : nearest(index, query, terms);
  const typed = terms.join('');
  const suggested = (terms.length === 2 ? [...terms, typed] : terms).map((term) =>
    suggestedFor(index, term, memory),
  );
  return best.map((group) => listed(index, group, typed, suggested));
}

/** Every term must match some word of the part. */
function scoreTerms(index: SearchIndex, terms: readonly string[], memory: SearchMemory): Float32Array {
  const [first = '', ...others] = terms;
  const total = Float32Array.from(scoresOf(index, first, memory).scores);
  for (const term of others) {
    const { scores } = scoresOf(index, term, memory);
    for (let part = 0; part < total.length; part += 1) {
      const score = scores[part] as number;
      total[part] = score === 0 ? 0 : (total[part] as number) && (total[part] as number) + score;
    }
  }
  if (terms.length !== 2) return total;
  // Lets "sky light" match the skylight too.
  const joined = scoresOf(index, terms.join(''), memory).scores;
  for (let part = 0; part < total.length; part += 1) {
    total[part] = Math.max(total[part] as number, joined[part] as number);
  }
  return total;
}

function scoresOf(index: SearchIndex, term: string, memory: SearchMemory): TermScores {
  const cached = memory.terms.get(term);
  if (cached !== undefined) return cached;
  const shorter = memory.terms.get(term.slice(0, -1));
  const matches = matchWords(index, term, shorter?.matches);
  const scored = { matches, scores: spread(index, matches) };
  memory.terms.set(term, scored);
  const [oldest] = memory.terms.keys();
  if (memory.terms.size > mostRemembered && oldest !== undefined) memory.terms.delete(oldest);
  return scored;
}

function spread({ postings, entries }: SearchIndex, matches: readonly WordMatch[]): Float32Array {
  const scores = new Float32Array(entries.length);
  for (const { word, quality } of matches) {
    const posting = postings[word];
    if (posting === undefined) continue;
    const { parts, weights } = posting;
    for (let at = 0; at < parts.length; at += 1) {
      const part = parts[at] as number;
      const score = quality * (weights[at] as number);
      if (score > (scores[part] as number)) scores[part] = score;
    }
  }
  return scores;
}

/** A code matches from its beginning, with or without dashes. */
function withCodes({ codes }: SearchIndex, text: string, words: Float32Array): Float32Array {
  const typed = compact(text);
  if (typed.length < 2) return words;
  const scores = words.slice();
  const isLikeCode = /[a-z]-[a-z0-9]|\d/i.test(text);
  for (let at = firstFrom(codes, typed); at < codes.length; at += 1) {
    const [code, part] = codes[at] as readonly [string, number];
    if (!code.startsWith(typed)) break;
    const matches = isLikeCode || (scores[part] as number) > 0;
    if (!matches && code !== typed && typed.length < 4) continue;
    const begins = isLikeCode ? bonus.codeBegins : bonus.codeMayBegin;
    scores[part] = (scores[part] as number) + (code === typed ? bonus.code : begins);
  }
  return scores;
}

function firstFrom(codes: SearchIndex['codes'], typed: string): number {
  let low = 0;
  let high = codes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codes[middle]?.[0] ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Candidate {
  readonly part: number;
  readonly score: number;
}

interface BestGroup {
  readonly group: GroupName;
  readonly best: readonly Candidate[];
  readonly count: number;
}

function pickBest(index: SearchIndex, query: PartQuery, scores: Float32Array): readonly BestGroup[] {
  const { typeBits, sideBits } = index;
  const type = query.vehicleType === null ? 0 : 1 << vehicleTypes.indexOf(query.vehicleType);
  const side = query.side === null ? 0 : 1 << sides.indexOf(query.side);
  const phrase = comparable(query.text).trim();
  // Indexed by group number instead of name: this runs for every part of the book at every key.
  const best: (readonly Candidate[])[] = groupNames.map(() => []);
  const counts = new Uint32Array(groupNames.length);
  const fits = new Float64Array(groupNames.length);
  for (let part = 0; part < scores.length; part += 1) {
    const words = scores[part] as number;
    if (words === 0 || !isFor(index, part, query)) continue;
    const isOfType = ((typeBits[part] as number) & type) !== 0;
    const isOfSide = isOfType && ((sideBits[part] as number) & side) !== 0;
    const group = isOfSide ? 0 : isOfType ? 1 : 2;
    counts[group] = (counts[group] as number) + 1;
    if (words > (fits[group] as number)) fits[group] = words;
    const ofGroup = best[group] as readonly Candidate[];
    if (!mayBeListed(index, ofGroup, part, words, phrase)) continue;
    best[group] = withCandidate(ofGroup, { part, score: words + phraseBonus(index, part, phrase) });
  }
  const weak = farLess * Math.max(...fits);
  const groups = groupNames.map((group, at) => ({ group, best: best[at] ?? [], count: counts[at] ?? 0 }));
  const present = groups.filter(({ count }) => count > 0);
  const isWeak = ({ group }: BestGroup) => (fits[groupNames.indexOf(group)] ?? 0) < weak;
  return [...present.filter((group) => !isWeak(group)), ...present.filter(isWeak)];
}

function isFor({ entries }: SearchIndex, part: number, { unit }: PartQuery): boolean {
  const entry = entries[part];
  return unit === null || (entry !== undefined && fitsUnit(entry, unit));
}

/** Skips parts that cannot be among the best whatever their name, because comparing names takes the time. */
function mayBeListed(
  { names, nameLengths }: SearchIndex,
  best: readonly Candidate[],
  part: number,
  words: number,
  phrase: string,
): boolean {
  if (best.length < mostListed) return true;
  const needed = (best[mostListed - 1] as Candidate).score - words + (nameLengths[part] as number) / 2;
  if (needed >= bonus.name) return false;
  return needed < bonus.nameBegins || names[part]?.length === phrase.length;
}

function phraseBonus({ names, nameLengths }: SearchIndex, part: number, phrase: string): number {
  const name = names[part] ?? '';
  // Of two equal matches the shorter name wins.
  const brevity = -(nameLengths[part] ?? 0) / 2;
  if (name.startsWith(phrase))
    return brevity + (name.length === phrase.length ? bonus.name : bonus.nameBegins);
  return name.includes(` ${phrase}`) ? brevity + bonus.phrase : brevity;
}

function withCandidate(best: readonly Candidate[], candidate: Candidate): readonly Candidate[] {
  let at = best.length;
  while (at > 0 && (best[at - 1]?.score ?? 0) < candidate.score) at -= 1;
  return at === mostListed ? best : [...best.slice(0, at), candidate, ...best.slice(at, mostListed - 1)];
}

/** Typos only: exact matches are visible in the word itself. */
function suggestedFor(index: SearchIndex, term: string, memory: SearchMemory): SuggestedTerm {
  const { matches } = scoresOf(index, term, memory);
  const typos = matches.filter(({ isTypo }) => isTypo).map(({ word }) => index.words[word] ?? '');
  return { term, typos: new Set(typos) };
}

function listed(
  index: SearchIndex,
  { group, best, count }: BestGroup,
  typed: string,
  terms: readonly SuggestedTerm[],
): FoundGroup {
  const found = best.flatMap(({ part }) => {
    const entry = index.entries[part];
    if (entry === undefined) return [];
    return [{ code: entry.code, name: entry.name, ...highlight(entry, typed, terms) }];
  });
  return { group, found, count };
}

/** Without any match: the five parts whose words are most similar. */
function nearest(index: SearchIndex, query: PartQuery, terms: readonly string[]): readonly BestGroup[] {
  const scores = new Float32Array(index.entries.length);
  for (const term of terms) {
    const matches = matchWords(index, term);
    const near = spread(index, matches.length > 0 ? matches : nearestWords(index, term));
    for (let part = 0; part < scores.length; part += 1) {
      scores[part] = (scores[part] as number) + (near[part] as number);
    }
  }
  let best: readonly Candidate[] = [];
  scores.forEach((score, part) => {
    if (score > 0 && isFor(index, part, query))
      best = withCandidate(best, { part, score: score - (index.nameLengths[part] ?? 0) / 100 });
  });
  const five = best.slice(0, mostNearest);
  return five.length === 0 ? [] : [{ group: 'nearest', best: five, count: five.length }];
}
