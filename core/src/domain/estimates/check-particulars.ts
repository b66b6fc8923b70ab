import { amountFault, percentFault, textFault } from './check-line.ts';
import type { Claim, Estimate, Note, Photo } from './estimate.ts';
import { limits } from './limits.ts';
import type { Profile } from './profile.ts';
import type { EditRefusal } from './refusal.ts';

/** Texts of a party, a heading, a loss, a unit: whichever is too long is named. Dates must be days. */
export function particularsFault(changes: object): EditRefusal | null {
  for (const [field, value] of Object.entries(changes)) {
    const fault = fieldFault(field, value);
    if (fault !== null) return fault;
  }
  return null;
}

function fieldFault(field: string, value: unknown): EditRefusal | null {
  if (typeof value === 'string') {
    if (dateFields.has(field) && !isDay(value)) return { kind: 'value-not-known', field };
    return textFault(field, value, longFields.has(field) ? limits.text : limits.shortText);
  }
  if (typeof value === 'number') return amountFault(field, value);
  if (Array.isArray(value) && value.length > limits.count) return { kind: 'value-not-known', field };
  return null;
}

const dateFields = new Set(['writtenOn', 'inspectedOn', 'date']);
const longFields = new Set(['description', 'priorDamage', 'accessories', 'address']);

/** A day of the calendar, as 2026-02-28. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

export function claimFault(claim: Claim): EditRefusal | null {
  return (
    amountFault('deductible', claim.deductible) ??
    amountFault('appearanceAllowance', claim.appearanceAllowance)
  );
}

export function profileFault(profile: Profile): EditRefusal | null {
  if (profile.taxes.length > limits.taxes) return { kind: 'too-many-taxes', limit: limits.taxes };
  const rates = [
    ...Object.values(profile.labor).map(({ rate }) => amountFault('rate', rate, limits.rate)),
    ...Object.values(profile.labor).map(({ discount }) => wholeFault('discount', discount)),
    ...Object.values(profile.parts).map(({ markup }) => percentFault('markup', markup)),
    ...Object.values(profile.parts).map(({ discount }) => wholeFault('discount', discount)),
    ...profile.taxes.map(({ rate }) => wholeFault('tax', rate)),
    ...profile.taxes.flatMap(({ tiers }) => tiers.map(({ rate }) => wholeFault('tax', rate))),
    ...profile.taxes.map(({ tiers }) =>
      tiers.length > limits.taxTiers ? ({ kind: 'value-not-known', field: 'tiers' } as const) : null,
    ),
    percentFault('subletMarkup', profile.subletMarkup),
    amountFault('deductible', profile.deductible.standard),
    profile.discount.kind === 'percent' ? wholeFault('discount', profile.discount.percent) : null,
    profile.discount.kind === 'flat' ? amountFault('discount', profile.discount.amount) : null,
  ];
  return rates.find((fault) => fault !== null) ?? textFault('name', profile.name, limits.shortText);
}

/** More than all of it cannot be taken off. */
function wholeFault(field: string, percent: number): EditRefusal | null {
  return percent > 1_000_000 ? { kind: 'percent-out-of-range', field } : percentFault(field, percent);
}

export function photoFault({ caption, order, alignment, knownLength }: Photo): EditRefusal | null {
  if (alignment !== null && ![2, 4].includes(alignment.pairs.length)) {
    return { kind: 'value-not-known', field: 'alignment' };
  }
  if (knownLength !== null && knownLength.length <= 0)
    return { kind: 'value-not-known', field: 'known length' };
  return textFault('caption', caption, limits.shortText) ?? textFault('order', order, limits.shortText);
}

export function noteFault({ text }: Note): EditRefusal | null {
  return textFault('text', text, limits.text);
}

export function photosFault(estimate: Estimate): EditRefusal | null {
  return estimate.photos.length >= limits.photos ? { kind: 'too-many-photos', limit: limits.photos } : null;
}
