import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorTable } from './errors.ts';
import { loginResults, loginSentences, refreshResults, refreshSentences } from './session/session.ts';

const document = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');

test('docs/errors.md lists exactly the existing errors, with status and title', () => {
  const rows = [...document.matchAll(/^\| `([a-z-]+)` +\| (\d{3}) +\| (.+?) +\|/gm)];
  const documented = Object.fromEntries(
    rows.map(([, kind, status, title]) => [kind, { status: Number(status), title }]),
  );
  expect(documented).toEqual(errorTable);
});

test.each([
  ['login', loginResults, loginSentences],
  ['refresh', refreshResults, refreshSentences],
] as const)(
  'docs/errors.md lists exactly the %s results there are, with their code and sentence',
  (name, codes, sentences) => {
    const table =
      new RegExp(`^\\| ${name} result[\\s\\S]*?(?=\\n\\n|$(?![\\s\\S]))`, 'm').exec(document)?.[0] ?? '';
    const rows = [...table.matchAll(/^\| `(\w+)` +\| (\d) +\| (.+?) +\|/gm)];
    const texts: Readonly<Record<string, string>> = { ...sentences, Success: '–' };
    const expected = Object.entries(codes).map(([result, code]) => [result, String(code), texts[result]]);
    expect(rows.map(([, result, code, sentence]) => [result, code, sentence])).toEqual(expected);
  },
);
