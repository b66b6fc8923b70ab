import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDemoShots } from '../../demo/demo-photo-files.ts';

/** Writes the demo's pictures of hail to a new folder: all the others are read the same way. */
export async function writeHailPhotos(folder: string): Promise<void> {
  const shipped = fileURLToPath(new URL('../../../demo/photos', import.meta.url));
  const shots = (await readDemoShots(shipped)).filter(({ cause }) => cause === 'hail');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'photos.json'), JSON.stringify(shots));
  for (const { file } of shots) copyFileSync(path.join(shipped, file), path.join(folder, file));
}
