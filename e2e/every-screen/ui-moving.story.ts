import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/product.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasOwnContext: true });

test('a banner stays three seconds or as long as it is told, waits while its action is hovered, then fades, and only then is over', async ({
  page,
}) => {
  await openWithStoppedClock(page, 'messages');
  await test.step('three seconds, if nothing else is said', async () => {
    await page.getByRole('button', { name: 'Success banner' }).click();
    const banner = page
      .getByRole('status')
      .filter({ hasText: 'Estimate E-10482 sent to Great Lakes Mutual' });
    await expect(banner).toBeVisible();
    await page.clock.runFor(2999);
    await expect(banner.locator('[data-leaving]')).toHaveCount(0);
    expect(await fading(banner)).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByText('Banners finished: 1')).toBeVisible();
    await expect(banner).toBeHidden();
  });

  const colored = page.getByRole('button', { name: 'Colored banner, 5 s' });
  await test.step('a color and a duration of its own', async () => {
    await colored.click();
    const banner = page.getByRole('status').filter({ hasText: 'In a color of its own' }).locator('div');
    await expect(banner).toHaveCSS('background-color', 'rgb(18, 79, 165)');
    await expect(banner).toHaveCSS('color', 'rgb(255, 255, 255)');
    await page.clock.runFor(4999);
    await expect(banner).not.toHaveAttribute('data-leaving');
    await page.clock.runFor(1);
    await expect(page.getByText('Banners finished: 2')).toBeVisible();
  });

  await test.step('it waits while its action is hovered', async () => {
    await page.getByRole('button', { name: 'Banner with an action' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.hover();
    await page.clock.runFor(60_000);
    await expect(undo).toBeVisible();
    await page.mouse.move(10, 600);
    await page.clock.runFor(3000);
    await expect(undo).toBeHidden();
    await expect(page.getByText('Banners finished: 3')).toBeVisible();
  });

  await test.step('it is over also where nothing moves', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await colored.click();
    await expect(page.getByText('In a color of its own')).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.getByText('Banners finished: 4')).toBeVisible();
  });
});

test('a banner has the product’s two colors, in large bold letters, errors interrupt, and it fades for 300 ms', async ({
  page,
}) => {
  await page.goto('/ui/?only=messages');
  await page.getByRole('button', { name: 'Success banner' }).click();
  const success = page.getByRole('status').filter({ hasText: 'E-10482' }).locator('div');
  await expect(success).toHaveCSS('background-color', 'rgb(212, 237, 218)');
  await page.getByRole('button', { name: 'Error banner' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'E-10482' }).locator('div');
  await expect(failure).toHaveCSS('background-color', 'rgb(255, 0, 0)');
  await expect(failure).toHaveCSS('font-size', '19px');
  await expect(failure).toHaveCSS('font-weight', '700');
  await expect(success).toHaveCount(0);

  await setPlaybackRate(page, 0.01);
  await page.getByRole('button', { name: 'Success banner' }).click();
  const banner = page.getByRole('status').filter({ hasText: 'E-10482' });
  const times = banner.getByRole('button', { name: 'Close' }).evaluate(async (close: HTMLElement) => {
    const shown = close.parentElement;
    close.click();
    while (shown?.getAnimations().length === 0) await new Promise(requestAnimationFrame);
    return shown?.getAnimations().map((fade) => fade.effect?.getTiming().duration);
  });
  expect(await times).toEqual([300]);
});

test('a banner covers neither the title of a drawer nor its way out, however wide the window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ui/');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const opener of ['Open the drawer', 'From the left']) {
      await page.getByRole('button', { name: 'Colored banner, 5 s' }).click();
      await page.getByRole('button', { name: opener }).click();
      const banner = page.getByText('In a color of its own').locator('..');
      const head = page.getByRole('dialog', { name: 'History' }).locator('header');
      await expect(head).toBeInViewport({ ratio: 1 });
      expect(await overlap(banner, head), `${opener} in ${width}`).toBe(false);
      await page.keyboard.press('Escape');
      await expect(head).toBeHidden();
    }
  }
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('Only what is shown can overlap.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('a signature is drawn or typed, is black ink on nothing in any theme, can be cleared, and survives a turn of the tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.addInitScript(() => localStorage.setItem('dre_theme', 'dark'));
  await page.goto('/ui/?only=signature');
  const pad = page.getByRole('group', { name: 'Signature' }).first();
  const empty = pad.getByRole('img', { name: 'Signature, empty' });
  const signed = pad.getByRole('img', { name: 'Signature, signed' });
  await test.step('the pad starts 150 px high, or as high as its container', async () => {
    const heights = await page
      .locator('canvas')
      .evaluateAll((papers) => papers.map((paper) => paper.clientHeight));
    expect(heights[0]).toBe(150);
    expect(heights[1]).toBeGreaterThan(150);
  });

  await test.step('a PNG with black ink on nothing, also in the dark theme', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(empty).toBeVisible();
    await sign(page, pad);
    await expect(signed).toBeVisible();
    const ink = await inkOf(page);
    expect(ink).toMatchObject({ type: 'image/png', color: [0, 0, 0], corner: 0 });
    expect(ink.inked).toBeGreaterThan(100);
  });

  await test.step('it is gone after Clear Signature', async () => {
    await pad.getByRole('button', { name: 'Clear Signature' }).click();
    await expect(empty).toBeVisible();
    await expect(page.getByText('Nothing to send')).toBeVisible();
  });

  await test.step('it can be typed by who cannot draw', async () => {
    await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Light' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await pad.getByRole('img').focus();
    await page.keyboard.press('Enter');
    await expect(pad.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Dana Whitfield');
    await page.keyboard.press('Enter');
    await expect(signed).toBeFocused();
    const ink = await inkOf(page);
    expect(ink).toMatchObject({ type: 'image/png', color: [0, 0, 0] });
    expect(ink.inked).toBeGreaterThan(100);
    await pad.getByRole('button', { name: 'Clear Signature' }).click();
    await expect(empty).toBeVisible();
  });

  await test.step('it survives a turn of the tablet', async () => {
    await sign(page, pad);
    await expect(signed).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });
    const canvas = pad.locator('canvas');
    await expect(canvas).toHaveJSProperty('width', await canvas.evaluate((paper) => paper.clientWidth));
    expect(await inkOnPaper(canvas)).toBeGreaterThan(100);
  });

  await test.step('it cannot be given while the form is sent', async () => {
    const locked = page.getByRole('group', { name: 'Locked' });
    await expect(locked.getByRole('button', { name: 'Type my name' })).toBeDisabled();
    await expect(locked.getByRole('button', { name: 'Clear Signature' })).toBeDisabled();
    await sign(page, locked);
    await expect(locked.getByRole('img', { name: 'Signature, empty' })).toBeVisible();
  });
});

test('a press sends a wave through the button, and reduced motion none', async ({ page }) => {
  await page.goto('/ui/?only=buttons');
  const button = page.getByRole('button', { name: 'Default' }).first();
  await setPlaybackRate(page, 0.01);
  await button.hover();
  await page.mouse.down();
  const wave = button.locator('[data-wave]');
  await expect(wave).toHaveCount(1);
  const enter = await wave.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration);
  expect(enter).toBe(450);
  await setPlaybackRate(page, 1);
  await page.mouse.up();
  await expect(wave).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.down();
  await expect(wave).toHaveCount(0);
  await page.mouse.up();
});

test('skeletons come after 150 ms and stay for 300; the progress spinner is 100 px wide', async ({
  page,
}) => {
  await openWithStoppedClock(page, 'progress');
  const specimen = page.getByRole('article', { name: /^Skeletons/ });
  const loading = specimen.getByText('Loading the customer');
  await specimen.getByRole('button', { name: 'Load', exact: true }).click();
  await page.clock.runFor(149);
  await expect(loading).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(loading).toHaveCount(1);
  await specimen.getByRole('button', { name: 'Loaded' }).click();
  await page.clock.runFor(100);
  await expect(loading).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(loading).toHaveCount(0);
  await expect(specimen.getByText('Ruth Okafor, Holland, Michigan')).toBeVisible();

  const spinner = page.getByRole('status').filter({ hasText: 'Loading estimate E-10482' }).locator('svg');
  await expect(spinner).toHaveAttribute('width', '100');
  expect(await spinner.evaluate((circle) => circle.clientWidth)).toBe(100);
});

/** The speed of animations: slowed, they can be examined before they end, however busy the machine is. */
async function setPlaybackRate(page: Page, playbackRate: number): Promise<void> {
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate });
}

/** From here on time passes only on request. */
async function openWithStoppedClock(page: Page, section: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(`/ui/?only=${section}`);
  await page.clock.pauseAt(3_600_000);
}

async function sign(page: Page, pad: Locator): Promise<void> {
  const paper = pad.locator('canvas');
  await paper.scrollIntoViewIfNeeded();
  // The drawing library arrives separately; it is ready once the canvas has its own pixel size.
  await expect.poll(() => paper.evaluate((canvas: HTMLCanvasElement) => canvas.width === 300)).toBe(false);
  const box = await paper.boundingBox();
  if (!box) throw new Error('The paper is not on the page.');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(box.x + 40 + step * 8, box.y + 60 + 25 * Math.sin(step / 2));
  }
  await page.mouse.up();
}

/** The picture that would be sent, examined pixel by pixel. */
async function inkOf(page: Page) {
  const address = (await page.locator('[data-signature^="data:"]').getAttribute('data-signature')) ?? '';
  return page.evaluate(async (picture) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    const solid = Array.from({ length: data.length / 4 }, (_, pixel) => pixel * 4).filter(
      (at) => data[at + 3] === 255,
    );
    const [first = 0] = solid;
    return {
      type: picture.slice('data:'.length, picture.indexOf(';')),
      inked: solid.length,
      color: [data[first], data[first + 1], data[first + 2]],
      corner: data[3],
    };
  }, address);
}

function inkOnPaper(canvas: Locator): Promise<number> {
  return canvas.evaluate((paper: HTMLCanvasElement) => {
    const { data } = paper.getContext('2d')?.getImageData(0, 0, paper.width, paper.height) ?? { data: [] };
    return [...data].filter((value, index) => index % 4 === 3 && value === 255).length;
  });
}

function fading(banner: Locator): Promise<unknown[]> {
  return banner.evaluate((region) =>
    region.getAnimations({ subtree: true }).map((animation) => animation.id),
  );
}
