import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { root } from '../../scripts/root.mjs';

const source = readFile(`${root}/node_modules/axe-core/axe.min.js`, 'utf8');

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those of the rules above that look at colors. */
const colors = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page (WCAG 2.0 to 2.2, A and AA), one line per rule and element. */
export async function accessibilityViolations(
  page: Page,
  rules: 'all' | 'colors' = 'all',
  /** Where the rest of the page is looked at elsewhere. */
  within = 'html',
): Promise<string[]> {
  await still(page);
  // Below a bar that stays on top, whatever is half scrolled under it would count as too small to hit.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const goOn = await holdStill(page);
  await bringAxe(page);
  // What passed nobody reads, so it is not gathered.
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules === 'all' ? { type: 'tag', values: all } : { type: 'rule', values: colors },
  };
  const looking = page.evaluate(
    ([context, how]) => (window as unknown as { axe: typeof axe }).axe.run(context, how),
    [within, options] as const,
  );
  const { violations } = await looking.finally(goOn);
  return violations.flatMap((violation) =>
    violation.nodes.map(
      ({ target, html, any }) =>
        `${violation.id}: ${target.join(' ')} (${violation.help}; ${any.map(({ message }) => message).join(' ')}) ${html.slice(0, 160)}`,
    ),
  );
}

/** Once per document: to read half a megabyte of script takes as long as many of its rules. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(await source);
  }
}

/** The page as it stays: content there, requests answered, fonts loaded, entrances over. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await still(page);
}

/** Nothing begins to go while it is looked at: a banner that was there stays as it is. Answers the way to let it go on. */
async function holdStill(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await browser.detach();
  };
}

/** What comes or goes has come or gone: half of it is neither seen nor gone. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    // To their end at once: one that was held while somebody looked may never come there by itself.
    for (const animation of ending) animation.finish();
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
