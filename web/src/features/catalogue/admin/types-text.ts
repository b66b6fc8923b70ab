import { type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';

/** The book writes all types as a star. */
export function typesText(chosen: ReadonlySet<string>): string {
  const known: readonly VehicleType[] = vehicleTypes.filter((type) => chosen.has(type));
  return known.length === vehicleTypes.length ? '*' : known.join('|');
}

export function typesIn(text: string): ReadonlySet<string> {
  return new Set<string>(text === '*' ? vehicleTypes : text.split('|').filter(Boolean));
}
