import { readFile } from 'node:fs/promises';
import { root } from '../../scripts/root.mjs';

interface Shot {
  readonly file: string;
  readonly vehicleType: string;
  readonly side: string;
  readonly view: string | null;
}

/** The demo company's own photo of a fifth wheel's road side. */
export async function yardPhoto(): Promise<Buffer> {
  const folder = `${root}/server/demo/photos`;
  const shots = JSON.parse(await readFile(`${folder}/photos.json`, 'utf8')) as Shot[];
  const shot = shots.find(
    ({ vehicleType, side, view }) =>
      vehicleType === 'fifth-wheel' && side === 'road' && view === 'front-left',
  );
  if (shot === undefined) throw new Error('The demo has no photo of a fifth wheel from the road side.');
  return readFile(`${folder}/${shot.file}`);
}
