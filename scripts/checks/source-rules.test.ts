import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { repositoryFiles } from './sizes.mjs';

interface Source {
  readonly file: string;
  readonly text: string;
}

const isProductCode = /^(core|illustrations|server|web)\/src\/.*\.(ts|tsx|mjs)$/;
const isTest = /\.test\.tsx?$|\/testing\//;
const sources: readonly Source[] = repositoryFiles()
  .filter((file) => isProductCode.test(file) && !isTest.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));

/** The files that contain a pattern. */
function where(pattern: RegExp, among = /./): string[] {
  return sources.filter(({ file, text }) => among.test(file) && pattern.test(text)).map(({ file }) => file);
}

test('the rules are read over the whole product', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  for (const room of ['core/', 'illustrations/', 'server/', 'web/'])
    expect(sources.some(({ file }) => file.startsWith(room))).toBe(true);
});

test('statements are never put together from text, but for the words of an order that are written down', () => {
  expect(where(/\bsql\.raw\(/)).toEqual(['server/src/features/estimates/list/list-order.ts']);
  // Written into the statement instead of sent as parameters: names of columns and operations of the product's own.
  expect(where(/\bsql\.lit\(/)).toEqual([
    'server/src/features/catalogue/draft/page-queries.ts',
    'server/src/features/catalogue/draft/row-filter.ts',
    'server/src/features/catalogue/draft/uses-queries.ts',
  ]);
  // The jobs' own statements pass through; no other caller passes text.
  expect(where(/\bCompiledQuery\.raw\(/)).toEqual([
    'server/src/jobs/enqueue.ts',
    'server/src/jobs/start-jobs.ts',
  ]);
});

test('only what readies or copies a database speaks to it past the query builder', () => {
  const outside = where(/\b(client|pool)\.query\(/, /^server\//).filter(
    (file) => !/^server\/src\/(database|backup)\//.test(file),
  );
  expect(outside).toEqual(['server/src/jobs/prepare-jobs.ts']);
});

test('what must not be guessed is never drawn by Math.random', () => {
  expect(where(/\bMath\.random\b/)).toEqual([]);
});

test('fingerprints and seals are SHA-256 or stronger', () => {
  const used = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bcreate(?:Hash|Hmac)\(\s*([^,)]+)/g)].map(([, algorithm = '']) => algorithm.trim()),
  );
  expect(used.length).toBeGreaterThan(10);
  expect([...new Set(used)]).toEqual(["'sha256'"]);
  expect(where(/['"`](md5|sha-?1|rc4|des|des-ede3|aes-\d+-ecb)['"`]/i)).toEqual([]);
});

test('pages never make markup or code out of text', () => {
  const sinks =
    /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|srcDoc|createContextualFragment)\b|\bdocument\.write|\beval\(|\bnew Function\(|\bset(Timeout|Interval)\(\s*['"`]/;
  expect(where(sinks, /^(web|core|illustrations)\//)).toEqual([]);
  expect(where(/\beval\(|\bnew Function\(/, /^server\//)).toEqual([]);
  // Reads the server's own built file only.
  expect(where(/from 'node:vm'/, /^server\//)).toEqual(['server/src/launch/compiled.ts']);
  expect(where(/\bcreatePolicy\(/)).toEqual(['web/src/lib/page/trusted-url.ts']);
});

test('patterns are written down and never made of what somebody typed', () => {
  // These are built from names, units and signs of the product's own, and escaped ids.
  expect(where(/\bRegExp\(/)).toEqual([
    'core/src/domain/estimates/versions/match-lines.ts',
    'core/src/domain/exchange/csv.ts',
    'server/src/features/catalogue/import/xml-scan.ts',
    'server/src/files/pdf-check.ts',
    'server/src/http/pages/site-files.ts',
    'web/src/features/estimates/compare/marks/read-inches.ts',
    'web/src/ui/text/editor/html-tokens.ts',
  ]);
});

test('the one page that hears another window hears only its own frame', () => {
  // Workers and channels are same-origin by themselves; windows are not.
  const windows = where(/(?<![.\w])addEventListener\(\s*['"]message['"]/, /^web\//).filter(
    (file) => !file.endsWith('-worker.ts'),
  );
  expect(windows).toEqual(['web/src/features/enquiries/captcha/turnstile.ts']);
  expect(where(/\b(parent|opener|top|contentWindow)\??\.postMessage\(/, /^web\//)).toEqual([]);
  for (const { text } of sources.filter(({ file }) => windows.includes(file)))
    expect(text).toMatch(/\.origin !== (window\.)?location\.origin|\.source !== /);
});

test('the server calls nobody but the configured check of visitors and the configured bucket', () => {
  expect(where(/(^|[^-.'\w])fetch\b|\baws4fetch\b|: Fetch\b/m, /^server\//)).toEqual([
    'server/src/captcha/provider.ts',
    'server/src/captcha/turnstile.ts',
    'server/src/storage/s3-store.ts',
  ]);
  expect(where(/from '(node:)?(http|https|http2|tls|dgram)'|from 'undici'/, /^server\//)).toEqual([]);
  // A redirect would lead to a host nobody configured.
  for (const file of ['server/src/captcha/turnstile.ts', 'server/src/storage/s3-store.ts']) {
    const text = sources.find((source) => source.file === file)?.text ?? '';
    const calls = text.match(/\b(fetchOutside|client\.fetch)\(/g) ?? [];
    expect(calls.length, file).toBeGreaterThan(0);
    expect(text.match(/redirect: 'error'/g), file).toHaveLength(calls.length);
  }
});

test('no package of the product makes text out of templates', () => {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(`${root}/package-lock.json`, 'utf8'),
  );
  const engines =
    /node_modules\/(ejs|handlebars|mustache|pug|nunjucks|eta|liquidjs|lodash\.template|email-templates|vm2)$/;
  const found = Object.entries(lock.packages).filter(([path, { dev }]) => !dev && engines.test(path));
  expect(found.map(([path]) => path)).toEqual([]);
});
