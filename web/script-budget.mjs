import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Kilobytes of script, in gzip, a page may run by itself. Pages that are only read, and untouched forms, need no framework. */
const budgets = {
  welcome: 30,
  products: 30,
  about: 30,
  'contact-us': 30,
  'order-form': 30,
  login: 130,
  'session-expired': 130,
  'not-found': 130,
};

/** @param {string} html @returns {string[]} The addresses of the scripts a page loads before anybody touches it. */
export function scriptsOf(html) {
  const tags = html.match(/<script [^>]*src="[^"]+"|<link rel="modulepreload"[^>]*href="[^"]+"/g) ?? [];
  return [...new Set(tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

/** Kilobytes of the app that such a page may fetch once it is touched. */
const appBudget = 130;

/** @param {string} html @returns {string[]} */
function appScriptsOf(html) {
  return / data-app="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
}

/** Kilobytes, in gzip, of a page that is only read before its text can be read: itself, styles, fonts, what blocks it. */
const readingBudgets = { welcome: 46, products: 46, about: 46 };

/** @param {string} html @returns {string[]} The addresses of the files without which no text of the page is shown. */
export function filesToRead(html) {
  const tags = html.match(/<link [^>]*>|<script src="[^"]+">/g) ?? [];
  const needed = tags.filter((tag) => /rel="stylesheet"|as="font"|^<script/.test(tag));
  return [...new Set(needed.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

/** Fails the build when a page has grown. @param {string} dist The built site, compressed. */
export async function checkBudgets(dist) {
  for (const [page, budget] of Object.entries(budgets)) {
    const html = await readFile(path.join(dist, 'pages', `${page}.html`), 'utf8');
    await checkSize(dist, page, 'script', { files: scriptsOf(html), budget });
    await checkSize(dist, page, 'script', { files: appScriptsOf(html), budget: appBudget });
  }
  for (const [page, budget] of Object.entries(readingBudgets)) {
    const html = await readFile(path.join(dist, 'pages', `${page}.html`), 'utf8');
    const files = [`/pages/${page}.html`, ...filesToRead(html)];
    await checkSize(dist, page, 'what has to be there before it can be read', { files, budget });
  }
}

/**
 * @param {string} dist @param {string} page @param {string} what
 * @param {{ files: readonly string[], budget: number }} limit
 */
async function checkSize(dist, page, what, { files, budget }) {
  const sizes = await Promise.all(files.map((file) => compressedSize(path.join(dist, file))));
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  if (kilobytes > budget)
    throw new Error(`/${page} loads ${kilobytes.toFixed(1)} KB of ${what}; ${budget} are allowed.`);
}

/** Pages are compressed as they are served, fonts not at all. @param {string} file */
async function compressedSize(file) {
  if (file.endsWith('.html')) return (await promisify(gzip)(await readFile(file))).length;
  return (await stat(file.endsWith('.woff2') ? file : `${file}.gz`)).size;
}
