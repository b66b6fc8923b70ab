import type { CompanyProfile, EstimateSettings } from '@dre/core/domain/account/settings';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { createContext, createElement, type ReactNode, use } from 'react';

/** What cards of one profile read and how they say that something is otherwise now: the company's, or an estimate's. */
export interface ProfileForm {
  /** The profile that is being looked at. */
  readonly current: { readonly profile: Profile };
  readonly isReadOnly: boolean;
  changeProfile(next: (profile: Profile) => Profile): void;
  /** Why a field of the profile cannot stand, by its path. */
  profileFault(path: string): string | undefined;
}

/** What all cards of the page read. */
export interface SettingsForm extends ProfileForm {
  readonly settings: EstimateSettings;
  readonly saved: EstimateSettings;
  readonly current: CompanyProfile;
  readonly nextCount: number;
  change(next: (settings: EstimateSettings) => EstimateSettings): void;
  changeCurrent(next: (current: CompanyProfile) => CompanyProfile): void;
  changeNextCount(next: number): void;
  show(profileId: string): void;
  /** Why a field cannot stand, by its path in the settings. */
  fault(path: string): string | undefined;
}

const DeskContext = createContext<SettingsForm | null>(null);
const ProfileContext = createContext<ProfileForm | null>(null);

export const ProfileFormProvider = ProfileContext.Provider;

export function SettingsFormProvider({
  value,
  children,
}: {
  readonly value: SettingsForm;
  readonly children: ReactNode;
}) {
  return createElement(DeskContext, { value }, createElement(ProfileContext, { value }, children));
}

export function useSettingsForm(): SettingsForm {
  return present(use(DeskContext));
}

export function useProfileForm(): ProfileForm {
  return present(use(ProfileContext));
}

function present<Desk>(desk: Desk | null): Desk {
  if (desk === null) throw new Error('Cards of the settings stand where their settings are.');
  return desk;
}
