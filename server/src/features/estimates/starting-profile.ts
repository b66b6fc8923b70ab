import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { defaultProfile } from '@dre/core/domain/estimates/default-profile';
import type { Profile } from '@dre/core/domain/estimates/profile';
import type { Db } from '../../database/connection.ts';

export interface ProfileWish {
  readonly profileId: string | undefined;
  readonly vehicleType: VehicleType | null;
}

/** What a new estimate is reckoned by; none where the company has no profile of that id. */
export async function startingProfile(
  _trx: Db,
  { profileId, vehicleType }: ProfileWish,
): Promise<Profile | undefined> {
  return profileId === undefined ? defaultProfile(vehicleType) : undefined;
}
