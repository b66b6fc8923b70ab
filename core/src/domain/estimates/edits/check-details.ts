import { profileIssues } from '../../account/profile-issues.ts';
import { isDay } from '../../is-day.ts';
import { amountIssue, textIssue } from './check-line.ts';
import type { Claim, Estimate, Note, Photo } from '../model/estimate.ts';
import { limits } from '../model/limits.ts';
import type { Profile } from '../model/profile.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';

/** Refuses texts that are too long, by field, and dates that are not calendar days. */
export function detailsIssue(changes: object): EditRefusal | null {
  for (const [field, value] of Object.entries(changes)) {
    const issue = fieldIssue(field, value);
    if (issue !== null) return issue;
  }
  return null;
}

function fieldIssue(field: string, value: unknown): EditRefusal | null {
  if (typeof value === 'string') {
    if (dateFields.has(field) && !isDay(value)) return { kind: 'value-not-known', field };
    return textIssue(field, value, longFields.has(field) ? limits.text : limits.shortText);
  }
  if (typeof value === 'number') return amountIssue(field, value);
  if (Array.isArray(value) && value.length > limits.count) return { kind: 'value-not-known', field };
  return null;
}

const dateFields = new Set(['writtenOn', 'inspectedOn', 'date']);
const longFields = new Set(['description', 'priorDamage', 'accessories', 'address']);

export function claimIssue(claim: Claim): EditRefusal | null {
  return (
    amountIssue('deductible', claim.deductible) ??
    amountIssue('appearanceAllowance', claim.appearanceAllowance)
  );
}

/** Applies the checks of the settings to an estimate's profile, but only to fields the edit changes. */
export function profileIssue(profile: Profile, changed: object = profile): EditRefusal | null {
  if (profile.taxes.length > limits.taxes) return { kind: 'too-many-taxes', limit: limits.taxes };
  for (const [field, reason] of Object.entries(profileIssues(profile))) {
    const [section = ''] = field.split('.');
    if (section in changed) return { kind: 'profile-not-possible', field, reason };
  }
  return null;
}

export function photoIssue({ caption, order, alignment, knownLength }: Photo): EditRefusal | null {
  if (alignment !== null && ![2, 4].includes(alignment.pairs.length)) {
    return { kind: 'value-not-known', field: 'alignment' };
  }
  if (knownLength !== null && knownLength.length <= 0)
    return { kind: 'value-not-known', field: 'known length' };
  return textIssue('caption', caption, limits.shortText) ?? textIssue('order', order, limits.shortText);
}

export function noteIssue({ text }: Note): EditRefusal | null {
  return textIssue('text', text, limits.text);
}

export function photosIssue(estimate: Estimate): EditRefusal | null {
  return estimate.photos.length >= limits.photos ? { kind: 'too-many-photos', limit: limits.photos } : null;
}
