import { type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';

/** All of them are written as a star, as the book does. */
export function typesText(chosen: ReadonlySet<string>): string {
  const known: readonly VehicleType[] = vehicleTypes.filter((type) => chosen.has(type));
  return known.length === vehicleTypes.length ? '*' : known.join('|');
}

export function typesIn(text: string): ReadonlySet<string> {
  return new Set<string>(text === '*' ? vehicleTypes : text.split('|').filter(Boolean));
}
