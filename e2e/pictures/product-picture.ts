import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../scripts/root.mjs';
import { onDemoStage } from '../support/demo-stage.ts';
import { atRest, draft } from './help-pictures.ts';
import { taken } from './readme-pictures.ts';

const widths = [720, 1440];
const height = 848;

/** The picture of the page "Products": the builder at work on an estimate of the demo company, in three formats. */
export async function productPicture(): Promise<readonly string[]> {
  let shot: Buffer = Buffer.alloc(0);
  await onDemoStage(async (stage) => {
    shot = await taken(stage, { who: 'estimator', picture: builder }, await stage.idOf(draft));
  });
  const files = widths.flatMap((width) => {
    const path = `${root}/web/public/media/builder-${width}`;
    const resized = () => sharp(shot).resize({ width });
    return [
      resized().avif({ quality: 60 }).toFile(`${path}.avif`),
      resized().webp({ quality: 82 }).toFile(`${path}.webp`),
      resized().jpeg({ quality: 80, mozjpeg: true }).toFile(`${path}.jpg`),
    ];
  });
  await Promise.all(files);
  const names = widths.flatMap((width) => ['avif', 'webp', 'jpg'].map((kind) => `builder-${width}.${kind}`));
  return Promise.all(
    names.map(async (name) => `${name}: ${(await stat(`${root}/web/public/media/${name}`)).size} bytes`),
  );
}

async function builder(page: Page, hail: string): Promise<Buffer> {
  await page.setViewportSize({ width: widths.at(-1) ?? 0, height });
  await page.goto(`/estimate/${hail}/new-estimate?damage=roof`);
  await page
    .getByText(/^Saved /)
    .filter({ visible: true })
    .first()
    .waitFor();
  await atRest(page);
  return page.screenshot();
}
