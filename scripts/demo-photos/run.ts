// `npm run demo:photos [-- part-of-a-name] [--draft] [--missing] [--list]`: takes the photos of the demo company again,
// into server/demo/photos. They are made of the book's own plates: laid into a picture with ground, light and damage, so
// that each is aligned with its drawing exactly. `--draft` takes them on a coarse grid, `--missing` takes those that are
// not there yet, so that several runs share the work, and `--list` writes only the list.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { root } from '../root.mjs';
import { drawnShots } from './drawn/drawn-shots.ts';
import { listedDrawn, listedVehicle } from './photo-list.ts';
import { vehicleShots } from './shots/vehicle-shots.ts';
import { takeDrawnPhoto } from './take-drawn-photo.ts';
import { grids, photoSize, takePhoto } from './take-photo.ts';

const folder = `${root}/server/demo/photos`;
const options = new Set(process.argv.filter((word) => word.startsWith('--')));
const wanted = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const quality = options.has('--draft') ? 'draft' : 'photo';

await mkdir(folder, { recursive: true });
if (!options.has('--missing')) await writeList();
if (!options.has('--list')) await takePhotos();

async function writeList(): Promise<void> {
  const vehicles = await Promise.all(vehicleShots.map(listedVehicle));
  const list = [...vehicles, ...drawnShots.map(listedDrawn)].toSorted((a, b) => (a.file < b.file ? -1 : 1));
  await writeFile(`${folder}/photos.json`, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${list.length} photos in the list`);
}

async function takePhotos(): Promise<void> {
  const executablePath = await findChromium({ shellFirst: true });
  const take = async (name: string, photo: (browser: Browser) => Promise<Buffer>) => {
    if (options.has('--missing') && existsSync(`${folder}/${name}.jpg`)) return;
    // Another run that shares the work passes this one by.
    if (options.has('--missing')) await writeFile(`${folder}/${name}.jpg`, '');
    // Large pages stay in a browser's memory, so each photo has its own.
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    const jpeg = await photo(browser);
    await browser.close();
    await writeFile(`${folder}/${name}.jpg`, jpeg);
    console.log(`${name}.jpg, ${Math.round(jpeg.length / 1000)} KB`);
  };
  for (const shot of vehicleShots.filter(({ name }) => name.includes(wanted))) {
    await take(shot.name, (browser) => takePhoto(browser, shot, quality));
  }
  for (const shot of drawnShots.filter(({ name }) => name.includes(wanted))) {
    await take(shot.name, (browser) => takeDrawnPhoto(browser, shot, photoSize, grids[quality]));
  }
}
