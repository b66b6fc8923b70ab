import type { Plate } from '../../kit/scene/plate.ts';
import type { Scene, Side } from '../../kit/scene/scene.ts';
import type { StretchPlan } from '../../kit/scene/stretch.ts';
import { withLengths } from '../../kit/scene/with-lengths.ts';

const plate = (view: Side, load: () => Promise<Scene>): Plate => ({ vehicleType: 'toy-hauler', view, load });

/** Nose, wheels and tail keep their length; the body between them does not. */
const lengths: StretchPlan = {
  lengths: { min: 468, standard: 504, max: 540 },
  rigid: [
    [0, 104],
    [250, 504],
  ],
  margin: 2,
};

export const toyHaulerPlates = {
  'th42.road': {
    ...withLengths(
      plate('road', async () => (await import('./sides/side.ts')).toyHaulerSide('road')),
      lengths,
    ),
    state: 'open',
  },
  'th42.road-closed': {
    ...withLengths(
      plate('road', async () => (await import('./sides/side.ts')).toyHaulerSide('road', 'closed')),
      lengths,
    ),
    state: 'closed',
  },
  'th42.curb': withLengths(
    plate('curb', async () => (await import('./sides/side.ts')).toyHaulerSide('curb')),
    lengths,
  ),
  'th42.front': plate('front', async () => (await import('./ends/front.ts')).toyHaulerFront()),
  'th42.rear': plate('rear', async () => (await import('./ends/rear.ts')).toyHaulerRear()),
  'th42.roof': plate('roof', async () => (await import('./roof/roof.ts')).toyHaulerRoof()),
  'th42.interior': plate('interior', async () =>
    (await import('./interior/interior.ts')).toyHaulerInterior(),
  ),
  'th42.under': plate('under', async () => (await import('./under/under.ts')).toyHaulerUnder()),
} satisfies Record<string, Plate>;
