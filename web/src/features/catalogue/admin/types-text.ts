import { type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';

/** The book writes all types as a star. */
export function typesText(selected: ReadonlySet<string>): string {
  const types: readonly VehicleType[] = vehicleTypes.filter((type) => selected.has(type));
  return types.length === vehicleTypes.length ? '*' : types.join('|');
}

export function typesIn(text: string): ReadonlySet<string> {
  return new Set<string>(text === '*' ? vehicleTypes : text.split('|').filter(Boolean));
}
