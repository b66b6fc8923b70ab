import type { Plate } from '../../kit/scene/plate.ts';
import type { Scene, Side } from '../../kit/scene/scene.ts';
import type { StretchPlan } from '../../kit/scene/stretch.ts';
import { withLengths } from '../../kit/scene/with-lengths.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({ vehicleType: 'fifth-wheel', view, load });

/** Nose, wheels and tail keep their length; the body between them does not. */
const lengths: StretchPlan = {
  lengths: { min: 384, standard: 420, max: 504 },
  rigid: [
    [0, 104],
    [221, 307],
    [404, 420],
  ],
  margin: 2,
};

export const fifthWheelPlates = {
  'fw35.road': withLengths(
    plate('road', async () => (await import('./sides/side.ts')).fifthWheelSide('road')),
    lengths,
  ),
  'fw35.curb': withLengths(
    plate('curb', async () => (await import('./sides/side.ts')).fifthWheelSide('curb')),
    lengths,
  ),
  'fw35.front': plate('front', async () => (await import('./ends/front.ts')).fifthWheelFront()),
  'fw35.rear': plate('rear', async () => (await import('./ends/rear.ts')).fifthWheelRear()),
  'fw35.roof': plate('roof', async () => (await import('./roof/roof.ts')).fifthWheelRoof()),
  'fw35.under': plate('under', async () => (await import('./under/under.ts')).fifthWheelUnder()),
  'fw35.interior': plate('interior', async () =>
    (await import('./interior/interior.ts')).fifthWheelInterior(),
  ),
} satisfies Record<string, Plate>;
