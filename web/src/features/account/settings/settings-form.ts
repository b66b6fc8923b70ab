import type { CompanyProfile, EstimateSettings } from '@dre/core/domain/account/settings';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { createContext, createElement, type ReactNode, use } from 'react';

/** The form behind the cards of one profile, the company's or an estimate's: values and how to change them. */
export interface ProfileForm {
  /** The profile shown. */
  readonly current: { readonly profile: Profile };
  readonly isReadOnly: boolean;
  changeProfile(next: (profile: Profile) => Profile): void;
  /** The issue of a profile field, by its path. */
  profileFault(path: string): string | undefined;
}

/** The form behind all cards of the page. */
export interface SettingsForm extends ProfileForm {
  readonly settings: EstimateSettings;
  readonly saved: EstimateSettings;
  readonly current: CompanyProfile;
  readonly nextCount: number;
  change(next: (settings: EstimateSettings) => EstimateSettings): void;
  changeCurrent(next: (current: CompanyProfile) => CompanyProfile): void;
  changeNextCount(next: number): void;
  show(profileId: string): void;
  /** The issue of a field, by its path in the settings. */
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
