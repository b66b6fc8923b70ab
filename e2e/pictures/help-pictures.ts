import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../scripts/root.mjs';
import { onDemoStage } from '../support/demo-stage.ts';
import type { Stage } from '../support/on-stage.ts';
import { hasInk } from '../support/printed-page.ts';
import { signedInAs, type Who } from '../support/session.ts';

const viewport = { width: 1280, height: 800 };
const largestBytes = 60 * 1024;
const folder = `${root}/web/public/media/help`;

/** Hail on a fifth wheel, being written today. */
export const draft = 'E-10060';
const repaired = 'E-10044';

interface Subject {
  readonly name: string;
  /** `hail` stands for a draft of the demo company, `repaired` for one with a supplement. */
  readonly path: string;
  readonly who: Who | 'visitor';
  /** A text that appears once the page is complete. */
  readonly shows?: string;
  /** The link on that page which leads to the screen. */
  readonly follow?: string;
}

const subjects: readonly Subject[] = [
  { name: 'login', path: '/login', who: 'visitor' },
  { name: 'order-form', path: '/order-form', who: 'visitor' },
  { name: 'verify', path: '/verify', who: 'visitor' },
  { name: 'dashboard', path: '/estimate/dashboard', who: 'owner', shows: 'Recent estimates' },
  { name: 'intake', path: '/estimate/0/new-estimate', who: 'estimator', shows: 'Fifth wheel' },
  { name: 'builder', path: '/estimate/hail/new-estimate?damage=roof', who: 'estimator', shows: 'Saved ' },
  { name: 'photos', path: '/estimate/hail/photos', who: 'estimator', shows: 'Photos' },
  { name: 'compare', path: '/estimate/hail/compare', who: 'estimator' },
  { name: 'totals', path: '/estimate/hail/totals', who: 'estimator', shows: 'What the repair costs' },
  { name: 'history', path: '/estimate/repaired/history', who: 'estimator', shows: 'Approved' },
  { name: 'versions', path: '/estimate/repaired/versions', who: 'estimator', shows: 'S01' },
  { name: 'documents', path: '/estimate/hail/documents', who: 'estimator', shows: 'Customer estimate' },
  { name: 'my-estimates', path: '/estimate/my-estimates', who: 'owner', shows: 'Demo Customer 4' },
  { name: 'customers', path: '/estimate/customers', who: 'owner', shows: 'Demo Customer 4' },
  { name: 'settings', path: '/account/settings', who: 'owner', shows: 'Labor rates' },
  { name: 'house-values', path: '/account/house-values', who: 'owner', shows: 'Our own parts' },
  { name: 'templates', path: '/account/templates', who: 'owner', shows: 'Starter' },
  { name: 'profile', path: '/account/profile', who: 'owner', shows: 'Your details' },
  { name: 'company', path: '/account/company', who: 'owner', shows: 'People' },
  { name: 'company-report', path: '/account/reports', who: 'owner', shows: 'Reports' },
  { name: 'book', path: '/help/book', who: 'estimator', shows: 'The book' },
  { name: 'help', path: '/help/view-topics/picking-parts', who: 'estimator', shows: 'With a mouse' },
  { name: 'shop-board', path: '/shop/board', who: 'foreman', shows: 'Demo Customer 14' },
  {
    name: 'repair-order',
    path: '/shop/board',
    who: 'foreman',
    shows: 'Demo Customer 14',
    follow: 'Demo Customer 14',
  },
  { name: 'parts-desk', path: '/shop/parts', who: 'foreman', shows: 'To order' },
  { name: 'my-work', path: '/shop/my-work', who: 'tech', shows: 'My day' },
  { name: 'shop-settings', path: '/account/shop', who: 'owner', shows: 'Places' },
  { name: 'admin-home', path: '/admin/home', who: 'admin', shows: 'Trials and accounts' },
  { name: 'orders', path: '/admin/orders', who: 'admin', shows: 'Orders' },
  { name: 'companies', path: '/admin/companies', who: 'admin', shows: 'Companies' },
  { name: 'parts', path: '/admin/parts', who: 'admin', shows: 'All Parts' },
  { name: 'sides', path: '/admin/sides', who: 'admin', shows: 'All Sides' },
  { name: 'editions', path: '/admin/editions', who: 'admin', shows: 'Published editions' },
  { name: 'import', path: '/admin/import', who: 'admin', shows: 'Import and export' },
  { name: 'edit-news', path: '/admin/edit-news', who: 'admin', shows: 'Edit News' },
  {
    name: 'report-count',
    path: '/reporting/estimate-count-by-company',
    who: 'admin',
    shows: 'Estimate count by company',
  },
  { name: 'edit-topics', path: '/help-admin/edit-topics', who: 'admin', shows: 'Preview' },
];

/**
 * The pictures of the help topics, taken of the product itself, small enough for the repository. All of them, or those
 * whose name has one of these comma-separated parts.
 */
export async function helpPictures(wanted: string): Promise<readonly string[]> {
  const told: string[] = [];
  await mkdir(folder, { recursive: true });
  await onDemoStage(async (stage) => {
    const estimates = { hail: await stage.idOf(draft), repaired: await stage.idOf(repaired) };
    const names = wanted.split(',');
    await sendOrder(stage);
    for (const subject of subjects.filter(({ name }) => names.some((part) => name.includes(part)))) {
      const bytes = await taken(stage, estimates, subject).catch(String);
      if (typeof bytes !== 'string') await writeFile(`${folder}/${subject.name}.webp`, bytes);
      told.push(`${subject.name}: ${typeof bytes === 'string' ? bytes : `${bytes.length} bytes`}`);
    }
  });
  return told;
}

/** A shop asks for a trial, so that the lists of the product's own office are not empty. */
async function sendOrder(stage: Stage): Promise<void> {
  const context = await contextOf(stage);
  const page = await context.newPage();
  await page.goto('/order-form');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Name').fill('Dana Whitfield');
  await field('Title').fill('Body shop manager');
  await field('Organization').fill('Lakeshore RV');
  await field('Email Address').fill('dana@lakeshore.example');
  await page.locator('canvas[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Type my name' }).click();
  await page.keyboard.type('Dana Whitfield');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Submit Order Form' }).click();
  await page.getByRole('button', { name: 'OK' }).waitFor();
  await context.close();
}

function contextOf({ product, browser }: Stage) {
  return browser.newContext({ baseURL: product.url, viewport, locale: 'en-US', reducedMotion: 'reduce' });
}

interface Estimates {
  readonly hail: string;
  readonly repaired: string;
}

async function taken(
  stage: Stage,
  { hail, repaired: inRepair }: Estimates,
  subject: Subject,
): Promise<Buffer> {
  const { path, who, shows, follow } = subject;
  const context = await contextOf(stage);
  try {
    const page = await context.newPage();
    if (who !== 'visitor') await signedInAs(page, who);
    await page.goto(path.replace('/hail/', `/${hail}/`).replace('/repaired/', `/${inRepair}/`));
    if (shows !== undefined) await page.getByText(shows).filter({ visible: true }).first().waitFor();
    if (follow !== undefined) {
      await page.getByText(follow).first().click();
      await page.waitForURL((url) => url.pathname !== path);
    }
    await page.locator('main h1').first().waitFor();
    await atRest(page);
    if (subject.name === 'documents') await page.waitForFunction(hasInk);
    return await small(await page.screenshot());
  } finally {
    await context.close();
  }
}

/** Nothing is loading any more, and every visible picture is drawn. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"], [data-skeleton]') === null &&
      [...document.images].every((image) => {
        const { top, height } = image.getBoundingClientRect();
        return image.complete || height === 0 || top > innerHeight;
      }),
  );
  await page.evaluate(untilStill, stillMs);
}

const stillMs = 800;

/** Resolves once the page has not changed for a while. An open estimate never ends its last call. */
function untilStill(forMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, forMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, forMs);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    function done(): void {
      observer.disconnect();
      resolve();
    }
  });
}

/** The best quality that fits. */
export async function small(png: Buffer, atMost = largestBytes): Promise<Buffer> {
  for (let quality = 80; ; quality -= 10) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= atMost || quality <= 20) return bytes;
  }
}
