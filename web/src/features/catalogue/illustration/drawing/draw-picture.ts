import type { Scene } from '@dre/illustrations/kit/scene/scene';
import { svgTree } from '@dre/illustrations/kit/svg/svg';
import { plates } from '@dre/illustrations/plates';
import type { DrawnPlate, PictureRequest } from './drawn-picture.ts';

/** Draws a plate and its pointable regions, in as little data as possible. */
export async function drawPicture({ plate, length }: PictureRequest): Promise<DrawnPlate> {
  const scene = await plates[plate].load(length === undefined ? {} : { length });
  return { scene: withoutInk(scene), tree: svgTree(scene, { sharedDefs: false }) };
}

/** The tree already holds the drawing; its points would be stored twice. */
function withoutInk(scene: Scene): Scene {
  const regions = scene.items.flatMap((item) =>
    item.kind === 'region' ? [{ ...item, draw: [], hit: { ...item.hit, path: [] } }] : [],
  );
  return { ...scene, items: regions, clips: [], gradients: [], patterns: [] };
}
