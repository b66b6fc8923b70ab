import type { Plate } from '../../kit/plate.ts';
import type { Scene, Side } from '../../kit/scene.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({
  vehicleType: 'class-a-diesel',
  view,
  load,
});

export const classADieselPlates = {
  'cad38.road': plate('road', async () => (await import('./side.ts')).classADieselSide('road')),
  'cad38.curb': plate('curb', async () => (await import('./side.ts')).classADieselSide('curb')),
  'cad38.front': plate('front', async () => (await import('./front.ts')).classADieselFront()),
  'cad38.rear': plate('rear', async () => (await import('./rear.ts')).classADieselRear()),
  'cad38.roof': plate('roof', async () => (await import('./roof.ts')).classADieselRoof()),
  'cad38.under': plate('under', async () => (await import('./under.ts')).classADieselUnder()),
  'cad38.interior': plate('interior', async () => (await import('./interior.ts')).classADieselInterior()),
} satisfies Record<string, Plate>;
