import type { Plate } from '../../kit/scene/plate.ts';
import type { Scene, Side } from '../../kit/scene/scene.ts';
import type { StretchPlan } from '../../kit/scene/stretch.ts';
import { withLengths } from '../../kit/scene/with-lengths.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({ vehicleType: 'class-a-gas', view, load });

/** Nose, wheels and tail keep their length; the body between them does not. */
const lengths: StretchPlan = {
  lengths: { min: 376, standard: 404, max: 444 },
  rigid: [
    [0, 90],
    [245, 404],
  ],
  margin: 10,
};

export const classAGasPlates = {
  'cag34.road': withLengths(
    plate('road', async () => (await import('./sides/side.ts')).classAGasSide('road')),
    lengths,
  ),
  'cag34.curb': withLengths(
    plate('curb', async () => (await import('./sides/side.ts')).classAGasSide('curb')),
    lengths,
  ),
  'cag34.front': plate('front', async () => (await import('./ends/front.ts')).classAGasFront()),
  'cag34.rear': plate('rear', async () => (await import('./ends/rear.ts')).classAGasRear()),
  'cag34.roof': plate('roof', async () => (await import('./roof/roof.ts')).classAGasRoof()),
  'cag34.interior': plate('interior', async () =>
    (await import('./interior/interior.ts')).classAGasInterior(),
  ),
  'cag34.under': plate('under', async () => (await import('./under/under.ts')).classAGasUnder()),
} satisfies Record<string, Plate>;
