import { createHash } from 'node:crypto';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import { photoLimits } from '@dre/core/contract/estimates/photos';
import { companyHeader } from '@dre/core/contract/session/session';
import type { Browser, Page } from '@playwright/test';
import { callsWith, startEstimate, tokenOf } from '../../e2e/support/calls.ts';
import { wallPhoto, type WallPhoto } from '../../e2e/support/wall-photo.ts';
import type { Goal } from '../goal.ts';

/** Twelve megapixels, as a phone takes them. */
const [width, height] = [4_032, 3_024];
const frames = 120;

/** Both pictures follow the finger by scrolling: no style and no layout work while panning. */
export const pan60: Goal = {
  id: 'pan-60',
  means: `layouts and style recalculations per frame while two photos of 12 megapixels are panned beside and over their drawing for ${frames} frames each, and the share of frames the page did not finish in time`,
  async measure({ product, browser }) {
    const opened = await openComparison(browser, product.url);
    const { page } = opened;
    const counted = { layouts: 0, styles: 0, frames: 0, dropped: 0 };
    await page.goto(`/estimate/${opened.id}/compare`);
    await prepared(page);
    // The first photo beside its drawing, the next one under it.
    for (const keys of ['', ']o']) {
      for (const key of keys) await page.keyboard.press(key);
      await comeNear(page);
      const trace = await panned(browser, page);
      counted.layouts += trace.layouts;
      counted.styles += trace.styles;
      counted.frames += trace.frames;
      counted.dropped += trace.dropped;
    }
    await page.context().close();
    if (counted.frames < frames) throw new Error('Nothing was panned.');
    return [
      { name: 'layouts-per-frame', value: counted.layouts / counted.frames, limit: 0 },
      { name: 'styles-per-frame', value: counted.styles / counted.frames, limit: 0 },
      { name: 'dropped-share', value: counted.dropped / counted.frames, limit: 0.01 },
    ];
  },
};

async function openComparison(browser: Browser, url: string) {
  const wall = await wallPhoto(width, height);
  const token = await tokenOf(url, 'estimator');
  const calls = callsWith(url, async () => token);
  const id = await startEstimate(calls);
  const file = await sent(url, token, id, wall.jpeg);
  const photos = [crypto.randomUUID(), crypto.randomUUID()];
  const changes = photos.flatMap((photo, at) => photoOnDrawing(photo, file, wall, `a${at}`));
  const edits = changes.map((change) => ({ ...change, id: crypto.randomUUID() }));
  await calls.post(`/api/estimates/${id}/edits`, { device: crypto.randomUUID(), since: 0, edits });
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((idToken) => sessionStorage.setItem('id_token', idToken), token);
  return { page, id, photos };
}

/** A photo aligned to the drawing by the four corners of its wall. */
function photoOnDrawing(id: string, file: string, wall: WallPhoto, order: string): readonly Change[] {
  const pairs = [
    [90, 20],
    [360, 20],
    [360, 125],
    [90, 125],
  ].map(([x = 0, y = 0]) => {
    const seen = wall.see({ x, y });
    const share = (part: number, whole: number) => Math.round((part / whole) * 1_000_000);
    return {
      onPhoto: [share(seen.x, width), share(seen.y, height)] as const,
      onDrawing: [x * 1_000, y * 1_000] as const,
    };
  });
  const place = { side: 'road' as const, subSide: '' };
  const photo = { id, file, width, height, caption: '', place, view: null, lines: [], takenAt: null, order };
  return [
    { kind: 'add-photo', photo },
    { kind: 'change-photo', photoId: id, changes: { alignment: { drawing: 'fw35.road', pairs } } },
  ];
}

/** All of its bytes, unchanged: a browser would have shrunk it first. */
async function sent(url: string, token: string, estimate: string, bytes: Buffer): Promise<string> {
  const file = createHash('sha256').update(bytes).digest('hex');
  const address = `${url}/api/estimates/${estimate}/photo-files/${file}`;
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    data: { companies: readonly { id: string }[] };
  };
  const headers = { authorization: `Bearer ${token}`, [companyHeader]: claims.data.companies[0]?.id ?? '' };
  const call = async (at: string, type: string, more: RequestInit) => {
    const answer = await fetch(at, { ...more, headers: { ...headers, 'content-type': type } });
    if (!answer.ok) throw new Error(`${at} was answered with ${answer.status}: ${await answer.text()}`);
  };
  await call(address, 'application/json', { method: 'PUT', body: JSON.stringify({ bytes: bytes.length }) });
  for (let offset = 0; offset < bytes.length; offset += photoLimits.partBytes) {
    const body = new Uint8Array(bytes.subarray(offset, offset + photoLimits.partBytes));
    await call(`${address}?offset=${offset}`, 'application/octet-stream', { method: 'PATCH', body });
  }
  return file;
}

/** Ten seconds after opening, the page prefetches further parts, which is no part of panning. */
async function prepared(page: Page): Promise<void> {
  await page.locator('[data-stage="drawing"] svg[data-side]').waitFor({ timeout: 60_000 });
  await page.evaluate(async () => {
    const fetched = () => performance.getEntriesByType('resource').length;
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    for (let before = -1; before !== fetched();) {
      before = fetched();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  });
}

/** Zoomed in so far that the full photo is fetched, with both pictures at rest. */
async function comeNear(page: Page): Promise<void> {
  await page.locator('[data-stage="photo"]').focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('+');
  const image = page.locator(`[data-stage="photo"] img[width="${width}"]`);
  await image.waitFor({ timeout: 60_000 });
  await image.evaluate((shown: HTMLImageElement) => shown.decode());
}

async function panned(browser: Browser, page: Page) {
  const box = await page.locator('[data-stage="photo"]').boundingBox();
  if (!box) throw new Error('The photo is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2, y);
  await atRest(page);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  });
  for (let frame = 0; frame < frames; frame += 1) {
    const turn = (frame / frames) * 2 * Math.PI;
    await page.mouse.move(x + 90 * Math.sin(turn), y + 60 * Math.sin(turn * 2));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: { name: string }[] };
  await page.mouse.up();
  const count = (name: string) => trace.traceEvents.filter((event) => event.name === name).length;
  // Two panes side by side are two scrolled layers.
  if (count('ScrollLayer') < frames) throw new Error('The pictures did not follow the pointer.');
  return {
    layouts: count('Layout'),
    styles: count('UpdateLayoutTree'),
    frames,
    dropped: count('DroppedFrame'),
  };
}

async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
}
