import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those of the rules above that look at colors. */
const colors = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page (WCAG 2.0 to 2.2, A and AA), one line per rule and element. */
export async function accessibilityFaults(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  // Our pages hold no frames of others, so nothing need be put together on a page of its own; what passed nobody reads.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules === 'all' ? axe.withTags(all) : axe.withRules(colors)).analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} (${violation.help})`),
  );
}

/** The page as it stays: content there, requests answered, fonts loaded, entrances over. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}
