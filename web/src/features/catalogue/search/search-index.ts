import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { sides, vehicleTypes, type Side, type VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { comparable, compact, wordsOf } from './search-words.ts';

/** The data of a part that search needs. */
export interface SearchEntry {
  readonly code: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** Names of its part type, sides and zones. */
  readonly partType: string;
  readonly places: string;
  readonly vehicleTypes: readonly VehicleType[];
  readonly constructions: readonly string[];
  readonly sides: readonly Side[];
}

/** The parts that have a word, with the word's weight in each. */
export interface Posting {
  readonly parts: number[];
  readonly weights: number[];
}

export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  readonly names: readonly string[];
  readonly nameLengths: readonly number[];
  readonly words: readonly string[];
  readonly postings: readonly Posting[];
  readonly wordAt: ReadonlyMap<string, number>;
  /** Codes without dashes in rising order, each with its part. */
  readonly codes: readonly (readonly [code: string, part: number])[];
  /** A bit for each vehicle type and each side. */
  readonly typeBits: Uint16Array;
  readonly sideBits: Uint16Array;
}

/** A word's weight, by the field it stands in. */
const weights = { firstOfName: 12, name: 10, synonym: 8, code: 7, partType: 4, place: 3 } as const;

export function searchEntries(contents: BookContents): readonly SearchEntry[] {
  const typeNames = new Map(contents.partTypes.map(({ code, name }) => [code, name]));
  const sideNames = new Map(
    contents.sides.map(({ code, name, otherNames }) => [code, `${name} ${otherNames}`]),
  );
  const zoneNames = new Map(
    contents.zones.map(({ side, subSide, name }) => [`${side}/${subSide}`, name] as const),
  );
  return contents.parts.map((part) => {
    const ofPart = [...new Set(part.places.map(({ side }) => side))];
    const zones = part.places.map(({ side, subSide }) => zoneNames.get(`${side}/${subSide}`) ?? '');
    return {
      code: part.code,
      name: part.name,
      synonyms: part.synonyms,
      partType: typeNames.get(part.partType) ?? '',
      places: [...new Set([...ofPart.map((side) => sideNames.get(side) ?? ''), ...zones])].join(' '),
      vehicleTypes: part.vehicleTypes,
      constructions: part.constructions,
      sides: ofPart,
    };
  });
}

interface IndexBuilder {
  add(more: readonly SearchEntry[]): void;
  index(): SearchIndex;
}

/** Indexes the parts in slices. Fifty thousand parts share a few thousand words. */
export function indexBuilder(): IndexBuilder {
  const entries: SearchEntry[] = [];
  const wordAt = new Map<string, number>();
  const words: string[] = [];
  const postings: Posting[] = [];
  const post = (word: string, part: number, weight: number) => {
    let at = wordAt.get(word);
    if (at === undefined) {
      at = words.length;
      wordAt.set(word, at);
      words.push(word);
      postings.push({ parts: [], weights: [] });
    }
    const posting = postings[at] as Posting;
    // Fields come heaviest first, so a repeated word adds nothing.
    if (posting.parts.at(-1) === part) return;
    posting.parts.push(part);
    posting.weights.push(weight);
  };
  return {
    add(more) {
      for (const entry of more) {
        const part = entries.push(entry) - 1;
        for (const [word, weight] of weighedWords(entry)) post(word, part, weight);
      }
    },
    index: () => ({ ...ofParts(entries), words, postings, wordAt }),
  };
}

function weighedWords({ name, synonyms, code, partType, places }: SearchEntry) {
  const weighed = (text: string, weight: number) => wordsOf(text).map((word) => [word, weight] as const);
  const [first, ...others] = wordsOf(name);
  return [
    ...(first === undefined ? [] : [[first, weights.firstOfName] as const]),
    ...others.map((word) => [word, weights.name] as const),
    ...synonyms.flatMap((synonym) => weighed(synonym, weights.synonym)),
    ...weighed(code, weights.code),
    ...weighed(partType, weights.partType),
    ...weighed(places, weights.place),
  ];
}

function ofParts(entries: readonly SearchEntry[]): Omit<SearchIndex, 'words' | 'postings' | 'wordAt'> {
  return {
    entries,
    names: entries.map(({ name }) => comparable(name)),
    nameLengths: entries.map(({ name }) => wordsOf(name).length),
    codes: entries
      .map(({ code }, part) => [compact(code), part] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    typeBits: Uint16Array.from(entries, (entry) => bitsOf(vehicleTypes, entry.vehicleTypes)),
    sideBits: Uint16Array.from(entries, (entry) => bitsOf(sides, entry.sides)),
  };
}

/** Builds the index in one call. */
export function buildIndex(entries: readonly SearchEntry[]): SearchIndex {
  const building = indexBuilder();
  building.add(entries);
  return building.index();
}

function bitsOf<Word extends string>(all: readonly Word[], some: readonly Word[]): number {
  let bits = 0;
  for (const word of some) bits |= 1 << all.indexOf(word);
  return bits;
}
