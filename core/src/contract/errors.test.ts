import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorTable } from './errors.ts';

test('docs/errors.md lists exactly the errors there are, with their status and words', () => {
  const document = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| `([a-z-]+)` +\| (\d{3}) +\| (.+?) +\|/gm)];
  const documented = Object.fromEntries(
    rows.map(([, kind, status, title]) => [kind, { status: Number(status), title }]),
  );
  expect(documented).toEqual(errorTable);
});
