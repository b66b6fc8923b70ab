import type { Plate } from '../../kit/scene/plate.ts';
import type { Scene, Side } from '../../kit/scene/scene.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({ vehicleType: 'class-c', view, load });

export const classCPlates = {
  'cc31.road': plate('road', async () => (await import('./sides/side.ts')).classCSide('road')),
  'cc31.curb': plate('curb', async () => (await import('./sides/side.ts')).classCSide('curb')),
  'cc31.front': plate('front', async () => (await import('./ends/front.ts')).classCFront()),
  'cc31.rear': plate('rear', async () => (await import('./ends/rear.ts')).classCRear()),
  'cc31.roof': plate('roof', async () => (await import('./roof/roof.ts')).classCRoof()),
  'cc31.under': plate('under', async () => (await import('./under/under.ts')).classCUnder()),
  'cc31.interior': plate('interior', async () => (await import('./interior/interior.ts')).classCInterior()),
} satisfies Record<string, Plate>;
