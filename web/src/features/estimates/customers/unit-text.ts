import type { CustomerDetails, UnitDetails } from '@dre/core/domain/estimates/intake/returning-customer';

/** For example "2021 Jayco Eagle". */
export function unitName({ year, make, model }: UnitDetails): string {
  return [year, make, model].filter(Boolean).join(' ') || 'Vehicle without a model';
}

/** For example "VIN …1KZ0137 · TX ABC123". */
export function unitSigns({ coachVin, chassisVin, plate, plateState }: UnitDetails): string {
  const vin = coachVin || chassisVin;
  const signs = [vin && `VIN …${vin.slice(-8)}`, plate && [plateState, plate].filter(Boolean).join(' ')];
  return signs.filter(Boolean).join(' · ');
}

export function customerName({ name, company }: CustomerDetails): string {
  return name || company || 'No name';
}

/** For example "Austin, TX 78701". */
export function cityOf({ city, state, postalCode }: CustomerDetails): string {
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [city, region].filter(Boolean).join(', ');
}

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
}
