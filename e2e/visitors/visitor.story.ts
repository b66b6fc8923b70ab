import type { Page } from '@playwright/test';
import { expect, test } from '../support/product.ts';

const visitorNavigation = ['Home', 'Products', 'Contact Us', 'About Us', 'Login/Signup'];

test('the welcome page greets in the words of the product, tells of it in three articles and a film, and leads to the trial', async ({
  page,
}) => {
  await page.goto('/welcome');
  await expect(page).toHaveTitle('Home · RV Damage Repair Estimator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Welcome To The RV Damage Repair Estimator',
  );
  await expect(page.getByText('The Worlds Most Reliable Damage Repair Estimation Software')).toBeVisible();

  await test.step('three articles, each with a picture and a paragraph', async () => {
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(3);
    for (const article of await articles.all()) await expect(article.getByRole('paragraph')).toBeVisible();
  });

  await test.step('a film with captions that loads nothing until it is played', async () => {
    const film = page.locator('video');
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(film).toHaveAttribute('poster', /^\/media\//);
    await expect(film.locator('track[kind=captions]')).toHaveCount(1);
    for (const source of await film.locator('source, track').all()) {
      const address = (await source.getAttribute('src')) ?? '';
      const answer = await page.request.get(address);
      expect(answer.status(), address).toBe(200);
      expect((await answer.body()).length, address).toBeLessThanOrEqual(3_000_000);
    }
    await film.evaluate((video: HTMLVideoElement) => {
      video.preload = 'metadata';
      const [track] = video.textTracks;
      if (track) track.mode = 'showing';
    });
    const seconds = () => film.evaluate((video: HTMLVideoElement) => video.duration || 0);
    await expect.poll(seconds).toBeGreaterThanOrEqual(60);
    expect(await seconds()).toBeLessThanOrEqual(90);
    const told = () =>
      film.evaluate((video: HTMLVideoElement) =>
        [...(video.textTracks[0]?.cues ?? [])].map(({ endTime }) => endTime),
      );
    await expect.poll(async () => (await told()).length).toBeGreaterThan(5);
    expect(Math.max(...(await told()))).toBeLessThanOrEqual(await seconds());
  });

  await page.getByRole('link', { name: 'Click here to sign up for a free 30 day trial!' }).click();
  await expect(page).toHaveURL('/order-form');
});

test('the logo is 200 by 84 on a large screen; on a phone it is 100 by 42 and the links are in a menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/welcome');
  const large = page.getByRole('main').getByRole('img', { name: 'RV Damage Repair Estimator', exact: true });
  expect(await large.boundingBox()).toMatchObject({ width: 200, height: 84 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(large).toBeHidden();
  const small = page.getByRole('link', { name: 'RV Damage Repair Estimator, home' }).locator('svg');
  expect(await small.boundingBox()).toMatchObject({ width: 100, height: 42 });

  await page.locator('summary', { hasText: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(visitorNavigation);
  await links.nth(3).click();
  await expect(page).toHaveURL('/about');
  await expect(links).toHaveCount(0);
});

test('a visitor reads of both formats and of the product, finds the pages by five links, and lands on the heading of each', async ({
  page,
}) => {
  await page.goto('/products');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await test.step('five links in the bar, and the copyright in the footer', async () => {
    await expect(links).toHaveText(visitorNavigation);
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`Copyright © ${new Date().getFullYear()} RV Resource`);
    await expect(footer).toContainText('Version 1.1.8');
  });

  await test.step('both formats with their prices and conditions', async () => {
    const web = page.getByRole('region', { name: 'Web software' });
    await expect(web.getByText('30 days free trial')).toBeVisible();
    await expect(web.getByText('$120.00 per user per month, after the trial')).toBeVisible();
    for (const benefit of [
      'Schedule work',
      'Measure performance',
      'Keep technicians on task and on time',
      'Prepare detailed and consistent consumer and insurance estimates',
    ]) {
      await expect(web.getByText(benefit)).toBeVisible();
    }
    const manual = page.getByRole('region', { name: 'Printed manual' });
    await expect(manual.getByText('$199.00 trade-association members')).toBeVisible();
    await expect(manual.getByText('$239.00 non-members')).toBeVisible();
    await expect(manual.getByText('300+ pages')).toBeVisible();
  });

  await test.step('going to another page moves focus to its heading and sets the title', async () => {
    await links.filter({ hasText: 'Home' }).click();
    await expect(page).toHaveTitle('Home · RV Damage Repair Estimator');
    await links.filter({ hasText: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
    await expect(page).toHaveTitle('About Us · RV Damage Repair Estimator');
  });

  await test.step('the about page describes the product and tells its history', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'labor times and material prices for building repair estimates and insurance claim estimates',
    );
    await expect(page.getByRole('heading', { level: 2, name: 'History' })).toBeVisible();
  });

  await test.step('the first stop of the keyboard leads past the navigation', async () => {
    await page.reload();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  const firstWords = {
    '/welcome': 'Welcome To The RV Damage Repair Estimator',
    '/products': 'Products',
    '/about': 'About Us',
    '/contact-us': 'Contact Us',
    '/order-form': 'Test Drive the NEW Damage Repair Estimator',
    '/login': 'Please sign in',
    '/session-expired': 'Your session has expired.',
    '/no-such-page': 'This is not the page you were looking for!',
  };

  test('every page can be read, and the menu of a phone opens', async ({ page, noise }) => {
    noise.expect(/status of 404/);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    for (const [path, heading] of Object.entries(firstWords)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(links.first()).toBeVisible();
      });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/welcome');
    await page.locator('summary', { hasText: 'Menu' }).click();
    await expect(links).toHaveText(visitorNavigation);
  });
});

test('no page brings a script or a style inside its markup', async ({ request }) => {
  for (const path of [
    '/welcome',
    '/login',
    '/order-form',
    '/contact-us',
    '/no-such-page',
    '/estimate/dashboard',
  ]) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<script(?![^>]*\ssrc=)|<style|\sstyle=/g), path).toBeNull();
  }
});

/** Records layout shifts and long tasks of every page opened from now on. */
async function watchMotion(page: Page): Promise<() => Promise<{ shifts: number[]; longTasks: number[] }>> {
  await page.addInitScript(() => {
    const motion = { shifts: [] as number[], longTasks: [] as number[] };
    Object.assign(window, { motion });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        motion.shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) motion.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { motion: { shifts: number[]; longTasks: number[] } }).motion);
}

/** React marks the element it renders into. */
function isTakenOver(page: Page): Promise<boolean> {
  return page
    .locator('#root')
    .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')));
}

test('taking over a prerendered page moves nothing, and a form is taken over when it is touched', async ({
  page,
}) => {
  const motion = await watchMotion(page);
  // The pointer may stand where an earlier story left it.
  await page.mouse.move(0, 0);
  for (const path of ['/contact-us', '/order-form', '/login']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await isTakenOver(page), path).toBe(path === '/login');
    await page.mouse.move(200, 300, { steps: 3 });
    await expect.poll(() => isTakenOver(page), path).toBe(true);
    expect((await motion()).shifts, path).toEqual([]);
    await page.mouse.move(0, 0);
  }
});

test('a page that is only read moves nothing, keeps nobody waiting, and brings the app when a form is near', async ({
  page,
}) => {
  const motion = await watchMotion(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  for (const path of ['/about', '/products', '/welcome']) {
    // A busy machine can hold up any task; one undisturbed visit shows what the page itself takes.
    await expect(async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await motion(), path).toEqual({ shifts: [], longTasks: [] });
    }).toPass();
  }
  expect(scripts.filter((script) => !/^\/(theme|assets\/visitor-[\w-]+)\.js$/.test(script))).toEqual([]);

  await test.step('the large button starts the film and goes', async () => {
    const button = page.getByRole('button', { name: /^Play the film/ });
    const isPlaying = () => page.locator('video').evaluate((film: HTMLVideoElement) => !film.paused);
    await button.click();
    await expect(button).toBeHidden();
    await expect.poll(isPlaying).toBe(true);
  });
  await test.step('pointing at the sign-in fetches the app and leaves the page as it is', async () => {
    const fetched = page.waitForRequest('**/assets/framework-*.js');
    await page.getByRole('link', { name: 'Login/Signup' }).hover();
    await fetched;
    await expect(page.getByRole('button', { name: /^Play the film/ })).toBeHidden();
  });
});
