import type { Scene } from '@dre/illustrations/kit/scene/scene';
import { svgTree } from '@dre/illustrations/kit/svg/svg';
import { plates } from '@dre/illustrations/plates';
import type { DrawnPlate, WantedPicture } from './drawn-picture.ts';

/** The drawing of a plate and what can be pointed at in it, in as little data as will do. */
export async function drawPicture({ plate, length }: WantedPicture): Promise<DrawnPlate> {
  const scene = await plates[plate].load(length === undefined ? {} : { length });
  return { scene: withoutInk(scene), tree: svgTree(scene, { sharedDefs: false }) };
}

/** The drawing is in the tree already; as points it would be kept twice. */
function withoutInk(scene: Scene): Scene {
  const regions = scene.items.flatMap((item) =>
    item.kind === 'region' ? [{ ...item, draw: [], hit: { ...item.hit, path: [] } }] : [],
  );
  return { ...scene, items: regions, clips: [], gradients: [], patterns: [] };
}
