import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe.ts';
import { callsOf, callsWith, readEstimate, startEstimate } from '../support/calls.ts';
import { expect, signedInAs, test } from '../support/product.ts';
import { type Place, wallPhoto, type WallPhoto } from '../support/wall-photo.ts';

const corners: readonly Place[] = [
  { x: 90, y: 20 },
  { x: 360, y: 20 },
  { x: 360, y: 125 },
  { x: 90, y: 125 },
];

/** The screen position of a point of the wall, on the photo as it was taken. */
async function onPhoto(page: Page, photo: WallPhoto, place: Place): Promise<Place> {
  const box = await page.locator('[data-stage="photo"] img').boundingBox();
  if (!box) throw new Error('The photo is not on the screen.');
  const { x, y } = photo.see(place);
  return { x: box.x + (x / photo.width) * box.width, y: box.y + (y / photo.height) * box.height };
}

async function onDrawing(page: Page, place: Place): Promise<Place> {
  return page.locator('[data-stage="drawing"] svg[data-side]').evaluate((svg, { x, y }) => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    const [boxX = 0, boxY = 0, wide = 1, high = 1] = (svg.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    return { x: left + ((x - boxX) / wide) * width, y: top + ((y - boxY) / high) * height };
  }, place);
}

/** The middle of a part of the drawing, in inches. */
async function middleOf(page: Page, region: string): Promise<Place> {
  return page
    .locator(`[data-stage="drawing"] [data-region="${region}"] .hit`)
    .evaluate((hit: SVGPathElement) => {
      const { x, y, width, height } = hit.getBBox();
      return { x: x + width / 2, y: y + height / 2 };
    });
}

async function markPoints(page: Page, photo: WallPhoto, places: readonly Place[]): Promise<void> {
  for (const place of places) {
    const [seen, drawn] = [await onPhoto(page, photo, place), await onDrawing(page, place)];
    await page.mouse.click(seen.x, seen.y);
    await page.mouse.click(drawn.x, drawn.y);
  }
}

async function touch(page: Page, fingers: readonly (readonly Place[])[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const [step, points] of fingers.entries()) {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await devtools.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

const listed = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Annotations' }).getByRole('listitem');

test('a photo is marked, laid on the drawing, compared with it, and a pin on it becomes a line', async ({
  page,
  product,
}) => {
  const token = await signedInAs(page);
  const calls = callsWith(product.url, async () => token);
  const id = await startEstimate(calls);
  const photo = await wallPhoto();
  await page.goto(`/estimate/${id}/new-estimate?damage=road`);
  const strip = page.getByRole('region', { name: 'Photos' });
  await strip.locator('input[type="file"]').setInputFiles({
    name: 'wall.jpg',
    mimeType: 'image/jpeg',
    buffer: photo.jpeg,
  });
  await strip.getByRole('link', { name: 'Compare' }).click({ timeout: 30_000 });
  const aside = page.getByRole('complementary', { name: 'Annotations' });
  await expect(aside).toContainText('Not aligned');
  await expect(page.locator('[data-stage="drawing"] svg[data-side]')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-stage="photo"] img')).toBeVisible();

  // Marked by key: two corners set at the crosshair. Undo is the estimate's own.
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(listed(page).filter({ hasText: 'Box' })).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(listed(page)).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(listed(page)).toHaveCount(1);

  // Drawn with one finger; two fingers zoom instead.
  const { x, y } = await onPhoto(page, photo, { x: 200, y: 60 });
  await page.keyboard.press('d');
  await touch(page, [[{ x, y }], [{ x: x + 20, y: y + 8 }], [{ x: x + 40, y }], [{ x: x + 60, y: y + 12 }]]);
  await expect(listed(page).filter({ hasText: 'Drawing' })).toHaveCount(1);
  await touch(page, [
    [
      { x: x - 20, y },
      { x: x + 20, y },
    ],
    [
      { x: x - 60, y },
      { x: x + 60, y },
    ],
  ]);
  await expect(listed(page)).toHaveCount(2);
  await page.keyboard.press('v');
  await page.keyboard.press('0');

  // Two matching points align the photo; two more remove its perspective.
  await aside.getByRole('button', { name: 'Mark two matching points' }).click();
  await expect(aside).toContainText('Tap point A on the photo');
  await markPoints(
    page,
    photo,
    [corners[0], corners[2]].flatMap((corner) => corner ?? []),
  );
  await expect(aside).toContainText('Aligned by 2 points');
  await aside.getByRole('button', { name: 'Mark two more' }).click();
  await markPoints(
    page,
    photo,
    [corners[1], corners[3]].flatMap((corner) => corner ?? []),
  );
  await expect(aside).toContainText('Aligned by 4 points');
  await expect(page.getByRole('button', { name: 'Zoom and pan linked (L)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await accessibilityViolations(page)).toEqual([]);

  // The same points of both lie at the same height, and a measure is true to the wall.
  await page.keyboard.press('m');
  const [from, to] = [await onDrawing(page, { x: 150, y: 100 }), await onDrawing(page, { x: 250, y: 100 })];
  const beside = await page.evaluate(() => {
    const left = (name: string) =>
      document.querySelector(`[data-stage="${name}"]`)?.getBoundingClientRect().left ?? 0;
    return left('drawing') - left('photo');
  });
  await page.mouse.move(from.x - beside, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x - beside, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(listed(page).filter({ hasText: 'Measure' })).toContainText(/^Measure8 ft [34]/);
  await aside.getByRole('button', { name: 'Use in calculator' }).click();
  await page.getByRole('menuitem', { name: 'Siding: length' }).click();
  const sheet = page.getByRole('dialog', { name: 'Siding calculator' });
  await expect(sheet.getByRole('textbox', { name: 'Length' })).toHaveValue(/^8\.3/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  // One over the other: transparent, cut at an edge, for a moment.
  await page.keyboard.press('o');
  await page.getByRole('slider', { name: 'Drawing' }).press('End');
  await expect(page.getByRole('slider', { name: 'Drawing' })).toHaveAttribute(
    'aria-valuetext',
    '100 percent drawing',
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Swipe' }).click();
  const curtain = page.getByRole('slider', { name: 'Swipe between photo and drawing' });
  await curtain.press('Home');
  await expect(curtain).toHaveAttribute('aria-valuetext', '0 percent photo, 100 percent drawing');
  await page.getByRole('radio', { name: 'Blink' }).click();
  const held = page.getByRole('button', { name: /^Hold to see/ });
  await page.keyboard.down('h');
  await expect(held).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.up('h');
  await expect(held).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('radio', { name: 'Side by side' }).click();

  // The part under the pin is proposed; one key makes it a line with its pin.
  const region = await page
    .locator('[data-stage="drawing"] [data-region^="door.pass-through"]')
    .first()
    .getAttribute('data-region');
  const spot = await onDrawing(page, await middleOf(page, region ?? ''));
  await page.keyboard.press('p');
  await page.mouse.click(spot.x - beside, spot.y);
  const proposal = aside.getByRole('region', { name: 'Pin to line' });
  await expect(proposal.getByRole('heading')).toContainText(/baggage door/i);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('1');
  await expect(proposal).toBeHidden();
  await expect(listed(page).filter({ hasText: /baggage door/i })).toHaveCount(1);
  await expect
    .poll(async () => (await readEstimate(callsOf(page, product.url), id)).estimate.photos[0]?.pins.length, {
      timeout: 20_000,
    })
    .toBe(1);
  const { estimate } = await readEstimate(callsOf(page, product.url), id);
  const [line] = estimate.lines;
  expect(line?.place.region).toBe(region);
  expect(estimate.photos[0]?.lines).toEqual([line?.id]);
  expect(estimate.photos[0]?.alignment?.pairs).toHaveLength(4);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('toolbar', { name: 'Annotate' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('photos still being made ready when the comparison is opened come into its film; quick presses go two photos on, and mode, photo and side are chosen each by itself', async ({
  page,
  product,
}) => {
  const [{ jpeg: small }, { jpeg: large }] = await Promise.all([wallPhoto(), wallPhoto(8_000, 6_000)]);
  const token = await signedInAs(page);
  const id = await startEstimate(callsWith(product.url, async () => token));
  await page.goto(`/estimate/${id}/new-estimate?damage=road`);
  const strip = page.getByRole('region', { name: 'Photos' });
  // A different file each: bytes behind the picture do not change it.
  const files = [small, large, large, large].map((jpeg, at) => ({
    name: `wall-${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg, Buffer.from([at])]),
  }));
  await strip.locator('input[type="file"]').setInputFiles(files);
  // Compared as soon as the first of them is on the estimate.
  await strip.getByRole('link', { name: 'Compare' }).click();
  await expect(page.locator('[data-stage="photo"] img')).toBeVisible({ timeout: 30_000 });
  const film = page.getByRole('list', { name: 'Photos' }).getByRole('button');
  await expect(film).toHaveCount(4, { timeout: 60_000 });
  await expect
    .poll(async () => (await readEstimate(callsOf(page, product.url), id)).estimate.photos.length)
    .toBe(4);

  await expect(film.nth(0)).toHaveAttribute('aria-pressed', 'true');
  for (const key of [']', ']', 'o']) await page.keyboard.press(key);
  await expect(film.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('radio', { name: 'Overlay' })).toBeChecked();
  await page.getByRole('button', { name: /Choose another side$/ }).click();
  await page.getByRole('menuitem', { name: 'Roof' }).click();
  await expect(page.getByRole('button', { name: 'Drawing: Roof. Choose another side' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Overlay' })).toBeChecked();
  await expect(film.nth(2)).toHaveAttribute('aria-pressed', 'true');
});
