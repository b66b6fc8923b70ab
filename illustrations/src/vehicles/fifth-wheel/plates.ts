import type { Plate } from '../../kit/plate.ts';
import type { Scene, Side } from '../../kit/scene.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({ vehicleType: 'fifth-wheel', view, load });

export const fifthWheelPlates = {
  'fw35.road': plate('road', async () => (await import('./side.ts')).fifthWheelSide('road')),
  'fw35.curb': plate('curb', async () => (await import('./side.ts')).fifthWheelSide('curb')),
  'fw35.front': plate('front', async () => (await import('./front.ts')).fifthWheelFront()),
  'fw35.rear': plate('rear', async () => (await import('./rear.ts')).fifthWheelRear()),
  'fw35.roof': plate('roof', async () => (await import('./roof.ts')).fifthWheelRoof()),
  'fw35.under': plate('under', async () => (await import('./under.ts')).fifthWheelUnder()),
  'fw35.interior': plate('interior', async () => (await import('./interior.ts')).fifthWheelInterior()),
} satisfies Record<string, Plate>;
