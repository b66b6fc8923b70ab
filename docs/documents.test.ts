import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../scripts/checks/sizes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = repositoryFiles();
const documents = files.filter((name) => /^(README|CONTRIBUTING)\.md$|^docs\/.+\.md$/.test(name));

const rooms = /^(core|server|web|illustrations|catalogue|e2e|perf|chaos|docs|scripts|help|deploy)\//;
/** A file name, alone or with some of its folders. */
const sourceName = /^[\w./-]+\.(tsx?|mjs|cjs|css|sql|csv|md|txt|sh)$/;
/** Written by a build: no fresh clone has it. */
const built = /\/dist\//;

function isThere(name: string): boolean {
  if (built.test(name) || existsSync(path.join(root, name))) return true;
  return !rooms.test(name) && files.some((file) => file.endsWith(`/${name}`));
}

test.each(documents)('%s names only files that exist', (name) => {
  const text = readFileSync(path.join(root, name), 'utf8');
  const inCode = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, word = '']) => word)
    .filter((word) => (rooms.test(word) || sourceName.test(word)) && !/[*<]/.test(word));
  const linked = [...text.matchAll(/(?:\]\(|src=")(?!https?:|#)([^)#"]+)/g)].map(([, target = '']) =>
    path.join(path.dirname(name), target),
  );
  expect([...inCode, ...linked].filter((file) => !isThere(file))).toEqual([]);
});

test("every question of the fresh reader's test is answered in the folder and the file it names", () => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const answers = [...text.matchAll(/^\|[^|]+\| `([^`]+)` +\| `([^`]+)`/gm)].map(
    ([, folder = '', file = '']) => `${folder}/${file}`,
  );
  expect(answers.length).toBeGreaterThanOrEqual(10);
  expect(answers.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('recipes name only functions, types and fields that exist', () => {
  const sources = files
    .filter((file) => /^(core|server|web|illustrations)\/src\/.+\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  const words = new Set(sources.flatMap((source) => source.match(/\b[A-Za-z]+\b/g) ?? []));
  const missing = documents
    .filter((name) => name.startsWith('docs/guides/'))
    .flatMap((name) => {
      const code = readFileSync(path.join(root, name), 'utf8').match(/```[^]+?```|`[^`\n]+`/g) ?? [];
      const names = code.join(' ').match(/\b[A-Za-z]?[a-z]+[A-Z][A-Za-z]+\b/g) ?? [];
      return names.filter((word) => !words.has(word)).map((word) => `${name}: ${word}`);
    });
  expect(missing).toEqual([]);
});
