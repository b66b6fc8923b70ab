import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../scripts/root.mjs';
import { onDemoStage } from '../support/demo-stage.ts';
import type { Stage } from '../support/on-stage.ts';
import { hasInk } from '../support/printed-page.ts';
import { signedInAs, type Who } from '../support/session.ts';
import { atRest, draft, small } from './help-pictures.ts';

const viewport = { width: 1440, height: 900 };
const printedWidth = 1200;
const largestBytes = 120 * 1024;

/** A picture of the README: opens its screen and returns the part of it that is shown. */
interface Subject {
  readonly name: string;
  readonly who: Who;
  readonly picture: (page: Page, hail: string) => Promise<Buffer>;
}

const subjects: readonly Subject[] = [
  {
    name: 'builder',
    who: 'estimator',
    picture: (page, hail) => screen(page, `/estimate/${hail}/new-estimate?damage=roof`, /^Saved /),
  },
  {
    name: 'dashboard',
    who: 'owner',
    picture: (page) => screen(page, '/estimate/dashboard', 'Recent estimates'),
  },
  { name: 'board', who: 'foreman', picture: (page) => screen(page, '/shop/board', 'Demo Customer 14') },
  { name: 'document', who: 'estimator', picture: firstPage },
];

/** Taken of the product itself, with its demo company. */
export async function readmePictures(): Promise<readonly string[]> {
  const folder = `${root}/docs/images`;
  const written: string[] = [];
  await mkdir(folder, { recursive: true });
  await onDemoStage(async (stage) => {
    const hail = await stage.idOf(draft);
    for (const subject of subjects) {
      const bytes = await small(await taken(stage, subject, hail), largestBytes);
      await writeFile(`${folder}/${subject.name}.webp`, bytes);
      written.push(`docs/images/${subject.name}.webp: ${bytes.length} bytes`);
    }
  });
  return written;
}

export async function taken(
  { product, browser }: Stage,
  { who, picture }: Pick<Subject, 'who' | 'picture'>,
  hail: string,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await signedInAs(page, who);
    return await picture(page, hail);
  } finally {
    await context.close();
  }
}

async function screen(page: Page, path: string, shows: string | RegExp): Promise<Buffer> {
  await page.goto(path);
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await page.locator('main h1').first().waitFor();
  await atRest(page);
  return sharp(await page.screenshot())
    .resize({ width: printedWidth })
    .png()
    .toBuffer();
}

/** The preview draws the very file that is downloaded. */
async function firstPage(page: Page, hail: string): Promise<Buffer> {
  await page.setViewportSize({ width: viewport.width, height: 1800 });
  await page.goto(`/estimate/${hail}/documents`);
  const pages = page.getByRole('region', { name: /^Customer estimate, \d+ pages?$/ });
  await pages.getByText('Demo Customer 40').first().waitFor();
  await atRest(page);
  await page.waitForFunction(hasInk);
  return pages.locator('canvas').first().screenshot();
}
