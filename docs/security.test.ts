import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../scripts/checks/sizes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const text = read('docs/security.md');

/** The table of the checks: number, requirement, state, proof, what is missing. */
const rows = text
  .split('\n')
  .filter((line) => /^\| *\d+ *\|/.test(line))
  .map((line) => {
    const [number = '', requirement = '', state = '', proof = '', missing = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { number: Number(number), requirement, state, missing, proofs: proofsIn(proof) };
  });

function proofsIn(cell: string): { readonly file: string; readonly titles: readonly string[] }[] {
  return cell
    .split('<br>')
    .filter((part) => part.startsWith('`'))
    .map((part) => ({
      file: /^`([^`]+)`/.exec(part)?.[1] ?? '',
      titles: [...part.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
    }));
}

test('each of the 68 checks stands in the table once', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 68 }, (_, at) => at + 1));
  for (const { requirement } of rows) expect(requirement.length).toBeGreaterThan(10);
});

test('every check that is called proved names a test, and every other one says what is missing', () => {
  for (const { number, state, proofs, missing } of rows) {
    expect(['proved', 'partly', 'missing', 'later'], `check ${String(number)}`).toContain(state);
    expect(proofs.length > 0, `check ${String(number)}`).toBe(state === 'proved' || state === 'partly');
    expect(missing === '', `check ${String(number)}`).toBe(state === 'proved');
    expect(proofs.filter(({ titles }) => titles.length === 0)).toEqual([]);
  }
});

test('every test the table names is there, under its title', () => {
  const gone = rows.flatMap(({ number, proofs }) =>
    proofs.flatMap(({ file, titles }) => {
      if (!existsSync(`${root}/${file}`)) return [`${String(number)}: ${file}`];
      const source = read(file);
      return titles
        .filter((title) => !isTitleIn(source, title))
        .map((title) => `${String(number)}: ${title}`);
    }),
  );
  expect(gone).toEqual([]);
});

/** Not just anywhere in the file: quoted whole. */
function isTitleIn(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

test('the document counts its checks right', () => {
  const count = (state: string) => String(rows.filter((row) => row.state === state).length);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `${count('proved')} are proved, ${count('partly')} partly, ${count('missing')} not at all, and ${count('later')} are left for later`,
  );
});

test('the proxy of the operating guide offers TLS 1.2 and 1.3 and nothing older', () => {
  const offered = [...read('docs/operations.md').matchAll(/ssl_protocols ([^;]+);/g)];
  expect(offered.map(([, versions]) => versions)).toEqual(['TLSv1.2 TLSv1.3']);
});

test('every kind of event the record knows is looked for by a test of the act that writes it', () => {
  const source = read('server/src/audit/audit-queries.ts');
  const declared = /export type AuditKind =([^;]+);/.exec(source)?.[1] ?? '';
  const kinds = [...declared.matchAll(/'([a-z-]+)'/g)].map(([, kind = '']) => kind);
  expect(kinds.length).toBeGreaterThan(40);
  const tests = repositoryFiles().filter((file) => /^server\/src\/features\/.*\.test\.ts$/.test(file));
  const asserted = tests.map(read).join('\n');
  expect(kinds.filter((kind) => !asserted.includes(`'${kind}'`))).toEqual([]);
});
