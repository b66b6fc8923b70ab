import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `docs/${name}`,
  ),
].filter((name) => name.endsWith('.md'));

const rooms = /^(core|server|web|illustrations|catalogue|e2e|perf|docs|scripts)\//;

test.each(documents)('%s names only files that exist', (name) => {
  const text = readFileSync(path.join(root, name), 'utf8');
  const inCode = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, word = '']) => word)
    .filter((word) => rooms.test(word));
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) =>
    path.join(path.dirname(name), target),
  );
  const named = [...inCode.filter((word) => !/[*<]/.test(word)), ...linked];
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
