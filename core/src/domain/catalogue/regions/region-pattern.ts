/** One element of a pattern: a single character, or a run of one or more of a kind. */
type PatternToken = { readonly character: string } | { readonly run: RegExp };

const word: PatternToken = { run: /[a-z0-9-]/ };
const number: PatternToken = { run: /[0-9]/ };

/**
 * Tests region names against a catalogue pattern: `*` is one or more of a–z, 0–9 and `-`, `#` is a number, `@*` is the
 * side's suffix. Users edit the catalogue, so matching takes at most pattern length times name length, however hostile
 * the pattern.
 */
export function regionPattern(pattern: string, sideSuffix: 'L' | 'R' | '*'): (region: string) => boolean {
  const [stem = '', suffix] = pattern.split('@');
  const tokens = [...stem].map(tokenOf);
  const isSuffix = suffixTest(suffix, sideSuffix);
  return (region) => {
    const [name = '', ownSuffix] = region.split('@');
    return isSuffix(ownSuffix) && follows(tokens, name);
  };
}

function tokenOf(character: string): PatternToken {
  if (character === '*') return word;
  return character === '#' ? number : { character };
}

function suffixTest(
  suffix: string | undefined,
  sideSuffix: 'L' | 'R' | '*',
): (own: string | undefined) => boolean {
  const expectedSuffix = suffix === '*' ? sideSuffix : suffix;
  return expectedSuffix === '*' ? (own) => own === 'L' || own === 'R' : (own) => own === expectedSuffix;
}

function follows(tokens: readonly PatternToken[], name: string): boolean {
  let reached = new Set([0]);
  for (const character of name) {
    const next = new Set<number>();
    for (const index of reached) {
      const token = tokens[index];
      if (token === undefined) continue;
      if ('character' in token) {
        if (token.character === character) next.add(index + 1);
      } else if (token.run.test(character)) {
        next.add(index).add(index + 1);
      }
    }
    reached = next;
  }
  return reached.has(tokens.length);
}
