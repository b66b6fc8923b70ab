import { demoPassword } from './processes/running-product.ts';

/** Personal data every story sends to the server by the hundred, which its log must not contain. */
const canaries: readonly (readonly [string, RegExp])[] = [
  ['a password', new RegExp(demoPassword)],
  ['a token', /eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['the name of a bearer', /bearer/i],
  ['an e-mail address', /[\w.+-]+@[\w-]+\.\w{2,}/],
  ['a chassis number', /\b[A-HJ-NPR-Z0-9]{17}\b(?<=\d{4})/],
  ['a question in an address', /"path":"[^"]*\?/],
  ['what somebody typed', /__pwned/],
];

/** The lines of the log with personal data. Output at the start is no log. */
export function personalWordsIn(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => canaries.filter(([, word]) => word.test(line)).map(([what]) => `${what}: ${line}`));
}
