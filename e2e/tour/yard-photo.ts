import { readFile } from 'node:fs/promises';
import type { Alignment, PointPair } from '@dre/core/domain/estimates/model/estimate';
import { root } from '../../scripts/root.mjs';

interface Shot {
  readonly file: string;
  readonly plate: string;
  readonly pairs: readonly PointPair[];
}

const burstTire = 'fifth-wheel-blowout.jpg';

/** The demo company's own photo of a burst tire, and how it lies on the drawing. */
export async function yardPhoto(): Promise<{
  readonly buffer: Buffer;
  readonly alignment: Alignment;
}> {
  const folder = `${root}/server/demo/photos`;
  const shots = JSON.parse(await readFile(`${folder}/photos.json`, 'utf8')) as Shot[];
  const shot = shots.find(({ file }) => file === burstTire);
  if (shot === undefined) throw new Error(`The demo has no photo ${burstTire}.`);
  const { plate: drawing, pairs } = shot;
  return { buffer: await readFile(`${folder}/${burstTire}`), alignment: { drawing, pairs } };
}
