import type { Plate } from '../../kit/plate.ts';
import type { Scene, Side } from '../../kit/scene.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({ vehicleType: 'class-a-gas', view, load });

export const classAGasPlates = {
  'cag34.road': plate('road', async () => (await import('./side.ts')).classAGasSide('road')),
  'cag34.curb': plate('curb', async () => (await import('./side.ts')).classAGasSide('curb')),
  'cag34.front': plate('front', async () => (await import('./front.ts')).classAGasFront()),
  'cag34.rear': plate('rear', async () => (await import('./rear.ts')).classAGasRear()),
  'cag34.roof': plate('roof', async () => (await import('./roof.ts')).classAGasRoof()),
  'cag34.interior': plate('interior', async () => (await import('./interior.ts')).classAGasInterior()),
  'cag34.under': plate('under', async () => (await import('./under.ts')).classAGasUnder()),
} satisfies Record<string, Plate>;
