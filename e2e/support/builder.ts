import { expect, type Locator, type Page } from '@playwright/test';

/** The save state, as the builder shows it. */
export const saveWords = (page: Page): Locator => page.locator('header [data-kind] output');

export const withTheServer = /^Saved (?!on this device)/;

/** Operations of the selected sub side that are not on the estimate. */
export const offers = (page: Page): Locator =>
  page.getByRole('region', { name: /^Parts, / }).locator('button[aria-pressed="false"]');

export const offersTaken = (page: Page): Locator =>
  page.getByRole('region', { name: /^Parts, / }).locator('button[aria-pressed="true"]');

/** The builder with its picture and the parts of a sub side. The first visit fetches the whole book. */
export async function openBuilder(page: Page, id: string, product = ''): Promise<void> {
  await page.goto(`${product}/estimate/${id}/new-estimate?damage=road`);
  await expect(offers(page).first()).toBeVisible({ timeout: 30_000 });
}

/** Adds this many operations to the estimate, one press each, as fast as the page allows. */
export async function press(page: Page, times: number): Promise<void> {
  const taken = await offersTaken(page).count();
  await page.evaluate(async (presses) => {
    for (let pressed = 0; pressed < presses; pressed += 1) {
      const offer = document.querySelector<HTMLElement>(
        '[aria-label^="Parts, "] button[aria-pressed="false"]',
      );
      offer?.click();
      const isTaken = () => offer?.ariaPressed !== 'false';
      while (!isTaken()) await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }, times);
  await expect(offersTaken(page)).toHaveCount(taken + times);
}
