import { type IssuesByField, IssueList } from './issue.ts';
import { insurerKey } from './insurer-profile.ts';
import { profileIssues } from './profile-issues.ts';
import { disclaimedDocuments, type EstimateSettings } from './settings.ts';
import { settingsLimits } from './settings-limits.ts';

/** All issues of a company's settings by field path. */
export function settingsIssues(settings: EstimateSettings): IssuesByField {
  const list = new IssueList();
  checkProfiles(list, settings);
  const { prefix, digits } = settings.numbering;
  list.text('numbering.prefix', prefix, settingsLimits.prefix);
  if (!/^([A-Za-z0-9 ./-]*[A-Za-z ./-])?$/.test(prefix)) {
    list.add(
      'numbering.prefix',
      'may have letters, digits, points, dashes and spaces, and must not end in a digit',
    );
  }
  if (!Number.isInteger(digits) || digits < 1 || digits > settingsLimits.digits) {
    list.add('numbering.digits', `must be between 1 and ${settingsLimits.digits}`);
  }
  const { name, address, phone, email, license } = settings.letterhead;
  list.required('letterhead.name', name, settingsLimits.line);
  list.text('letterhead.address', address, settingsLimits.address);
  list.text('letterhead.phone', phone, settingsLimits.line);
  list.text('letterhead.email', email, settingsLimits.line);
  list.text('letterhead.license', license, settingsLimits.line);
  for (const document of disclaimedDocuments) {
    list.text(`disclaimers.${document}`, settings.disclaimers[document], settingsLimits.disclaimer);
  }
  return list.issues;
}

function checkProfiles(list: IssueList, { profiles, defaultProfile }: EstimateSettings): void {
  if (profiles.length === 0) list.add('profiles', 'There must be at least one profile.');
  if (profiles.length > settingsLimits.profiles) {
    list.add('profiles', `A company holds at most ${settingsLimits.profiles} profiles.`);
  }
  if (!profiles.some(({ id }) => id === defaultProfile)) {
    list.add('defaultProfile', 'must be one of the profiles');
  }
  const ids = new Set<string>();
  const names = new Set<string>();
  const insurers = new Map<string, string>();
  profiles.forEach(({ id, profile, insurers: own }, index) => {
    const path = `profiles.${index}`;
    for (const [field, sentence] of Object.entries(profileIssues(profile))) {
      list.add(`${path}.profile.${field}`, sentence);
    }
    if (ids.has(id)) list.add(`${path}.id`, 'is used twice');
    ids.add(id);
    const name = profile.name.trim().toLowerCase();
    if (names.has(name)) list.add(`${path}.profile.name`, 'is the name of another profile');
    names.add(name);
    if (own.length > settingsLimits.insurers) list.add(`${path}.insurers`, 'has too many names');
    own.forEach((insurer, position) => {
      list.required(`${path}.insurers.${position}`, insurer, settingsLimits.name);
      const key = insurerKey(insurer);
      const other = insurers.get(key);
      if (other !== undefined) list.add(`${path}.insurers.${position}`, `is already under ${other}`);
      insurers.set(key, profile.name);
    });
  });
}
