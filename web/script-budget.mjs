import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

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

/** Fails the build when a page has grown. @param {string} dist The built site, compressed. */
export async function checkBudgets(dist) {
  for (const [page, budget] of Object.entries(budgets)) {
    const html = await readFile(path.join(dist, 'pages', `${page}.html`), 'utf8');
    await checkSize(dist, page, scriptsOf(html), budget);
    await checkSize(dist, page, appScriptsOf(html), appBudget);
  }
}

/** @param {string} dist @param {string} page @param {readonly string[]} scripts @param {number} budget */
async function checkSize(dist, page, scripts, budget) {
  const sizes = await Promise.all(scripts.map((script) => stat(path.join(dist, `${script}.gz`))));
  const kilobytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1024;
  if (kilobytes > budget)
    throw new Error(`/${page} loads ${kilobytes.toFixed(1)} KB of script; ${budget} are allowed.`);
}
