import { openBuilder, press, saveWords } from '../support/builder.ts';
import { callsOf, callsWith, readEstimate, startEstimate } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';
import { wallPhoto } from '../support/wall-photo.ts';

test('changes and photos that only the device has are told on the dashboard and sent from there', async ({
  page,
  product,
  noise,
}) => {
  noise.expect(/ERR_FAILED/);
  const token = await signedInAs(page);
  const id = await startEstimate(callsWith(product.url, async () => token));
  const sent = /\/api\/estimates\/[^/]+\/(edits|photo-files\/)/;
  await page.route(sent, (route) => route.abort());
  await openBuilder(page, id);
  await press(page, 1);
  const strip = page.getByRole('region', { name: 'Photos' });
  const { jpeg } = await wallPhoto(800, 600);
  await strip
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  await expect(strip.locator('img')).toHaveCount(1);
  await expect(saveWords(page)).toHaveText(/^Saved on this device\..*photo will send when online$/);

  await page.goto('/estimate/dashboard');
  const note = page.getByRole('status').filter({ hasText: 'only on this device' });
  await expect(note).toContainText(/^\d changes? and 1 photo are only on this device/);
  await page.unroute(sent);
  await note.getByRole('button', { name: 'Send now' }).click();
  await expect(note).toHaveCount(0);

  const { estimate } = await readEstimate(callsOf(page, product.url), id);
  expect(estimate.photos).toHaveLength(1);
  expect(estimate.lines).toHaveLength(1);
});
