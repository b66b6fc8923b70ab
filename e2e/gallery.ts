// `npm run gallery [-- part-of-a-path]`: a picture of every screen, size and theme in gallery/, axe on each of them,
// and of every vehicle's plates (`-- plates`, or `-- plates/fw35`, draws these alone, without the product). `npm run
// gallery -- --help-pictures [name]` takes the pictures of the help again, into web/public/media/help; `npm run gallery
// -- --readme-pictures` those of the README, into docs/images; `npm run gallery -- --product-picture` that of the page
// "Products", into web/public/media.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';
import { root } from '../scripts/root.mjs';
import { accessibilityViolations, settled } from './support/axe.ts';
import { type DemoStage, onDemoStage } from './support/demo-stage.ts';
import { draft, helpPictures } from './pictures/help-pictures.ts';
import { productPicture } from './pictures/product-picture.ts';
import { readmePictures } from './pictures/readme-pictures.ts';
import type { Stage } from './support/on-stage.ts';
import { plateSheets } from './support/plate-sheets.ts';
import { listen } from './support/quiet.ts';
import { type Visit, visits } from './support/screens.ts';
import { signedInAs } from './support/session.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** The choices web/public/theme.js reads before the first paint. */
const themes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  light: { dre_theme: 'light', dre_contrast: 'normal' },
  dark: { dre_theme: 'dark', dre_contrast: 'normal' },
  sun: { dre_theme: 'light', dre_contrast: 'sun' },
};

/** The screens of a filled estimate of the demo company, under `hail`. */
const filled = [
  'new-estimate?damage=road',
  'new-estimate?damage=roof',
  'new-estimate?damage=front',
  'totals',
  'history',
  'versions',
  'documents',
  'compare',
].map((screen) => ({ path: `/estimate/hail/${screen}`, audience: 'user' }) as const);

if (process.argv[2] === '--help-pictures') {
  for (const told of await helpPictures(process.argv[3] ?? '')) console.log(told);
  process.exit(0);
}
if (process.argv[2] === '--readme-pictures') {
  for (const written of await readmePictures()) console.log(written);
  process.exit(0);
}
if (process.argv[2] === '--product-picture') {
  for (const written of await productPicture()) console.log(written);
  process.exit(0);
}

const folder = `${root}/gallery`;
const wanted = process.argv[2] ?? '';
const shown = [...visits, ...filled, { path: '/ui/', audience: 'visitor' } as const].filter(({ path }) =>
  path.includes(wanted),
);

const pictures: string[] = [];
const faults: string[] = [];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
if (shown.length > 0) await onDemoStage(screens);
if (wanted === '' || wanted.startsWith('plates')) await drawPlates();
await writeFile(`${folder}/index.html`, contactSheet());

for (const fault of faults) console.log(fault);
console.log(`${pictures.length} pictures in gallery/, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

async function screens(stage: DemoStage): Promise<void> {
  const id = await stage.idOf(draft);
  for (const [theme, choices] of Object.entries(themes)) {
    for (const size of sizes) {
      const views = [...shown];
      const look = async () => {
        for (let visit = views.shift(); visit !== undefined; visit = views.shift()) {
          await picture(stage, id, visit, `${theme}-${size.width}`, size, choices);
        }
      };
      await Promise.all([look(), look()]);
      console.log(`${theme} ${size.width} × ${size.height}: ${shown.length} screens`);
    }
  }
}

async function drawPlates(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const sheets = await plateSheets(browser, folder, wanted);
    pictures.push(...sheets);
    console.log(`${sheets.length} sheets of plates`);
  } finally {
    await browser.close();
  }
}

async function picture(
  { product, browser }: Stage,
  hail: string,
  { path, audience }: Visit,
  look: string,
  viewport: { width: number; height: number },
  choices: Readonly<Record<string, string>>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const noise = await listen(context);
  if (path === '/no-such-page') noise.expect(/status of 404/);
  await context.addInitScript((stored) => {
    // axe opens an empty page of its own, which has no storage.
    if (location.protocol === 'about:') return;
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, choices);
  const page = await context.newPage();
  if (audience !== 'visitor') await signedInAs(page, { admin: audience === 'admin' });
  const name = `${path.replaceAll(/[/?=]/g, '_').replace(/^_/, '') || 'root'}.${look}`;
  try {
    await page.goto(path.replace('/hail/', `/${hail}/`));
    await (path.includes('/hail/') ? page.locator('main h1').first().waitFor() : settled(page));
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    // The part of the builder that is fetched last.
    if (path.includes('/hail/new-estimate')) await page.getByRole('region', { name: 'Photos' }).waitFor();
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
    pictures.push(name);
    const found = [
      ...(await accessibilityViolations(page)),
      ...(await sideways(page)),
      ...noise.unexpected(),
    ];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  } catch (cause) {
    faults.push(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
  } finally {
    await context.close();
  }
}

/** No screen scrolls sideways as a whole. */
async function sideways(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 ? [`the page is ${over} px wider than the window`] : [];
}

function contactSheet(): string {
  const figures = pictures
    .toSorted((a, b) => a.localeCompare(b))
    .map(
      (name) =>
        `<figure><a href="${name}.png"><img src="${name}.png" loading="lazy" alt=""></a><figcaption>${name}</figcaption></figure>`,
    );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:320px}img{width:100%;max-height:420px;object-fit:cover;object-position:top;border:1px solid #999}</style>
${figures.join('\n')}
`;
}
