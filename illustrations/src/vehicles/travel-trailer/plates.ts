import type { Plate } from '../../kit/plate.ts';
import type { Scene, Side } from '../../kit/scene.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({
  vehicleType: 'travel-trailer',
  view,
  load,
});

export const travelTrailerPlates = {
  'tt32.road': plate('road', async () => (await import('./side.ts')).travelTrailerSide('road')),
  'tt32.curb': plate('curb', async () => (await import('./side.ts')).travelTrailerSide('curb')),
  'tt32.front': plate('front', async () => (await import('./front.ts')).travelTrailerFront()),
  'tt32.rear': plate('rear', async () => (await import('./rear.ts')).travelTrailerRear()),
  'tt32.roof': plate('roof', async () => (await import('./roof.ts')).travelTrailerRoof()),
  'tt32.under': plate('under', async () => (await import('./under.ts')).travelTrailerUnder()),
  'tt32.interior': plate('interior', async () => (await import('./interior.ts')).travelTrailerInterior()),
} satisfies Record<string, Plate>;
