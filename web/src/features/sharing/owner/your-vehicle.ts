import type { OwnerView } from '@dre/core/domain/sharing/owner-view';
import { vehicleLabels } from './vehicle-labels.ts';

/** "2022 Northfork Ridgeline 34RL fifth wheel", as far as it is known. */
export function yourVehicle({ vehicle, vehicleType }: Pick<OwnerView, 'vehicle' | 'vehicleType'>): string {
  return [vehicle, vehicleType === null ? '' : vehicleLabels[vehicleType]].filter(Boolean).join(' ');
}
