import type { Plate } from '../../kit/scene/plate.ts';
import type { Scene, Side } from '../../kit/scene/scene.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({ vehicleType: 'park-model', view, load });

export const parkModelPlates = {
  'pm39.road': plate('road', async () => (await import('./sides/road.ts')).parkModelRoad()),
  'pm39.curb': plate('curb', async () => (await import('./sides/curb.ts')).parkModelCurb()),
  'pm39.front': plate('front', async () => (await import('./ends/front.ts')).parkModelFront()),
  'pm39.rear': plate('rear', async () => (await import('./ends/rear.ts')).parkModelRear()),
  'pm39.roof': plate('roof', async () => (await import('./roof/roof.ts')).parkModelRoof()),
  'pm39.interior': plate('interior', async () =>
    (await import('./interior/interior.ts')).parkModelInterior(),
  ),
  'pm39.under': plate('under', async () => (await import('./under/under.ts')).parkModelUnder()),
} satisfies Record<string, Plate>;
