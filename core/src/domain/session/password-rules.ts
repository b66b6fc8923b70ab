import { guessingBits, indexWords, type WordIndex } from './guessing-bits.ts';

export const passwordLength = { least: 12, most: 128 } as const;

/** Reasons to refuse a new password. There are no others: any characters are allowed. */
export type PasswordIssue = 'too-short' | 'too-long' | 'personal' | 'common';

export const passwordSentences: Record<PasswordIssue, string> = {
  'too-short': `Use at least ${String(passwordLength.least)} characters.`,
  'too-long': `Use at most ${String(passwordLength.most)} characters.`,
  personal: 'Use something that is not made of your name, your e-mail address or your company.',
  common: 'This password is too easy to guess. Use several words that have nothing to do with each other.',
};

/** Below this, common words, years and keyboard patterns are enough to guess a password. */
const leastBits = 36;

export interface PasswordContext {
  /** Names, addresses and companies of the person. */
  readonly personal: readonly string[];
  /** Common password words; without them only patterns are found. */
  readonly commonWords: WordIndex;
}

/** All issues of a new password; empty if it is accepted. */
export function passwordIssues(password: string, context: PasswordContext): PasswordIssue[] {
  const length = characters(password);
  if (length > passwordLength.most) return ['too-long'];
  const issues: PasswordIssue[] = length < passwordLength.least ? ['too-short'] : [];
  const { commonWords, personal } = context;
  if (guessingBits(password, [commonWords]) < leastBits) return [...issues, 'common'];
  const ownWords = indexWords(personal.flatMap(wordsOf));
  return guessingBits(password, [commonWords, ownWords]) < leastBits ? [...issues, 'personal'] : issues;
}

/** Characters as a person counts them: an emoji outside the basic plane is one. */
function characters(text: string): number {
  return [...text].length;
}

/** `Dana Whitfield` and `dana.whitfield@lakeshore.example` each become their parts and the whole. */
function wordsOf(text: string): string[] {
  const whole = text.toLowerCase().trim();
  const parts = whole.split(/[^\p{L}\p{N}]+/u);
  return [whole, parts.join(''), ...parts].filter((word) => word.length >= 3);
}
