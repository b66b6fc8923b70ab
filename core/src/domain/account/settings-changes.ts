import type { CompanyProfile, EstimateSettings } from './settings.ts';
import { type ChangeSentences, changeSentences } from './change-text.ts';
import { profileChanges } from './profile-changes.ts';
import { documentLabels } from './setting-labels.ts';
import { disclaimedDocuments, isBookReviewed } from './settings.ts';
import { sideLabels } from './side-names.ts';

/** The changes between two states of a company's settings, one sentence each. */
export function settingsChanges(before: EstimateSettings, after: EstimateSettings): readonly string[] {
  const changes = changeSentences();
  profilesChanges(changes, before, after);
  const name = (settings: EstimateSettings) =>
    settings.profiles.find(({ id }) => id === settings.defaultProfile)?.profile.name ?? '';
  if (before.defaultProfile !== after.defaultProfile)
    changes.text('Default profile', name(before), name(after));
  changes.text('Number prefix', before.numbering.prefix, after.numbering.prefix);
  changes.count('Digits of numbers', before.numbering.digits, after.numbering.digits);
  changes.yes('Numbers begin anew each year', before.numbering.isYearly, after.numbering.isYearly);
  changes.text('Letterhead name', before.letterhead.name, after.letterhead.name);
  changes.text('Letterhead address', before.letterhead.address, after.letterhead.address);
  changes.text('Letterhead phone', before.letterhead.phone, after.letterhead.phone);
  changes.text('Letterhead email', before.letterhead.email, after.letterhead.email);
  changes.text('License number', before.letterhead.license, after.letterhead.license);
  if (before.letterhead.logo !== after.letterhead.logo) {
    changes.plain(after.letterhead.logo === null ? 'Logo removed' : 'Logo changed');
  }
  for (const document of disclaimedDocuments) {
    if (before.disclaimers[document] !== after.disclaimers[document]) {
      changes.plain(`Text of the ${documentLabels[document].toLowerCase()} changed`);
    }
  }
  changes.text('Side names', sideLabels[before.sideNaming].road, sideLabels[after.sideNaming].road);
  changes.text('Vehicle type', before.vehicleType ?? 'none', after.vehicleType ?? 'none');
  changes.yes('Book reviewed, no longer called starter data', isBookReviewed(before), isBookReviewed(after));
  return changes.sentences;
}

function profilesChanges(changes: ChangeSentences, before: EstimateSettings, after: EstimateSettings): void {
  const isOne = before.profiles.length === 1 && after.profiles.length === 1;
  for (const { id, profile } of before.profiles) {
    if (!after.profiles.some((one) => one.id === id)) changes.plain(`Profile ${profile.name} deleted`);
  }
  for (const now of after.profiles) {
    const then = before.profiles.find((one) => one.id === now.id);
    if (then === undefined) changes.plain(`Profile ${now.profile.name} added`);
    else oneProfile(changes, then, now, isOne ? '' : `${now.profile.name}: `);
  }
}

function oneProfile(
  changes: ChangeSentences,
  then: CompanyProfile,
  now: CompanyProfile,
  prefix: string,
): void {
  for (const sentence of profileChanges(then.profile, now.profile)) changes.plain(`${prefix}${sentence}`);
  const added = now.insurers.filter((name) => !then.insurers.includes(name));
  const removed = then.insurers.filter((name) => !now.insurers.includes(name));
  for (const name of added) changes.plain(`${prefix}Insurer ${name} added`);
  for (const name of removed) changes.plain(`${prefix}Insurer ${name} removed`);
}
