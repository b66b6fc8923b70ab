import type { Plate } from '../../kit/scene/plate.ts';
import type { Scene, Side } from '../../kit/scene/scene.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({
  vehicleType: 'truck-camper',
  view,
  load,
});

export const truckCamperPlates = {
  'tc11.road': plate('road', async () => (await import('./sides/side.ts')).truckCamperSide('road')),
  'tc11.curb': plate('curb', async () => (await import('./sides/side.ts')).truckCamperSide('curb')),
  'tc11.front': plate('front', async () => (await import('./ends/front.ts')).truckCamperFront()),
  'tc11.rear': plate('rear', async () => (await import('./ends/rear.ts')).truckCamperRear()),
  'tc11.roof': plate('roof', async () => (await import('./roof/roof.ts')).truckCamperRoof()),
  'tc11.interior': plate('interior', async () =>
    (await import('./interior/interior.ts')).truckCamperInterior(),
  ),
  'tc11.under': plate('under', async () => (await import('./under/under.ts')).truckCamperUnder()),
} satisfies Record<string, Plate>;
