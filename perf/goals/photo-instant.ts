import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { openLines } from '../support/estimates-of-lines.ts';
import type { Goal } from '../goal.ts';
import { tasksDuring } from '../support/long-tasks.ts';

const tries = 6;
const pixels = { width: 4_032, height: 3_024 } as const;

/** A photo of 12 megapixels dropped on the builder: shown at once, shrunk in a worker, sent small. */
export const photoInstant: Goal = {
  id: 'photo-instant',
  means: `a photo of ${pixels.width} × ${pixels.height} pixels given to the builder: milliseconds until its thumbnail is painted (the least of ${tries}), share of its bytes that is sent, and the longest task of the main thread, in milliseconds of processor time, until it is ready to be sent (the least of ${tries})`,
  async measure({ product, browser }) {
    const { page } = await openLines(browser, product.url, 5);
    await page.locator('section[aria-label="Photos"] input[type=file]').waitFor({ state: 'attached' });
    const folder = await mkdtemp(join(tmpdir(), 'photo-instant-'));
    let [painted, task, share] = [Infinity, Infinity, 0];
    for (let index = 0; index < tries; index += 1) {
      const photo = await aPhoto();
      // From the disk, as a browser reads it: bytes passed in by the measurement would go through the page.
      const file = join(folder, `IMG_${index}.jpg`);
      await writeFile(file, photo);
      const taken = await takeIn(browser, page, file);
      painted = Math.min(painted, taken.painted);
      task = Math.min(task, taken.longestTask);
      share = Math.max(share, taken.sentBytes / photo.length);
    }
    await page.context().close();
    await rm(folder, { recursive: true });
    return [
      { name: 'thumbnail-ms', value: painted, limit: 100 },
      { name: 'sent-share', value: share, limit: 0.15 },
      { name: 'longest-task-ms', value: task, limit: 16.7 },
    ];
  },
};

/** Like a camera's: a scene with edges and sensor noise, a little over 4 MB. */
async function aPhoto(): Promise<Buffer> {
  const [width, height] = [pixels.width / 2, pixels.height / 2];
  const grain = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .blur(0.8)
    .linear(0.32, 88)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const scene = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}">
      <rect width="100%" height="60%" fill="#9db7d4"/><rect y="60%" width="100%" height="40%" fill="#6f6a61"/>
      <rect x="400" y="900" width="3200" height="1300" rx="120" fill="#f1efe9" stroke="#333" stroke-width="14"/>
      <path d="M400 1700 C1400 1300 2600 2000 3600 1500" stroke="#2e5fa3" stroke-width="130" fill="none"/>
      <circle cx="1300" cy="2250" r="300" fill="#222"/><circle cx="2500" cy="2250" r="300" fill="#222"/>
    </svg>`,
  );
  return sharp(grain)
    .resize(pixels.width, pixels.height)
    .composite([{ input: scene, blend: 'soft-light' }])
    .jpeg({ quality: 94 })
    .toBuffer();
}

interface TakenIn {
  readonly painted: number;
  readonly longestTask: number;
  readonly sentBytes: number;
}

async function takeIn(browser: Browser, page: Page, file: string): Promise<TakenIn> {
  let sentBytes = 0;
  const onRequest = (request: { method(): string; url(): string; postData(): string | null }) => {
    if (request.method() !== 'PUT' || !request.url().includes('/photo-files/')) return;
    sentBytes = (JSON.parse(request.postData() ?? '{}') as { bytes?: number }).bytes ?? 0;
  };
  page.on('request', onRequest);
  const watched = await page.evaluateHandle(watchStrip);
  const tasks = await tasksDuring(browser, page, async () => {
    const announced = page.waitForRequest((request) => request.url().includes('/photo-files/'));
    await page.locator('section[aria-label="Photos"] input[type=file]').setInputFiles(file);
    await announced;
  });
  const painted = await watched.evaluate(({ painting }) => painting);
  page.off('request', onRequest);
  return { painted, longestTask: Math.max(...tasks), sentBytes };
}

/** From the moment the page receives the file to the frame that shows a new thumbnail. */
function watchStrip(): { readonly painting: Promise<number> } {
  const strip = document.querySelector('section[aria-label="Photos"]');
  const before = new Set([...(strip?.querySelectorAll('img') ?? [])].map(({ src }) => src));
  let start = Number.NaN;
  strip?.addEventListener('change', () => (start = performance.now()), { once: true, capture: true });
  const painting = new Promise<number>((resolve) => {
    const look = () => {
      const shown = [...(strip?.querySelectorAll('img') ?? [])].some(
        ({ src, complete, naturalWidth }) => !before.has(src) && complete && naturalWidth > 0,
      );
      // A task after the frame that contains it: it has been painted.
      if (shown) setTimeout(() => resolve(performance.now() - start), 0);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return { painting };
}
