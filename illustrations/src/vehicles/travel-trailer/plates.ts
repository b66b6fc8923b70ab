import type { Plate } from '../../kit/scene/plate.ts';
import type { Scene, Side } from '../../kit/scene/scene.ts';
import type { StretchPlan } from '../../kit/scene/stretch.ts';
import { withLengths } from '../../kit/scene/with-lengths.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({
  vehicleType: 'travel-trailer',
  view,
  load,
});

/** Nose, wheels and tail keep their length; the body between them does not. */
const lengths: StretchPlan = {
  lengths: { min: 336, standard: 384, max: 444 },
  rigid: [
    [0, 72],
    [203, 284],
    [368, 384],
  ],
  margin: 4,
};

export const travelTrailerPlates = {
  'tt32.road': withLengths(
    plate('road', async () => (await import('./sides/side.ts')).travelTrailerSide('road')),
    lengths,
  ),
  'tt32.curb': withLengths(
    plate('curb', async () => (await import('./sides/side.ts')).travelTrailerSide('curb')),
    lengths,
  ),
  'tt32.front': plate('front', async () => (await import('./ends/front.ts')).travelTrailerFront()),
  'tt32.rear': plate('rear', async () => (await import('./ends/rear.ts')).travelTrailerRear()),
  'tt32.roof': plate('roof', async () => (await import('./roof/roof.ts')).travelTrailerRoof()),
  'tt32.under': plate('under', async () => (await import('./under/under.ts')).travelTrailerUnder()),
  'tt32.interior': plate('interior', async () =>
    (await import('./interior/interior.ts')).travelTrailerInterior(),
  ),
} satisfies Record<string, Plate>;
