import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { signedInAs } from '../support/session.ts';

/** Replaces a photo from the yard: the unit's own drawing in daylight, seen at a slant, with a dent in its wall. */
export async function yardPhoto(shown: Page, browser: Browser): Promise<Buffer> {
  const drawing = await plainDrawing(shown, browser);
  const page = await browser.newPage({ viewport: { width: 1600, height: 1200 } });
  try {
    await page.setContent(`<style>
      body { margin: 0; height: 1200px; overflow: hidden; perspective: 1500px;
        background: linear-gradient(#9fc3e6, #dcebf6 66%, #8d8a80 66.2%, #6f6c63); }
      img { position: absolute; left: 60px; top: 380px; width: 1330px; transform: rotateY(-15deg) rotateX(2deg);
        mix-blend-mode: multiply; filter: saturate(1.25) contrast(1.12) sepia(0.12); }
      i { position: absolute; left: 120px; top: 840px; width: 1330px; height: 90px; border-radius: 50%;
        background: rgb(20 20 20 / 0.5); filter: blur(28px); }
      b { position: absolute; left: 1050px; top: 752px; width: 150px; height: 56px; border-radius: 48%;
        background: radial-gradient(rgb(30 30 30 / 0.55), rgb(255 255 255 / 0.3) 62%, transparent 72%); transform: rotate(-7deg); }
    </style><i></i><img src="data:image/png;base64,${drawing.toString('base64')}"><b></b>`);
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    const clean = await page.screenshot();
    const grain = await sharp({
      create: {
        width: 1600,
        height: 1200,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 14 },
      },
    })
      .png()
      .toBuffer();
    return await sharp(clean)
      .composite([{ input: grain, blend: 'soft-light' }])
      .blur(0.7)
      .jpeg({ quality: 82 })
      .toBuffer();
  } finally {
    await page.close();
  }
}

/** The drawing without its background and without the marks of the estimate. */
async function plainDrawing(shown: Page, browser: Browser): Promise<Buffer> {
  const { origin } = new URL(shown.url());
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 3,
  });
  try {
    const page = await context.newPage();
    await signedInAs(page, 'tech');
    await page.goto('/help/book?vehicle=fifth-wheel&side=road');
    const drawing = page.locator('svg[data-side]').first();
    await drawing.waitFor({ timeout: 30_000 });
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('html, body, body *:not(svg *)'))
        one.style.background = 'transparent';
    });
    return await drawing.screenshot({ omitBackground: true });
  } finally {
    await context.close();
  }
}
