import type { Zone } from '@dre/core/domain/catalogue/book/book';
import type { PartLocation } from '@dre/core/domain/catalogue/book/contents';
import { regionIndex } from '@dre/core/domain/catalogue/regions/region-parts';
import { vehicleTypes, type Side, type VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { describe, expect, test } from 'vitest';
import { starterContents } from '../../core/src/testing/starter-book.ts';
import { regionsOf, type Scene } from './kit/scene/scene.ts';
import { plates } from './plates.ts';
import { regionNames } from './region-names.ts';
import { plateIds, sceneOf } from './testing/scene-of.ts';
import { regionZones } from './zones/zone-of.ts';

const contents = starterContents();
const partsAt = regionIndex(contents);
const exterior: ReadonlySet<Side> = new Set([
  'front',
  'road',
  'curb',
  'rear',
  'roof',
  'slide',
  'awning',
  'under',
]);

interface Picture {
  readonly id: string;
  readonly types: readonly VehicleType[];
  readonly scene: Scene;
}

const pictures = await Promise.all(
  plateIds.map(async (id): Promise<Picture> => {
    const { vehicleType } = plates[id];
    return { id, types: vehicleType === null ? vehicleTypes : [vehicleType], scene: await sceneOf(id) };
  }),
);

/** A rule for all of a group, such as the reseal of anything on the roof, is no part of its own. */
function isOfThisRegion({ region }: PartLocation): boolean {
  return !region.endsWith('.*');
}

test('every region of every picture is tied to a part of the vehicle it shows, as it is usually built', () => {
  const untied = pictures.flatMap(({ id, types, scene }) =>
    regionsOf(scene)
      .filter(
        ({ id: region }) =>
          !contents.vehicleTypes.some(
            ({ code: vehicleType, ...usual }) =>
              types.includes(vehicleType) && isTied(region, { vehicleType, ...usual }),
          ),
      )
      .map((region) => `${id} ${region.id}`),
  );
  expect(untied).toEqual([]);
});

test('every region of a vehicle is tied to a part of it, whatever its walls and its roof are made of', () => {
  const untied = contents.vehicleTypes.flatMap(({ code: vehicleType, ...usual }) =>
    builds(vehicleType, usual).flatMap((unit) =>
      picturesOf(vehicleType)
        .filter(({ types }) => types.length === 1)
        .flatMap(({ id, scene }) =>
          regionsOf(scene)
            .filter((region) => !isTied(region.id, unit))
            .map((region) => `${id} ${region.id} ${unit.wall} ${unit.roof}`),
        ),
    ),
  );
  expect(untied).toEqual([]);
});

interface Build {
  readonly vehicleType: VehicleType;
  readonly wall: string;
  readonly roof: string;
}

function isTied(region: string, { vehicleType, wall, roof }: Build): boolean {
  return partsAt({ vehicleType, wall, roof, region }).some(({ location }) => isOfThisRegion(location));
}

/** Each wall the type is built with, and each roof. */
function builds(vehicleType: VehicleType, { wall, roof }: Pick<Build, 'wall' | 'roof'>): readonly Build[] {
  return contents.constructions
    .filter(({ vehicleTypes: types }) => types.includes(vehicleType))
    .map(({ code, appliesTo }) => ({ vehicleType, wall, roof, [appliesTo]: code }));
}

test('the list of region names is that of the pictures', () => {
  const drawn = new Set(pictures.flatMap(({ scene }) => regionsOf(scene).map(({ id }) => id)));
  expect(regionNames).toEqual([...drawn].toSorted());
});

describe.each(vehicleTypes)('on a %s', (vehicleType) => {
  test('every exterior part can be reached in a picture', () => {
    const shown = new Set(offers(vehicleType).map(({ code }) => code));
    const hidden = contents.parts.filter(
      ({ code, vehicleTypes: types, places }) =>
        types.includes(vehicleType) && places.some(({ side }) => exterior.has(side)) && !shown.has(code),
    );
    expect(hidden.map(({ code }) => code)).toEqual([]);
  });

  test('every exterior zone is drawn in a picture or offered by a region of one', () => {
    const drawn = new Set(
      picturesOf(vehicleType).flatMap(({ scene }) => [...regionZones(scene).values()].map(zoneKey)),
    );
    const lost = contents.zones.filter(
      (zone) =>
        exterior.has(zone.side) &&
        zone.vehicleTypes.includes(vehicleType) &&
        !drawn.has(zoneKey(zone)) &&
        !offers(vehicleType, zone).some((offered) => offered.zone === zoneKey(zone)),
    );
    expect(lost.map(zoneKey)).toEqual([]);
  });
});

interface Offer {
  readonly code: string;
  readonly zone: string;
}

function picturesOf(vehicleType: VehicleType): readonly Picture[] {
  return pictures.filter(({ types }) => types.includes(vehicleType));
}

function offers(vehicleType: VehicleType, zone?: Zone): readonly Offer[] {
  return picturesOf(vehicleType).flatMap(({ scene }) =>
    regionsOf(scene).flatMap(({ id }) =>
      partsAt({ vehicleType, wall: '', roof: '', region: id, ...(zone && { zone }) }).map(
        ({ part, location }) => ({
          code: part.code,
          zone: zoneKey(location),
        }),
      ),
    ),
  );
}

function zoneKey({ side, subSide }: Zone): string {
  return `${side}/${subSide}`;
}
