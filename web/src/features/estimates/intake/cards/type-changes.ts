import type { BookContents, Construction } from '@dre/core/domain/catalogue/book/contents';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { canonicalJson } from '@dre/core/domain/hashing/canonical-json';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';

type Lists = Pick<BookContents, 'vehicleTypes' | 'constructions'>;

/** The changes of selecting a vehicle type: other choices stay wherever the new type allows them. */
export function typeChanges(estimate: Estimate, to: VehicleType, contents: Lists): readonly Change[] {
  const { unit, profile } = estimate;
  const entry = contents.vehicleTypes.find(({ code }) => code === to);
  if (entry === undefined || unit.vehicleType === to) return [];
  const before = contents.vehicleTypes.find(({ code }) => code === unit.vehicleType);
  const stays = (field: 'wall' | 'roof') =>
    unit[field] !== '' &&
    unit[field] !== before?.[field] &&
    constructionsOf(contents.constructions, field, to).some(({ code }) => code === unit[field]);
  const changes = {
    vehicleType: to,
    wall: stays('wall') ? unit.wall : entry.wall,
    roof: stays('roof') ? unit.roof : entry.roof,
  };
  const { refinish } = defaultProfile(to);
  const isStillDefault =
    canonicalJson(profile.refinish) === canonicalJson(defaultProfile(unit.vehicleType).refinish) &&
    canonicalJson(profile.refinish) !== canonicalJson(refinish);
  return [
    { kind: 'set-unit', changes },
    ...(isStillDefault ? [{ kind: 'set-profile' as const, changes: { refinish } }] : []),
  ];
}

export function constructionsOf(
  all: readonly Construction[],
  of: 'wall' | 'roof',
  vehicleType: VehicleType | null,
): readonly Construction[] {
  return all.filter(
    ({ appliesTo, vehicleTypes }) =>
      appliesTo === of && (vehicleType === null || vehicleTypes.includes(vehicleType)),
  );
}
