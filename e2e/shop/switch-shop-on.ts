import type { Page } from '@playwright/test';
import { expect, signedInAs } from '../support/product.ts';

/** As an owner does it; the page stays signed in as the owner. */
export async function switchShopOn(page: Page): Promise<void> {
  await signedInAs(page, 'owner');
  await page.goto('/account/shop');
  await page.getByRole('switch').first().press('Space');
  await expect(page.getByRole('switch', { name: 'The shop is on' })).toBeChecked();
}
