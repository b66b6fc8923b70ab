import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { root } from '../../scripts/root.mjs';

const source = readFile(`${root}/node_modules/axe-core/axe.min.js`, 'utf8').then(withFastColors);

/**
 * The same axe, with two thirds of the work: comparing colors takes most of it. Its private fields were compiled to weak
 * maps, and it parses the few colors of a page thousands of times.
 */
function withFastColors(axeSource: string): string {
  const fields = axeSource.replaceAll(/=new Weak(?:Map|Set)\b/g, '=new PrivateField');
  return `(() => {
    class PrivateField {
      key = Symbol();
      get(owner) { return owner[this.key]; }
      set(owner, value) { owner[this.key] = value; }
      has(owner) { return this.key in owner; }
      add(owner) { owner[this.key] = true; }
    }
    ${fields}
    const color = axe.commons.color.Color.prototype;
    const parse = color.parseString;
    const parsed = new Map();
    color.parseString = function (text) {
      const known = parsed.get(text);
      if (known) return Object.assign(this, known);
      parse.call(this, text);
      const { r, g, b, alpha } = this;
      parsed.set(text, { r, g, b, alpha });
      return this;
    };
  })()`;
}

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules above that examine colors. */
const colors = ['color-contrast', 'link-in-text-block'];

/** The violations axe finds on a page (WCAG 2.0 to 2.2, A and AA), one line per rule and element. */
export async function accessibilityViolations(
  page: Page,
  rules: 'all' | 'colors' = 'all',
  /** Narrows the check where the rest of the page is covered elsewhere. */
  within = 'html',
): Promise<string[]> {
  await still(page);
  // Content half scrolled under a sticky bar would count as too small a target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const goOn = await holdStill(page);
  await bringAxe(page);
  // Passed rules are not read, so they are not collected; no rule of these tags reads the style sheets.
  const options: axe.RunOptions = {
    preload: { assets: ['media'] },
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

/** Once per document: parsing half a megabyte of script takes as long as many of its rules. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(await source);
  }
}

/** The page in its final state: content rendered, requests answered, fonts loaded, animations over. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await still(page);
}

/** Pauses the page, so that a visible banner stays. Returns how to resume it. */
async function holdStill(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async () => {
    await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await browser.detach();
  };
}

/** Waits for fonts, and until entering and leaving elements are done: halfway they are neither visible nor gone. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    // Finished at once: an animation paused for a check may never end by itself.
    for (const animation of ending) animation.finish();
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
