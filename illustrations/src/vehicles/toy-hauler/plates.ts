import type { Plate } from '../../kit/plate.ts';
import type { Scene, Side } from '../../kit/scene.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({ vehicleType: 'toy-hauler', view, load });

export const toyHaulerPlates = {
  'th42.road': plate('road', async () => (await import('./side.ts')).toyHaulerSide('road')),
  'th42.curb': plate('curb', async () => (await import('./side.ts')).toyHaulerSide('curb')),
  'th42.front': plate('front', async () => (await import('./front.ts')).toyHaulerFront()),
  'th42.rear': plate('rear', async () => (await import('./rear.ts')).toyHaulerRear()),
  'th42.roof': plate('roof', async () => (await import('./roof.ts')).toyHaulerRoof()),
  'th42.interior': plate('interior', async () => (await import('./interior.ts')).toyHaulerInterior()),
  'th42.under': plate('under', async () => (await import('./under.ts')).toyHaulerUnder()),
} satisfies Record<string, Plate>;
