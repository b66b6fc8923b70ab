import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityViolations } from '../support/axe.ts';
import { saveWords } from '../support/builder.ts';
import { type Calls, callsOf, callsWith, readEstimate, startEstimate } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';

const cut = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;
const count = 12;

/** A different scene each, small enough to be generated here. */
function somePhotos(): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
        <rect width="1600" height="1200" fill="hsl(${index * 30}, 40%, 60%)"/>
        <circle cx="${200 + index * 100}" cy="600" r="${80 + index * 20}" fill="#eee"/></svg>`;
      const photo = sharp(Buffer.from(scene)).withExif({ IFD3: { GPSLatitudeRef: 'N' } });
      return (await photo.jpeg().toBuffer()).toString('base64');
    }),
  );
}

/** Drops twelve photos on the page; one has more bytes than may be sent, and one file is no picture. */
async function dropAll(page: Page, photos: readonly string[]): Promise<void> {
  await page.evaluate((pictures) => {
    const dropped = new DataTransfer();
    const add = (name: string, bytes: BlobPart[]) =>
      dropped.items.add(new File(bytes, name, { type: 'image/jpeg' }));
    for (const [index, picture] of pictures.entries()) {
      if (index === 5) add('renamed.jpg', ['This is a letter.']);
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      add(`IMG_${index}.jpg`, index === 2 ? [bytes, new Uint8Array(10_485_761)] : [bytes]);
    }
    const options = { dataTransfer: dropped, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('dragover', options));
    document.body.dispatchEvent(new DragEvent('drop', options));
  }, photos);
}

interface Addresses {
  readonly addresses: readonly { readonly file: string; readonly state: string; readonly full: string }[];
}

async function arrived(calls: Calls, id: string, { photos }: Estimate): Promise<Addresses['addresses']> {
  const files = photos.map(({ file }) => file);
  if (files.length === 0) return [];
  const { addresses } = await calls.post<Addresses>(`/api/estimates/${id}/photo-addresses`, { files });
  return addresses.filter(({ state }) => state !== 'waiting');
}

test('twelve photos dropped at once arrive, one above 10 MB too, though the network is cut and the page reloaded in the middle', async ({
  page,
  context,
  product,
  noise,
}) => {
  noise.expect(cut);
  const token = await signedInAs(page);
  const id = await startEstimate(callsWith(product.url, async () => token));
  const calls = callsOf(page, product.url);
  await page.goto(`/estimate/${id}/new-estimate?damage=road`);
  const strip = page.getByRole('region', { name: 'Photos' });
  await expect(strip.getByLabel(/^Add photos/)).toBeVisible({ timeout: 30_000 });

  let parts = 0;
  const isCut = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (request.method() === 'PATCH' && (parts += 1) === 4) void context.setOffline(true).then(resolve);
    });
  });
  await dropAll(page, await somePhotos());
  await isCut;
  const refused = strip.getByRole('alert');
  await expect(refused).toContainText('renamed.jpg Not a JPEG, PNG, WebP or HEIC picture');
  await expect(strip.getByRole('button', { name: /^Photo \d+$/ })).toHaveCount(count);
  await expect(strip.locator('img')).toHaveCount(count);
  await expect(saveWords(page)).toHaveText(/^Saved on this device\..*photos? will send when online$/);
  expect((await arrived(calls, id, (await readEstimate(calls, id)).estimate)).length).toBeLessThan(count);

  await context.setOffline(false);
  await page.goto(`/estimate/${id}/photos`);
  await expect(page.getByRole('heading', { name: 'Photos', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show Photo/ })).toHaveCount(count);
  await page.getByLabel('Caption of Photo 1', { exact: true }).fill('Torn at the joint');
  await page.keyboard.press('Enter');
  const first = page.getByRole('button', { name: 'Show Torn at the joint' });
  await first.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByRole('button', { name: /^Show / }).nth(1)).toHaveAccessibleName(/Torn/);
  await first.press('Enter');
  const large = page.getByRole('dialog', { name: 'Torn at the joint' });
  await expect(large.getByRole('img', { name: 'Torn at the joint' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText(`3 of ${count}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expect
    .poll(async () => (await arrived(calls, id, (await readEstimate(calls, id)).estimate)).length, {
      timeout: 60_000,
    })
    .toBe(count);
  await expect(saveWords(page)).toHaveText(/^Saved (?!on this device)[^.]*$/);
  const { estimate } = await readEstimate(calls, id);
  expect(new Set(estimate.photos.map(({ file }) => file)).size).toBe(count);
  expect(estimate.photos[1]?.caption).toBe('Torn at the joint');
  expect(estimate.photos.every(({ place }) => place?.side === 'road')).toBe(true);

  await page.reload();
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(count);
  expect(await accessibilityViolations(page)).toEqual([]);
});
