import type { Page } from '@playwright/test';
import { type Screen, screenAt } from '@dre/core/contract/screens';
import { settled } from '../support/axe.ts';
import { saveWords } from '../support/builder.ts';
import { expectAnswers, linkedPaths } from '../support/links.ts';
import { expect, signedInAs, test } from '../support/product.ts';
import { show } from '../support/show.ts';

const missing = 'This is not the page you were looking for!';

const journeys = [
  { who: 'a visitor', from: '/welcome', signIn: undefined, least: 1 },
  { who: 'a signed-in user', from: '/estimate/dashboard', signIn: { admin: false }, least: 8 },
  { who: 'an administrator', from: '/admin/home', signIn: { admin: true }, least: 7 },
];

for (const { who, from, signIn, least } of journeys) {
  test(`every link ${who} can reach from ${from} leads somewhere, quietly`, async ({ page }) => {
    test.slow();
    if (signIn) await signedInAs(page, signIn);
    await page.goto(from);
    const visited = new Set<string>();
    const areas = new Set<string>();
    const asked = new Set<string>();
    const bars = new Set<string>();
    const waiting = [from];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const screen = screenAt(new URL(path, 'http://any').pathname);
      if (screen !== undefined && !visited.has(screen.path) && isWorthTheWay(screen, areas)) {
        visited.add(screen.path);
        areas.add(screen.area);
        waiting.push(...(await linksOn(page, path, bars)));
      }
      await expectAnswers(page, [path], asked);
    }
    expect(visited.size).toBeGreaterThanOrEqual(least);
  });
}

/** Another story visits screens without a parameter in their address one by one: here one per area, for its menus. */
function isWorthTheWay({ path, area }: Screen, areas: ReadonlySet<string>): boolean {
  return path.includes(':') || !areas.has(area);
}

/**
 * Opens the page and returns the product's paths it links to, those inside menus included. The menus of a bar are
 * opened once.
 */
async function linksOn(page: Page, path: string, bars: Set<string>): Promise<string[]> {
  await show(page, path);
  await arrived(page, path);
  await expect(page.getByText(missing), path).toHaveCount(0);
  const found = await linkedPaths(page);
  const bar = (await page.getByRole('banner').allInnerTexts()).join('\n');
  const around = bars.has(bar) ? page.getByRole('main') : page.locator('body');
  bars.add(bar);
  // Figures open their explanation the same way; only menus hold links.
  const menus = around.locator(
    'button[aria-haspopup="true"]:visible, button[aria-haspopup="menu"]:visible, summary:visible',
  );
  for (const opener of await menus.all()) {
    const isMenu = (await opener.getAttribute('aria-haspopup')) !== null;
    await opener.click();
    // Escape closes a menu that has taken the focus, and has no effect before.
    if (isMenu) await expect(page.locator('[role="menu"]:focus-within')).toHaveCount(1);
    found.push(...(await linkedPaths(page)));
    await page.keyboard.press('Escape');
    if (isMenu) await expect(page.locator('[role="menu"]')).toHaveCount(0);
  }
  return found;
}

/** An open estimate holds a stream open, so its network is never idle; it reports when it is loaded. */
async function arrived(page: Page, path: string): Promise<void> {
  const isEstimate = /^\/estimate\/[0-9a-f-]{36}\//.test(path);
  if (!isEstimate) return settled(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (path.includes('/new-estimate')) await expect(saveWords(page)).toHaveText(/^(Saved |Read only)/);
}
