import type { Plate } from '../../kit/plate.ts';
import type { Scene, Side } from '../../kit/scene.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({
  vehicleType: 'folding-camper',
  view,
  state: 'open',
  load,
});

const folded = (view: Side, load: () => Promise<Scene>): Plate => ({ ...plate(view, load), state: 'folded' });

export const foldingCamperPlates = {
  'fc12.road': plate('road', async () => (await import('./road.ts')).foldingCamperRoad()),
  'fc12.curb': plate('curb', async () => (await import('./curb.ts')).foldingCamperCurb()),
  'fc12.front': plate('front', async () => (await import('./front.ts')).foldingCamperFront()),
  'fc12.rear': plate('rear', async () => (await import('./rear.ts')).foldingCamperRear()),
  'fc12.roof': plate('roof', async () => (await import('./roof.ts')).foldingCamperRoof()),
  'fc12.curb-folded': folded('curb', async () =>
    (await import('./curb-folded.ts')).foldingCamperCurbFolded(),
  ),
} satisfies Record<string, Plate>;
