// Builds the browser's side: the client into dist/, every visitor page as HTML into dist/pages/, and beside each text
// file its compressed forms, so that the server only has to hand them out.
import { readdir, readFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

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

/** @typedef {{ file: string, css?: string[], assets?: string[], imports?: string[], isEntry?: boolean }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

/** @param {{ mode?: 'production' | 'development' }} [options] */
export async function buildWeb({ mode = 'production' } = {}) {
  await build({ configFile, mode, logLevel: 'warn' });
  await build({ configFile, mode, logLevel: 'warn', build: { ssr: true } });
  await writePages();
  await compressText(dist);
}

async function writePages() {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8'));
  const prerender = pathToFileURL(path.join(here, 'node_modules/.prerender/prerender.js')).href;
  // The router's browser build, which prerendering uses, names its global by its browser name.
  Object.assign(globalThis, { self: globalThis });
  const { prerenderedPages } = await import(prerender);

  await mkdir(path.join(dist, 'pages'), { recursive: true });
  const shell = withLinks(template, manifest, []);
  await writePage('app', withNoScript(shell));
  for (const page of await prerenderedPages()) {
    const linked = withLinks(template, manifest, modulesOf(page.name));
    await writePage(page.name, withContent(linked, page));
  }
  await rm(path.join(dist, 'index.html'));
  await rm(path.join(dist, 'manifest.json'));
}

/** @param {string} page @returns {string[]} */
function modulesOf(page) {
  const own = pageModules[/** @type {keyof pageModules} */ (page)];
  return own === undefined
    ? ['src/app/shell/not-found-screen.tsx']
    : ['src/app/shell/public-pages-shell.tsx', own];
}

/** @param {string} name @param {string} html */
async function writePage(name, html) {
  // The content policy refuses both; better to learn it here than from a broken page.
  if (/<script(?![^>]*\ssrc=)/.test(html)) throw new Error(`pages/${name}.html has a script of its own.`);
  if (/<[^>]+\sstyle=/.test(html)) throw new Error(`pages/${name}.html has a style attribute.`);
  await writeFile(path.join(dist, 'pages', `${name}.html`), html);
}

/**
 * What the page loads, in the order it needs it: the font of its first words, its styles, its scripts. A font that comes
 * late would be taken into use when a library adds a style, and every word would move by a hair.
 * @param {string} html @param {Manifest} manifest @param {readonly string[]} modules
 */
function withLinks(html, manifest, modules) {
  const chunks = ['index.html', ...modules].flatMap((module) => chunksOf(manifest, module));
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  const main = manifest['index.html']?.file;
  const early = new Set(chunks.map((chunk) => chunk.file).filter((file) => file !== main));
  const font = Object.entries(manifest).find(([name]) => name.endsWith('fonts/inter.woff2'))?.[1].file;
  if (font === undefined) throw new Error('The font is not in the build.');
  const first = [
    `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  const last = [
    `<script type="module" crossorigin src="/${main}"></script>`,
    ...[...early].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return html
    .replace(/\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g, '')
    .replace('<script src="/theme.js">', `${first.join('\n    ')}\n    <script src="/theme.js">`)
    .replace('</head>', `  ${last.join('\n    ')}\n  </head>`);
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
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-prerendered="${page.path}">${page.html}</div>\n    <span id="page-end" hidden></span>`,
      )
  );
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
