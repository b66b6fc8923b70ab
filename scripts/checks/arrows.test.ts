import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenArrows } from './arrows.mjs';

const trees: string[] = [];

afterAll(() => {
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

/** One tree holds all of them: starting dependency-cruiser takes far longer than reading these files. */
let broken: readonly string[] = [];

beforeAll(async () => {
  const files: Record<string, string> = {};
  for (const breach of breaches) {
    const target = targetOf(breach);
    if (!/^(node_modules|\.)/.test(target) && !isBuiltin(target)) files[target] = 'export {};';
  }
  for (const [, file] of breaches) {
    const imports = breaches.filter((breach) => breach[1] === file).map((breach) => breach[2]);
    files[file] = imports.map((imported) => `import '${imported}';`).join('\n');
  }
  broken = await brokenArrows(plant(files));
});

test.each(breaches)('%s refuses %s importing %s', (rule, file, imported) => {
  expect(broken).toContain(`${rule}: ${file} → ${targetOf([rule, file, imported])}`);
});

/** The imported file as dependency-cruiser names it. */
function targetOf([, file, imported]: (typeof breaches)[number]): string {
  if (imported.includes('nowhere')) return imported;
  if (imported.startsWith('.')) return join(dirname(file), imported);
  return isBuiltin(imported) ? imported.replace('node:', '') : `node_modules/${imported}/index.js`;
}

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
