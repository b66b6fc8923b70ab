import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { brokenArrows } from './arrows.mjs';

const trees: string[] = [];

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

/** Every arrow, with a file that breaks it: [rule, file, its import]. */
const breaches: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['domain-imports-nothing', 'core/src/domain/a.ts', 'node:fs'],
  ['domain-imports-nothing', 'core/src/domain/a.ts', 'typebox'],
  ['domain-imports-nothing', 'core/src/domain/a.ts', '../contract/b.ts'],
  ['contract-imports-domain-and-typebox', 'core/src/contract/a.ts', 'fastify'],
  ['illustrations-import-core', 'illustrations/src/a.ts', '../../web/src/b.ts'],
  ['rooms-import-no-tools', 'server/src/a.ts', '../../scripts/b.mjs'],
  ['server-never-meets-web', 'server/src/a.ts', '../../web/src/b.ts'],
  ['web-never-meets-server', 'web/src/a.ts', '../../server/src/b.ts'],
  ['features-keep-to-themselves-server-others', 'server/src/features/ads/a.ts', '../reports/b.ts'],
  ['features-keep-to-themselves-web-estimates', 'web/src/features/estimates/a.ts', '../sharing/b.ts'],
  ['rooms-of-core-src-domain-estimates-model', 'core/src/domain/estimates/model/a.ts', '../pricing/b.ts'],
  ['rooms-of-server-src-http-limits', 'server/src/http/limits/a.ts', '../pages/b.ts'],
  ['rooms-of-web-src-ui-actions', 'web/src/ui/actions/a.ts', '../overlays/b.ts'],
  ['offline-knows-no-screen', 'web/src/offline/a.ts', '../ui/b.ts'],
  ['ui-knows-no-feature', 'web/src/ui/a.ts', '../features/ads/b.ts'],
  ['only-ui-names-react-aria', 'web/src/features/ads/a.tsx', 'react-aria-components'],
  ['kysely-stays-near-the-database', 'server/src/features/ads/ads-routes.ts', 'kysely'],
  ['kysely-stays-near-the-database', 'server/src/http/a.ts', 'pg'],
  ['fastify-stays-at-the-door', 'server/src/features/ads/ads-service.ts', 'fastify'],
  ['no-shell', 'server/src/http/a.ts', 'node:child_process'],
  ['no-shell', 'web/src/a.ts', 'child_process'],
  ['production-code-imports-no-test', 'server/src/a.ts', './testing/b.ts'],
  ['no-development-package-in-a-room', 'server/src/a.ts', 'autocannon'],
  ['everything-resolves', 'server/src/a.ts', './nowhere.ts'],
  ['no-cycles', 'server/src/a.ts', './a.ts'],
];

test.each(breaches)('%s refuses %s importing %s', async (rule, file, imported) => {
  const files: Record<string, string> = {};
  if (imported.startsWith('.') && !imported.includes('nowhere')) {
    files[join(dirname(file), imported)] = 'export {};';
  }
  files[file] = `import '${imported}';`;
  const tree = plant(files);
  const broken = await brokenArrows(tree);
  expect(broken.map((line) => line.split(':')[0])).toContain(rule);
});

test('a type import is an arrow too', async () => {
  const tree = plant({
    'server/src/http/a.ts': "import type { Kysely } from 'kysely';\nexport type A = Kysely;",
  });
  expect(await brokenArrows(tree)).toEqual([expect.stringContaining('kysely-stays-near-the-database')]);
});

test('the roads the house is built on are open', async () => {
  const tree = plant({
    'core/src/domain/money.ts': 'export const cents = 1;',
    'core/src/contract/ads.ts': "import 'typebox';\nimport '../domain/money.ts';",
    'server/src/features/ads/ads-routes.ts': "import 'fastify';\nimport './ads-queries.ts';",
    'server/src/features/ads/ads-queries.ts':
      "import 'kysely';\nimport '../../../../core/src/contract/ads.ts';",
    'server/src/features/session/scope.ts': 'export {};',
    'server/src/features/sharing/work.ts': "import '../estimates/line.ts';\nimport '../session/scope.ts';",
    'server/src/features/estimates/line.ts': "import '../catalogue/part.ts';",
    'server/src/features/catalogue/part.ts': 'export {};',
    'server/src/database/launch.ts': "import 'node:child_process';",
    'web/src/ui/button.tsx': "import 'react-aria-components';",
    'web/src/features/ads/page.tsx': "import '../../ui/button.tsx';",
  });
  expect(await brokenArrows(tree)).toEqual([]);
});

function plant(files: Readonly<Record<string, string>>): string {
  const tree = mkdtempSync(`${tmpdir()}/dre-arrows-`);
  trees.push(tree);
  const runtime = ['typebox', 'fastify', 'kysely', 'pg', 'react-aria-components'];
  const dependencies = Object.fromEntries(runtime.map((name) => [name, '1.0.0']));
  write(tree, 'package.json', JSON.stringify({ dependencies, devDependencies: { autocannon: '1.0.0' } }));
  for (const name of [...runtime, 'autocannon']) {
    write(tree, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(tree, `node_modules/${name}/index.js`, '');
  }
  for (const [path, text] of Object.entries(files)) write(tree, path, text);
  return tree;
}

function write(tree: string, path: string, text: string): void {
  mkdirSync(dirname(`${tree}/${path}`), { recursive: true });
  writeFileSync(`${tree}/${path}`, text);
}
