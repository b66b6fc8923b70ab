import { profileOf } from '@dre/core/domain/account/settings';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import type { CurrentSettings } from '../../account/current-settings.ts';

export interface ProfileOptions {
  readonly profileId: string | undefined;
  readonly vehicleType: VehicleType | null;
}

/** The profile of a new estimate; undefined if the company has none with that id. */
export function startingProfile(
  { revision, settings }: CurrentSettings,
  { profileId = settings.defaultProfile, vehicleType }: ProfileOptions,
): Profile | undefined {
  // Until the company changes its settings, the trade's defaults for this kind of vehicle apply.
  if (revision === 0 && profileId === settings.defaultProfile) return defaultProfile(vehicleType);
  return profileOf(settings, profileId)?.profile;
}
