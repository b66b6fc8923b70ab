import type { ComparedTask } from './task.ts';
import { wordLikeness } from './line-likeness.ts';

export interface TaskPair {
  readonly ours: ComparedTask;
  readonly theirs: ComparedTask;
  readonly score: number;
}

export interface MatchedTasks {
  readonly pairs: readonly TaskPair[];
  readonly onlyOurs: readonly ComparedTask[];
  readonly onlyTheirs: readonly ComparedTask[];
}

/** Below this score two lines are different work. */
const leastScore = 0.52;
/** Only this many candidates per line are scored. */
const mostCandidates = 25;

/** The best pairs first; each line is in at most one pair. Line order breaks ties. */
export function matchTasks(ours: readonly ComparedTask[], theirs: readonly ComparedTask[]): MatchedTasks {
  const weightOf = wordWeights([...ours, ...theirs]);
  const index = wordIndex(theirs);
  const scored: { own: number; other: number; score: number }[] = [];
  for (const [own, task] of ours.entries()) {
    for (const other of candidates(task, index)) {
      const score = likeness(task, theirs[other] as ComparedTask, weightOf);
      if (score >= leastScore) scored.push({ own, other, score });
    }
  }
  scored.sort((left, right) => right.score - left.score || left.own - right.own || left.other - right.other);
  const [taken, given] = [new Set<number>(), new Set<number>()];
  const selected = scored.filter(({ own, other }) => {
    if (taken.has(own) || given.has(other)) return false;
    taken.add(own);
    given.add(other);
    return true;
  });
  const pairs = selected
    .toSorted((left, right) => left.own - right.own)
    .map(({ own, other, score }) => ({
      ours: ours[own] as ComparedTask,
      theirs: theirs[other] as ComparedTask,
      score,
    }));
  return {
    pairs,
    onlyOurs: ours.filter((_, at) => !taken.has(at)),
    onlyTheirs: theirs.filter((_, at) => !given.has(at)),
  };
}

type WeightOf = (word: string) => number;

/** Frequent words tell little: "panel" weighs less than "skylight". */
function wordWeights(tasks: readonly ComparedTask[]): WeightOf {
  const counts = new Map<string, number>();
  for (const { words } of tasks) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + tasks.length / (counts.get(word) ?? 1));
}

const keyOf = (word: string) => word.slice(0, 3);
const numberKey = (partNumber: string) => `#${partNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`;

function keysOf({ words, partNumber }: ComparedTask): readonly string[] {
  return [...words.map(keyOf), ...(partNumber === '' ? [] : [numberKey(partNumber)])];
}

function wordIndex(tasks: readonly ComparedTask[]): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [at, task] of tasks.entries()) {
    for (const key of new Set(keysOf(task))) {
      const indexes = index.get(key);
      if (indexes === undefined) index.set(key, [at]);
      else indexes.push(at);
    }
  }
  return index;
}

function candidates(task: ComparedTask, index: ReadonlyMap<string, readonly number[]>): readonly number[] {
  const shared = new Map<number, number>();
  for (const key of new Set(keysOf(task))) {
    for (const at of index.get(key) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  return [...shared]
    .toSorted(([left, more], [right, less]) => less - more || left - right)
    .slice(0, mostCandidates)
    .map(([at]) => at);
}

/** Description first, then part number, operation, labor and side; equal hours and prices break ties. */
function likeness(ours: ComparedTask, theirs: ComparedTask, weightOf: WeightOf): number {
  return (
    0.6 * wordsAlike(ours.words, theirs.words, weightOf) +
    partsAlike(ours, theirs) +
    workAlike(ours, theirs) +
    sidesAlike(ours.sides, theirs.sides) +
    (ours.hours === theirs.hours ? 0.03 : 0) +
    (ours.price === theirs.price ? 0.02 : 0)
  );
}

/** The weighted fraction of words both descriptions share. */
function wordsAlike(ours: readonly string[], theirs: readonly string[], weightOf: WeightOf): number {
  const total = (words: readonly string[]) => words.reduce((all, word) => all + weightOf(word), 0);
  const shared = (words: readonly string[], others: readonly string[]) =>
    words.reduce(
      (all, word) => all + weightOf(word) * Math.max(0, ...others.map((other) => wordLikeness(word, other))),
      0,
    );
  const whole = total(ours) + total(theirs);
  return whole === 0 ? 0 : (shared(ours, theirs) + shared(theirs, ours)) / whole;
}

function partsAlike({ partNumber }: ComparedTask, { partNumber: other }: ComparedTask): number {
  if (partNumber === '' || other === '') return 0;
  return numberKey(partNumber) === numberKey(other) ? 0.4 : -0.1;
}

const painting: ReadonlySet<string | null> = new Set(['refinish', 'blend']);

function workAlike(ours: ComparedTask, theirs: ComparedTask): number {
  const isSame = ours.operation === theirs.operation;
  // Painting a panel is never the same work as fitting it.
  if (painting.has(ours.operation) !== painting.has(theirs.operation)) return -0.4;
  const labor = [...ours.labor.keys()].some((type) => theirs.labor.has(type)) ? 0.08 : 0;
  if (ours.operation === null || theirs.operation === null) return labor;
  return (isSame ? 0.15 : -0.12) + labor;
}

function sidesAlike(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  const isBoth = (word: string) => ours.has(word) && theirs.has(word);
  const against = (one: string, other: string) =>
    (ours.has(one) && theirs.has(other) && !theirs.has(one)) ||
    (ours.has(other) && theirs.has(one) && !theirs.has(other));
  if (against('left', 'right') || against('front', 'rear')) return -0.35;
  return ['left', 'right', 'front', 'rear'].some(isBoth) ? 0.12 : 0;
}
