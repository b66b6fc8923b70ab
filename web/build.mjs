// Builds the browser's side: the client into dist/, every visitor page as HTML into dist/pages/, and beside each text
// file its compressed forms, so that the server only has to hand them out.
import { readdir, readFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, minify } from 'vite';
import { checkBudgets } from './script-budget.mjs';

const here = import.meta.dirname;
const dist = path.join(here, 'dist');
const configFile = path.join(here, 'vite.config.ts');

/** The module of each prerendered page, by the name of its file: its style is linked, its script is fetched early. */
const pageModules = {
  welcome: 'src/features/content/welcome-page.tsx',
  products: 'src/features/content/products-page.tsx',
  about: 'src/features/content/about-page.tsx',
  'contact-us': 'src/features/enquiries/contact-page.tsx',
  'order-form': 'src/features/enquiries/order-page.tsx',
  login: 'src/features/session/pages/login-page.tsx',
  'session-expired': 'src/features/session/pages/session-expired-page.tsx',
};

/** Around every page of visitors: their list and their frame. */
const publicShell = ['src/app/routes/visitor-pages.ts', 'src/app/shell/public-pages-shell.tsx'];

/** Pages that are only read, and forms until they are touched, bring `src/visitor.ts`, which starts the app when it is needed. */
const readPages = new Set(['welcome', 'products', 'about']);
const formPages = new Set(['contact-us', 'order-form']);

/** @typedef {{ file: string, css?: string[], assets?: string[], imports?: string[], isEntry?: boolean }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

/** @param {{ mode?: 'production' | 'development' }} [options] */
export async function buildWeb({ mode = 'production' } = {}) {
  await build({ configFile, mode, logLevel: 'warn' });
  await build({ configFile, mode, logLevel: 'warn', build: { ssr: true } });
  await build({ configFile: path.join(here, 'vite.visitor.config.ts'), mode, logLevel: 'warn' });
  await writePages();
  if (mode === 'production') await shortenTheme();
  await compressText(dist);
  if (mode === 'production') await checkBudgets(dist);
}

/** The one script that nothing is painted before. It is copied as it is written, so its comments would travel with it. */
async function shortenTheme() {
  const file = path.join(dist, 'theme.js');
  const { code } = await minify(file, await readFile(file, 'utf8'));
  await writeFile(file, code);
}

async function writePages() {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const manifest = await manifestOf('manifest.json');
  const visitor = (await manifestOf('visitor.json'))['src/visitor.ts']?.file;
  const prerender = pathToFileURL(path.join(here, 'node_modules/.prerender/prerender.js')).href;
  // The router's browser build, which prerendering uses, names its global by its browser name.
  Object.assign(globalThis, { self: globalThis });
  const { prerenderedPages } = await import(prerender);

  await mkdir(path.join(dist, 'pages'), { recursive: true });
  const shell = withLinks(template, manifest, [], appTags(manifest, []));
  await writePage('app', withNoScript(shell));
  for (const page of await prerenderedPages()) {
    const modules = modulesOf(page.name);
    const scripts = readPages.has(page.name)
      ? [visitorTag(manifest, `/${visitor}`, publicShell)]
      : formPages.has(page.name)
        ? [visitorTag(manifest, `/${visitor}`, modules)]
        : appTags(manifest, modules);
    const linked = withLinks(template, manifest, modules, scripts);
    await writePage(page.name, withContent(linked, page));
  }
  for (const name of ['index.html', 'manifest.json', 'visitor.json']) await rm(path.join(dist, name));
}

/** @param {string} name @returns {Promise<Manifest>} */
async function manifestOf(name) {
  return JSON.parse(await readFile(path.join(dist, name), 'utf8'));
}

/** @param {string} page @returns {string[]} */
function modulesOf(page) {
  const own = pageModules[/** @type {keyof pageModules} */ (page)];
  return own === undefined ? ['src/app/shell/not-found-screen.tsx'] : [...publicShell, own];
}

/** @param {string} name @param {string} html */
async function writePage(name, html) {
  // The content policy refuses both; better to learn it here than from a broken page.
  if (/<script(?![^>]*\ssrc=)/.test(html)) throw new Error(`pages/${name}.html has a script of its own.`);
  if (/<[^>]+\sstyle=/.test(html)) throw new Error(`pages/${name}.html has a style attribute.`);
  await writeFile(path.join(dist, 'pages', `${name}.html`), html);
}

/**
 * Adds the files of the page in the order it needs them: the font of its first words, its styles, its scripts. A font that comes
 * late would be taken into use when a library adds a style, and every word would move by a hair.
 * @param {string} html @param {Manifest} manifest @param {readonly string[]} modules @param {readonly string[]} scripts
 */
function withLinks(html, manifest, modules, scripts) {
  const chunks = ['index.html', ...modules].flatMap((module) => chunksOf(manifest, module));
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  const font = Object.entries(manifest).find(([name]) => name.endsWith('fonts/inter.woff2'))?.[1].file;
  if (font === undefined) throw new Error('The font is not in the build.');
  const first = [
    `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return html
    .replace(/\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g, '')
    .replace('<script src="/theme.js">', `${first.join('\n    ')}\n    <script src="/theme.js">`)
    .replace('</head>', `  ${scripts.join('\n    ')}\n  </head>`);
}

/**
 * The app, started at once, and everything its page stands on, fetched early. Where the page can be read without it, its
 * font, styles and pictures go first.
 * @param {Manifest} manifest @param {readonly string[]} modules
 */
function appTags(manifest, modules) {
  const [main, ...early] = appScripts(manifest, modules);
  const rank = modules.length > 0 ? ' fetchpriority="low"' : '';
  return [
    `<script type="module" crossorigin${rank} src="${main}"></script>`,
    ...early.map((script) => `<link rel="modulepreload" crossorigin${rank} href="${script}">`),
  ];
}

/**
 * The small script of a page that is only read, told where the app is.
 * @param {Manifest} manifest @param {string} visitor @param {readonly string[]} modules
 */
function visitorTag(manifest, visitor, modules) {
  const app = appScripts(manifest, modules).join(' ');
  return `<script type="module" crossorigin src="${visitor}" data-app="${app}"></script>`;
}

/**
 * The addresses of the app's scripts, the one that starts it first.
 * @param {Manifest} manifest @param {readonly string[]} modules @returns {string[]}
 */
function appScripts(manifest, modules) {
  const chunks = ['index.html', ...modules].flatMap((module) => chunksOf(manifest, module));
  const files = [manifest['index.html']?.file, ...chunks.map((chunk) => chunk.file)];
  return [...new Set(files)].map((file) => `/${file}`);
}

/**
 * A chunk and everything it stands on, what it stands on first.
 * @param {Manifest} manifest @param {string} name @param {Set<string>} seen @returns {Chunk[]}
 */
function chunksOf(manifest, name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}.`);
  return [...(chunk.imports ?? []).flatMap((other) => chunksOf(manifest, other, seen)), chunk];
}

/** @param {string} html @param {{ path: string, title: string, html: string }} page */
function withContent(html, page) {
  return (
    html
      .replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`)
      // Nothing is painted before all of it has arrived: half a bar, painted early, would move when its other half comes.
      .replace(
        '<link rel="preload"',
        '<link rel="expect" href="#page-end" blocking="render">\n    <link rel="preload"',
      )
      .replace('<script src="/theme.js">', () => `${firstPicture(page.html)}<script src="/theme.js">`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-prerendered="${page.path}">${page.html}</div>\n    <span id="page-end" hidden></span>`,
      )
  );
}

/**
 * The picture seen at first, fetched before the page is read to its place: the still of a film, or the one picture that
 * does not wait to come near the viewport.
 * @param {string} html
 */
function firstPicture(html) {
  const still = / poster="([^"]+)"/.exec(html)?.[1];
  const [, files, sizes] =
    /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img[^>]* loading="eager"/.exec(
      html,
    ) ?? [];
  if (still !== undefined) return preloadedPicture(`href="${still}"`);
  if (files === undefined) return '';
  return preloadedPicture(`type="image/avif" imagesrcset="${files}" imagesizes="${sizes}"`);
}

/** @param {string} address */
function preloadedPicture(address) {
  return `<link rel="preload" as="image" ${address} fetchpriority="high">\n    `;
}

/** @param {string} html */
function withNoScript(html) {
  const words =
    '<noscript><p>This part of the product needs JavaScript. <a href="/welcome">Read about it here</a>.</p></noscript>';
  return html.replace('<div id="root"></div>', `<div id="root"></div>\n    ${words}`);
}

const compressed = /\.(js|css|html|svg|txt|json|vtt|webmanifest)$/;

/** Pages are filled by the server, so they are not compressed here. @param {string} folder */
async function compressText(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile() && compressed.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => !file.startsWith(path.join(folder, 'pages')));
  await Promise.all(texts.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWeb();
