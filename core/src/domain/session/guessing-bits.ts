/** The cost of each continuation for an attacker, in bits. An unpredictable character costs most. */
const cost = { word: 8, walk: 6, sequence: 6, year: 6, copy: 3, digit: 3, other: 5 } as const;

/** Signs that commonly replace a letter. */
const standIns: Readonly<Record<string, string>> = {
  a: '@4',
  b: '8',
  e: '3',
  g: '9',
  i: '1!',
  l: '1|',
  o: '0',
  s: '$5',
  t: '7+',
  z: '2',
};

/** Words by their possible first two signs. */
export type WordIndex = ReadonlyMap<string, readonly string[]>;

export function indexWords(words: Iterable<string>): WordIndex {
  const index = new Map<string, string[]>();
  for (const word of words) {
    const [first = '', second = ''] = word;
    for (const opening of signsFor(first).flatMap((sign) => signsFor(second).map((next) => sign + next))) {
      const begun = index.get(opening);
      if (begun === undefined) index.set(opening, [word]);
      else begun.push(word);
    }
  }
  return index;
}

function signsFor(letter: string): string[] {
  return [letter, ...(standIns[letter] ?? '')];
}

/**
 * The effort to guess a password for an attacker who knows common words, keyboard walks, sequences, years and
 * repetitions: the cheapest way to spell it. Case is ignored.
 */
export function guessingBits(password: string, words: readonly WordIndex[]): number {
  const signs = [...password.toLowerCase()];
  const cheapest = [0, ...signs.map(() => Number.POSITIVE_INFINITY)];
  signs.forEach((sign, at) => {
    const soFar = cheapest[at] ?? 0;
    const reach = (length: number, bits: number) => {
      cheapest[at + length] = Math.min(cheapest[at + length] ?? soFar + bits, soFar + bits);
    };
    reach(1, sign >= '0' && sign <= '9' ? cost.digit : cost.other);
    for (const length of upTo(runLength(signs, at, areNeighbors), 3)) reach(length, cost.walk);
    for (const length of upTo(sequenceLength(signs, at), 3)) reach(length, cost.sequence);
    if (/^(19|20)\d\d$/.test(signs.slice(at, at + 4).join(''))) reach(4, cost.year);
    for (const length of copyLengths(signs, at)) reach(length, cost.copy);
    const openings = [sign, sign + (signs[at + 1] ?? '')];
    for (const word of words.flatMap((index) => openings.flatMap((opening) => index.get(opening) ?? []))) {
      if (isSpelled(signs, at, word)) reach([...word].length, cost.word);
    }
  });
  return cheapest.at(-1) ?? 0;
}

function upTo(longest: number, least: number): number[] {
  return Array.from({ length: Math.max(0, longest - least + 1) }, (_, index) => least + index);
}

/** True if the word starts here, possibly with signs for letters as in p@ssw0rd. */
function isSpelled(signs: readonly string[], at: number, word: string): boolean {
  let position = at;
  for (const letter of word) {
    const sign = signs[position];
    if (sign === undefined || (sign !== letter && !standIns[letter]?.includes(sign))) return false;
    position += 1;
  }
  return true;
}

/** Length of the run from here in which each sign follows from the one before. */
function runLength(
  signs: readonly string[],
  at: number,
  goesOn: (sign: string, next: string) => boolean,
): number {
  let length = 1;
  while (at + length < signs.length && goesOn(signs[at + length - 1] ?? '', signs[at + length] ?? '')) {
    length += 1;
  }
  return length;
}

/** abcdef, 987654: a repeated step of one up or one down. */
function sequenceLength(signs: readonly string[], at: number): number {
  const isStep = (step: number) => (sign: string, next: string) =>
    (next.codePointAt(0) ?? 0) - (sign.codePointAt(0) ?? 0) === step;
  return Math.max(runLength(signs, at, isStep(1)), runLength(signs, at, isStep(-1)));
}

/** Lengths at which the next signs repeat the ones just before. */
function copyLengths(signs: readonly string[], at: number): number[] {
  const longest = Math.min(at, signs.length - at);
  return upTo(longest, 1).filter((length) => {
    let same = 0;
    while (same < length && signs[at + same] === signs[at - length + same]) same += 1;
    return same === length;
  });
}

/** The American keyboard, each key with its plain and its shifted sign. */
const keyboard = [
  ['`~', '1!', '2@', '3#', '4$', '5%', '6^', '7&', '8*', '9(', '0)', '-_', '=+'],
  ['', 'q', 'w', 'e', 'r', 't', 'y', 'u', 'i', 'o', 'p', '[{', ']}', '\\|'],
  ['', 'a', 's', 'd', 'f', 'g', 'h', 'j', 'k', 'l', ';:', '\'"'],
  ['', 'z', 'x', 'c', 'v', 'b', 'n', 'm', ',<', '.>', '/?'],
] as const;

const keys: ReadonlyMap<string, { readonly row: number; readonly column: number }> = new Map(
  keyboard.flatMap((line, row) =>
    line.flatMap((signs, column) => [...signs].map((sign) => [sign, { row, column }] as const)),
  ),
);

/** The same key again, or one beside, above or below it: qwerty, 1q2w3e. */
function areNeighbors(sign: string, next: string): boolean {
  const from = keys.get(sign);
  const to = keys.get(next);
  if (from === undefined || to === undefined) return false;
  return Math.abs(from.row - to.row) <= 1 && Math.abs(from.column - to.column) <= 1;
}
