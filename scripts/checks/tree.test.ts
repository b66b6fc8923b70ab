import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { repositoryFiles } from './sizes.mjs';

const texts =
  /\.(ts|tsx|mjs|cjs|js|json|md|sql|css|html|csv|svg|txt|vtt|yml|yaml|sh|webmanifest)$|(^|\/)[^.]+$|(^|\/)\.[\w-]+$/;
const own = 'scripts/checks/tree.test.ts';
/** Backups of fictional companies: every id and checksum in them is random. */
const isOfRelease = (file: string) => file.startsWith('server/src/testing/releases/');

const keys =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/;
const credentials = /:\/\/(?!user:password@)[\w.-]+:[^\s/:@'"`${}]+@[\w[]/;

test('no file of the repository holds a key, a token or a password in an address', () => {
  // The addresses in tests are fictional, and have to be complete to prove anything.
  const found = read(repositoryFiles()).filter(
    ({ file, text }) => keys.test(text) || (!/\.test\.tsx?$/.test(file) && credentials.test(text)),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('no file of the repository holds a string that looks drawn by chance', () => {
  const found = read(
    repositoryFiles().filter((file) => file !== 'package-lock.json' && !isOfRelease(file)),
  ).flatMap(({ file, text }) =>
    [...withoutHashes(text).matchAll(/[A-Za-z0-9+/_=-]{32,}/g)]
      .filter(([word]) => looksDrawnByChance(word))
      .map(([word]) => `${file}: ${word.slice(0, 12)}…`),
  );
  expect(found).toEqual([]);
});

test('what is built holds no key and no token', () => {
  const built = ['server/dist', 'web/dist/assets', 'web/dist/pages'].flatMap(filesIn);
  expect(
    read(built)
      .filter(({ text }) => keys.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
});

test('what browsers are given has no map back to its sources', () => {
  const built = ['web/dist'].flatMap(filesIn);
  expect(built.filter((file) => /\.(map|tsx?)$/.test(file))).toEqual([]);
  const scripts = built.filter((file) => file.endsWith('.js'));
  expect(
    read(scripts)
      .filter(({ text }) => /\/\/[#@] sourceMappingURL=/.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
});

test('the repository speaks of the product, not of the machine it was written on', () => {
  const foreign =
    /(^|[\s'"`(=])\/(work|home|Users|root|mnt)\/\w|\.\.\/shared\/|\b(verdaccio|artifactory)\b|\bsub-?agents?\b/im;
  const found = read(repositoryFiles().filter((file) => file !== own)).filter(({ text }) =>
    foreign.test(text),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('the scan itself sees what it is looking for', () => {
  expect(looksDrawnByChance('q8Zt3Lw0xVb5Rk2Nf7Yh1Jd6Sg9Pm4CaEuTi')).toBe(true);
  expect(looksDrawnByChance('9f86d081884c7d659a2feaa0c55ad015')).toBe(true);
  expect(looksDrawnByChance('server/src/features/enquiries/enquiries-service')).toBe(false);
  expect(keys.test(['-----BEGIN', 'PRIVATE KEY-----'].join(' '))).toBe(true);
  expect(credentials.test(`postgres://dre:${'s3cret'}@db.example/dre`)).toBe(true);
});

function read(files: readonly string[]): { file: string; text: string }[] {
  return files
    .filter((file) => texts.test(file) && file !== own)
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
}

function filesIn(folder: string): string[] {
  if (!existsSync(`${root}/${folder}`)) return [];
  return readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`));
}

/** Hashes of published files and inline pictures are long and random, and no secret. */
function withoutHashes(text: string): string {
  return text.replaceAll(/sha(256|384|512)-[\w+/=]+|data:image\/\w+;base64,[\w+/=]+/g, '');
}

/** Shannon entropy in bits per character: words and paths stay below, keys lie above. */
function looksDrawnByChance(word: string): boolean {
  const limit = /^[0-9a-f]+$/.test(word) ? 3 : 4.7;
  const counts = new Map<string, number>();
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const bits = [...counts.values()].reduce(
    (sum, n) => sum - (n / word.length) * Math.log2(n / word.length),
    0,
  );
  return bits > limit && /\d/.test(word);
}
