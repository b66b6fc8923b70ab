import { vehicleTypeLabels } from '../catalogue/vehicle-type-labels.ts';
import type { RvUnit } from '../estimates/model/estimate.ts';

type NamedUnit = Pick<RvUnit, 'year' | 'make' | 'model' | 'vehicleType'>;

/** 2022 Northfork Ridgeline 34RL, or the type while no more is known; empty if nothing is. */
export function unitName({ year, make, model, vehicleType }: NamedUnit): string {
  const name = [year, make.trim(), model.trim()].filter(Boolean).join(' ');
  return name === '' && vehicleType !== null ? vehicleTypeLabels[vehicleType] : name;
}

/** 2022 Northfork Ridgeline 34RL, Fifth wheel. */
export function unitNameAndType(unit: NamedUnit): string {
  const [name, type] = [unitName(unit), unit.vehicleType === null ? '' : vehicleTypeLabels[unit.vehicleType]];
  return [...new Set([name, type])].filter(Boolean).join(', ');
}
