import { plainText, type RichText } from '../content/rich-text.ts';
import { likeness } from './word-likeness.ts';

/** The searched part of a topic. */
export interface Searchable {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly body: RichText;
}

/** A text with the ranges that match. */
export interface Marked {
  readonly text: string;
  readonly marks: readonly (readonly [from: number, to: number])[];
}

export interface Hit {
  readonly slug: string;
  readonly title: Marked;
  /** The sentence that matches best. */
  readonly passage: Marked;
}

interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

interface Passage {
  readonly text: string;
  readonly words: readonly Word[];
  readonly weight: number;
}

interface Entry {
  readonly slug: string;
  readonly passages: readonly [title: Passage, ...Passage[]];
}

export type HelpIndex = readonly Entry[];

const weights = { title: 6, lead: 3, text: 1 } as const;

export function indexOf(topics: readonly Searchable[]): HelpIndex {
  return topics.map(({ slug, title, lead, body }) => ({
    slug,
    passages: [
      passage(title, weights.title),
      passage(lead, weights.lead),
      ...sentencesOf(body).map((text) => passage(text, weights.text)),
    ],
  }));
}

function sentencesOf(body: RichText): readonly string[] {
  return plainText(body)
    .split(/\n+|(?<=[.?!:])\s+(?=[A-Z])/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

function passage(text: string, weight: number): Passage {
  const words = [...text.matchAll(/[\p{L}\p{N}&]+/gu)].map((found) => ({
    word: plain(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }));
  return { text, words, weight };
}

function plain(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Too common to find anything. */
const common = new Set(
  'a an and are can do does for how i in is it my of on or the to what where why with'.split(' '),
);

const maxHits = 20;

/** Longer input is cut. */
const maxQueryLength = 200;

/** Topics that match at least half of the words, best first: matching all words ranks above repeats of some. */
export function searchHelp(index: HelpIndex, query: string): readonly Hit[] {
  const all = passage(query.slice(0, maxQueryLength), 1).words.map(({ word }) => word);
  const words = all.some((word) => !common.has(word)) ? all.filter((word) => !common.has(word)) : all;
  if (words.length === 0) return [];
  const like = likenessOf(words);
  return index
    .map((entry) => ({ entry, ...scoreOf(entry, words, like) }))
    .filter(({ found }) => found * 2 >= words.length && found > 0)
    .toSorted((a, b) => b.score * b.found ** 2 - a.score * a.found ** 2)
    .slice(0, maxHits)
    .map(({ entry }) => hitOf(entry, like));
}

type Like = (word: string) => { readonly best: number; readonly each: readonly number[] };

/** Words repeat: each is compared once. */
function likenessOf(words: readonly string[]): Like {
  const cache = new Map<string, ReturnType<Like>>();
  return (word) => {
    const before = cache.get(word);
    if (before !== undefined) return before;
    const each = words.map((query) => likeness(query, word));
    const judged = { each, best: Math.max(...each) };
    cache.set(word, judged);
    return judged;
  };
}

function scoreOf(entry: Entry, words: readonly string[], like: Like) {
  const best = words.map(() => 0);
  let score = 0;
  for (const { words: held, weight } of entry.passages) {
    for (const { word } of held) {
      for (const [index, value] of like(word).each.entries()) {
        if (value === 0) continue;
        const worth = value * weight;
        if (worth > (best[index] ?? 0)) best[index] = worth;
        score += worth * 0.02;
      }
    }
  }
  return { found: best.filter((value) => value > 0).length, score: score + sum(best) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function hitOf({ slug, passages: [title, ...others] }: Entry, like: Like): Hit {
  const valued = others.map((one) => ({ one, value: valueOf(one, like) }));
  const best = valued.reduce((a, b) => (b.value > a.value ? b : a), valued[0] ?? { one: title, value: 0 });
  return { slug, title: markedOf(title, like), passage: markedOf(best.one, like) };
}

/** The matching score; different query words count more than repeats of one. */
function valueOf({ words }: Passage, like: Like): number {
  const best: number[] = [];
  for (const { word } of words) {
    for (const [index, value] of like(word).each.entries()) best[index] = Math.max(best[index] ?? 0, value);
  }
  return sum(best);
}

function markedOf({ text, words }: Passage, like: Like): Marked {
  const marks = words.filter(({ word }) => like(word).best > 0).map(({ from, to }) => [from, to] as const);
  return { text, marks };
}
