import type { CompanyProfile, EstimateSettings } from '@dre/core/domain/account/settings';
import type { Profile } from '@dre/core/domain/estimates/profile';
import { createContext, use } from 'react';

/** What the cards of the page read and how they say that something is otherwise now. */
export interface SettingsDesk {
  readonly settings: EstimateSettings;
  readonly saved: EstimateSettings;
  /** The profile that is being looked at. */
  readonly current: CompanyProfile;
  readonly isReadOnly: boolean;
  readonly nextCount: number;
  change(next: (settings: EstimateSettings) => EstimateSettings): void;
  changeCurrent(next: (current: CompanyProfile) => CompanyProfile): void;
  changeProfile(next: (profile: Profile) => Profile): void;
  changeNextCount(next: number): void;
  show(profileId: string): void;
  /** Why a field cannot stand, by its path in the settings. */
  fault(path: string): string | undefined;
  /** The same for a field of the profile that is being looked at. */
  profileFault(path: string): string | undefined;
}

const DeskContext = createContext<SettingsDesk | null>(null);

export const SettingsDeskProvider = DeskContext.Provider;

export function useDesk(): SettingsDesk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('Cards of the settings stand inside the settings page.');
  return desk;
}
