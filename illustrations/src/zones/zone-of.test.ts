import { starterContents } from '../../../core/src/testing/starter-book.ts';
import { describe, expect, test } from 'vitest';
import { regionsOf } from '../kit/scene/scene.ts';
import { plates } from '../plates.ts';
import { plateIds, sceneOf } from '../testing/scene-of.ts';
import { regionZones } from './zone-of.ts';

const { zones } = starterContents();

describe.each(plateIds)('%s', (plate) => {
  const { vehicleType } = plates[plate];

  test('every part lies in one zone, which the vehicle has', async () => {
    const scene = await sceneOf(plate);
    const zoneOf = regionZones(scene);
    const lost = regionsOf(scene).filter(({ id }) => {
      const zone = zoneOf.get(id);
      return !zones.some(
        ({ side, subSide, vehicleTypes }) =>
          side === zone?.side &&
          subSide === zone.subSide &&
          (vehicleType === null || vehicleTypes.includes(vehicleType)),
      );
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

test.each([
  ['fw35.road', 'body.sidewall-front@L', 'road/front-upper'],
  ['fw35.curb', 'body.sidewall-front@R', 'curb/front-upper'],
  ['fw35.curb', 'door.entry@R', 'curb/entry-area'],
  ['fw35.road', 'run.wheel-rear@L', 'road/wheel-area'],
  ['fw35.rear', 'body.rear-moulding@L', 'rear/left-corner'],
  ['fw35.front', 'body.cap-moulding@R', 'front/right-corner'],
  ['fw35.roof', 'body.gutter@L', 'roof/left-edge'],
  ['fw35.under', 'chassis.pin-box', 'under/hitch'],
  ['cad38.road', 'glass.window-sofa@L', 'slide/face'],
  ['cad38.road', 'door.electric-bay@L', 'road/rear-lower'],
  ['cad38.curb', 'door.baggage-1@R', 'curb/front-lower'],
  ['cad38.rear', 'door.engine', 'rear/engine-bay'],
  ['cad38.interior', 'glass.window-driver@L', 'road/cab'],
  ['cc31.curb', 'glass.window-bunk@R', 'curb/cab-over'],
  ['cc31.interior', 'int.bedroom.wardrobe', 'interior/cabinets'],
  ['th42.rear', 'rear.ramp-door', 'rear/ramp-door'],
  ['pm39.rear', 'door.entry-2', 'rear/center'],
  ['asm.entry-door', 'door.entry.lockset', 'curb/entry-area'],
] as const)('in %s the part %s lies in %s', async (plate, region, zone) => {
  const found = regionZones(await sceneOf(plate)).get(region);
  expect(`${found?.side}/${found?.subSide}`).toBe(zone);
});
