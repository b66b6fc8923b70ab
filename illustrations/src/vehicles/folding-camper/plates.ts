import type { Plate } from '../../kit/scene/plate.ts';
import type { Scene, Side } from '../../kit/scene/scene.ts';

const plate = (view: Side, state: 'open' | 'folded', load: () => Promise<Scene>): Plate => ({
  vehicleType: 'folding-camper',
  view,
  state,
  load,
});

const foldedSide = (which: 'road' | 'curb') =>
  plate(which, 'folded', async () =>
    (await import('./sides/folded-sides.ts')).foldingCamperSideFolded(which),
  );

const foldedEnd = (which: 'front' | 'rear') =>
  plate(which, 'folded', async () => (await import('./ends/folded-ends.ts')).foldingCamperEndFolded(which));

const roof = (state: 'open' | 'folded') =>
  plate('roof', state, async () => (await import('./roof/roof.ts')).foldingCamperRoof(state));

export const foldingCamperPlates = {
  'fc12.road': plate('road', 'open', async () => (await import('./sides/road.ts')).foldingCamperRoad()),
  'fc12.curb': plate('curb', 'open', async () => (await import('./sides/curb.ts')).foldingCamperCurb()),
  'fc12.front': plate('front', 'open', async () => (await import('./ends/front.ts')).foldingCamperFront()),
  'fc12.rear': plate('rear', 'open', async () => (await import('./ends/rear.ts')).foldingCamperRear()),
  'fc12.roof': roof('open'),
  'fc12.road-folded': foldedSide('road'),
  'fc12.curb-folded': foldedSide('curb'),
  'fc12.front-folded': foldedEnd('front'),
  'fc12.rear-folded': foldedEnd('rear'),
  'fc12.roof-folded': roof('folded'),
  'fc12.interior': {
    vehicleType: 'folding-camper',
    view: 'interior',
    load: async () => (await import('./interior/interior.ts')).foldingCamperInterior(),
  },
  'fc12.under': {
    vehicleType: 'folding-camper',
    view: 'under',
    load: async () => (await import('./under/under.ts')).foldingCamperUnder(),
  },
} satisfies Record<string, Plate>;
