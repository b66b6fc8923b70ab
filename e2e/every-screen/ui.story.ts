import type { Page } from '@playwright/test';
import { accessibilityViolations, settled } from '../support/axe.ts';
import { expect, test } from '../support/product.ts';

// Components' behavior is tested in web/src/ui-page; these tests need a browser's layout, colors or scrolling.

test('the components break no accessibility rule in light, dark and sunlight, and what is dark prints in light', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.addInitScript(() => {
    localStorage.setItem('dre_theme', 'light');
    localStorage.setItem('dre_contrast', 'normal');
  });
  await page.goto('/ui/');
  await settled(page);
  await expect(html).not.toHaveAttribute('data-theme');
  await expect(html).not.toHaveAttribute('data-contrast');
  expect(await accessibilityViolations(page)).toEqual([]);

  // A theme changes colors and nothing else.
  await choose(page, 'Theme', 'Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await accessibilityViolations(page, 'colors')).toEqual([]);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const onScreen = await background();
  await page.emulateMedia({ media: 'print' });
  expect([onScreen, await background()]).toEqual(['rgb(13, 17, 22)', 'rgb(244, 245, 247)']);
  await page.emulateMedia({ media: 'screen' });

  await choose(page, 'Theme', 'Light');
  await choose(page, 'Contrast', 'Sunlight');
  await expect(html).toHaveAttribute('data-contrast', 'sun');
  expect(await accessibilityViolations(page, 'colors')).toEqual([]);
});

async function choose(page: Page, what: string, name: string): Promise<void> {
  await page.getByRole('radiogroup', { name: what }).getByRole('radio', { name }).click();
}

test('the components follow the system until the user chooses, and remember the choice on this device', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/ui/');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await expect(html).toHaveAttribute('data-contrast', 'sun');
  await expect(html).not.toHaveAttribute('data-theme');
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference' });
  await choose(page, 'Theme', 'Light');
  await choose(page, 'Density', 'Touch');
  await page.reload();
  await expect(html).not.toHaveAttribute('data-theme');
  await expect(html).toHaveAttribute('data-density', 'touch');
  const save = page.getByRole('button', { name: 'Primary' }).first();
  expect((await save.boundingBox())?.height).toBe(44);
});

test('an icon button explains itself when it takes focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/ui/?only=overlays');
  await settled(page);
  await page.getByRole('button', { name: 'Rates' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText('Copy the estimate number');
  // Focus can scroll the page to the button; the tooltip outlives that.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
        scrollBy(0, 30);
      }),
  );
  await settled(page);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('the multi-select dropdown has the height of the specification', async ({ page }) => {
  await page.goto('/ui/?only=lists');
  await page.getByRole('button', { name: /^Vehicle types/ }).click();
  const list = page.getByRole('listbox', { name: 'Vehicle types' });
  await expect(page.getByPlaceholder('Search')).toBeFocused();
  // A list that is still opening is slightly smaller by rounding.
  expect(Math.round((await list.boundingBox())?.height ?? 0)).toBe(197);
});
