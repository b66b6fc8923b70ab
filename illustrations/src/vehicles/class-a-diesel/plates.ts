import type { Plate } from '../../kit/scene/plate.ts';
import type { Scene, Side } from '../../kit/scene/scene.ts';
import type { StretchPlan } from '../../kit/scene/stretch.ts';
import { withLengths } from '../../kit/scene/with-lengths.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({
  vehicleType: 'class-a-diesel',
  view,
  load,
});

/** Nose, wheels and tail keep their length; the body between them does not. */
const lengths: StretchPlan = {
  lengths: { min: 420, standard: 444, max: 504 },
  rigid: [
    [0, 135],
    [325, 444],
  ],
  margin: 10,
};

export const classADieselPlates = {
  'cad38.road': withLengths(
    plate('road', async () => (await import('./sides/side.ts')).classADieselSide('road')),
    lengths,
  ),
  'cad38.curb': withLengths(
    plate('curb', async () => (await import('./sides/side.ts')).classADieselSide('curb')),
    lengths,
  ),
  'cad38.front': plate('front', async () => (await import('./ends/front.ts')).classADieselFront()),
  'cad38.rear': plate('rear', async () => (await import('./ends/rear.ts')).classADieselRear()),
  'cad38.roof': plate('roof', async () => (await import('./roof/roof.ts')).classADieselRoof()),
  'cad38.under': plate('under', async () => (await import('./under/under.ts')).classADieselUnder()),
  'cad38.interior': plate('interior', async () =>
    (await import('./interior/interior.ts')).classADieselInterior(),
  ),
} satisfies Record<string, Plate>;
