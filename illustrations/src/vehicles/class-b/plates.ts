import type { Plate } from '../../kit/scene/plate.ts';
import type { Scene, Side } from '../../kit/scene/scene.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({ vehicleType: 'class-b', view, load });

export const classBPlates = {
  'cb24.road': plate('road', async () => (await import('./sides/side.ts')).classBSide('road')),
  'cb24.curb': plate('curb', async () => (await import('./sides/side.ts')).classBSide('curb')),
  'cb24.front': plate('front', async () => (await import('./ends/front.ts')).classBFront()),
  'cb24.rear': plate('rear', async () => (await import('./ends/rear.ts')).classBRear()),
  'cb24.roof': plate('roof', async () => (await import('./roof/roof.ts')).classBRoof()),
  'cb24.interior': plate('interior', async () => (await import('./interior/interior.ts')).classBInterior()),
  'cb24.under': plate('under', async () => (await import('./under/under.ts')).classBUnder()),
} satisfies Record<string, Plate>;
