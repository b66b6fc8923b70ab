import type { EstimateContent, Party, RvUnit } from '../model/estimate.ts';

/** Customer details that carry over from one estimate to the next. */
export type CustomerDetails = Omit<Party, 'reference'>;

/** Vehicle details that carry over; mileage, values and damage belong to the estimate. */
export type UnitDetails = Pick<RvUnit, (typeof unitFields)[number]>;

export const customerFields = [
  'name',
  'company',
  'phone',
  'email',
  'address',
  'city',
  'state',
  'postalCode',
] as const satisfies readonly (keyof Party)[];

export const unitFields = [
  'vehicleType',
  'wall',
  'roof',
  'year',
  'make',
  'model',
  'length',
  'height',
  'width',
  'coachVin',
  'chassisVin',
  'plate',
  'plateState',
  'color',
  'paintCodes',
  'fitted',
  'accessories',
] as const satisfies readonly (keyof RvUnit)[];

/** The vehicle's customer as named on the estimate; undefined while nobody is named. */
export function customerOn({ parties }: Pick<EstimateContent, 'parties'>): CustomerDetails | undefined {
  const { customer, owner, insured } = parties;
  const named = [customer, owner, insured].find(({ name, company }) => (name || company).trim() !== '');
  return named === undefined ? undefined : pick(named, customerFields);
}

/** The vehicle's lasting details; undefined when neither a number nor a model identifies it. */
export function unitOn({ unit }: Pick<EstimateContent, 'unit'>): UnitDetails | undefined {
  const { coachVin, chassisVin, plate, model } = unit;
  const isIdentified = [coachVin, chassisVin, plate, model].some((text) => text.trim() !== '');
  return isIdentified ? pick(unit, unitFields) : undefined;
}

/** Keys that identify the same person, surest first. A name alone counts only when nothing else is known. */
export function customerKeys(details: CustomerDetails): readonly string[] {
  const { email, phone, postalCode } = details;
  const keys: string[] = [];
  if (/^\S+@\S+\.\S+$/.test(email.trim())) keys.push(`email ${normalized(email)}`);
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length >= leastDigits) keys.push(`phone ${digits.slice(-10)}`);
  const name = normalized(details.name || details.company);
  if (name !== '' && (postalCode.trim() !== '' || keys.length === 0)) {
    keys.push(`name ${name}, ${normalized(postalCode).slice(0, 5)}`);
  }
  return keys;
}

const leastDigits = 7;
const wholeVin = 17;

/** Keys that identify the same vehicle, surest first. Without a number, it is the customer's unit of that model. */
export function unitKeys(details: UnitDetails, customerId: string | null): readonly string[] {
  const { coachVin, chassisVin, plate, plateState, year, make, model } = details;
  const keys = [coachVin, chassisVin]
    .map((vin) => vin.trim().toUpperCase())
    .filter((vin) => vin.length === wholeVin)
    .map((vin) => `vin ${vin}`);
  const sign = plateSign(plate);
  if (sign.length >= 3) keys.push(`plate ${plateState.trim().toUpperCase()} ${sign}`);
  if (keys.length === 0 && customerId !== null && model.trim() !== '') {
    keys.push(`model ${customerId} ${normalized([year ?? '', make, model].join(' '))}`);
  }
  return keys;
}

/** A plate may move to another vehicle, a VIN does not. */
export function isOtherVehicle(one: UnitDetails, other: UnitDetails): boolean {
  const [mine, theirs] = [one, other].map(({ coachVin }) => coachVin.trim().toUpperCase());
  return mine?.length === wholeVin && theirs?.length === wholeVin && mine !== theirs;
}

/** The text a customer is found by. */
export function customerSearch({ name, company, phone, email, city, postalCode }: CustomerDetails): string {
  return [normalized([name, company, email, city, postalCode].join(' ')), phone.replaceAll(/\D/g, '')].join(
    ' ',
  );
}

export function unitSearch({ year, make, model, coachVin, chassisVin, plate }: UnitDetails): string {
  return [
    normalized([year ?? '', make, model, coachVin, chassisVin].join(' ')),
    plateSign(plate).toLowerCase(),
  ]
    .join(' ')
    .trim();
}

/** Normalizes a search like the records: a phone number to digits, a plate without its dash. */
export function searchText(typed: string): string {
  const text = normalized(typed);
  if (/^[\d\s()+.-]+$/.test(text)) return text.replaceAll(/\D/g, '');
  return /\d/.test(text) && /^[a-z\d\s-]+$/.test(text) && text.length <= 10
    ? text.replaceAll(/[\s-]/g, '')
    : text;
}

/**
 * Updates a record from an estimate: changed values are taken over, missing ones filled in. Values removed from the
 * estimate are removed here only while no other estimate uses the record.
 */
export function updatedRecord<Details extends object>(
  stored: Details,
  before: Partial<Details>,
  now: Details,
  mayForget = false,
): Details {
  const next = { ...stored };
  for (const field of Object.keys(now) as (keyof Details)[]) {
    const isChanged = !isSame(before[field], now[field]);
    const isNews = !isEmpty(now[field]) && (isChanged || isEmpty(stored[field]));
    const isRemoved = mayForget && isChanged && isSame(stored[field], before[field]);
    if (isNews || isRemoved) next[field] = now[field];
  }
  return next;
}

/** True if `known` holds nothing beyond `to`. */
export function addsNothing<Details extends object>(stored: Details, to: Partial<Details>): boolean {
  return (Object.keys(stored) as (keyof Details)[]).every(
    (field) => isEmpty(stored[field]) || isSame(stored[field], to[field]),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function plateSign(plate: string): string {
  return plate.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

function normalized(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

function pick<Source extends object, Key extends keyof Source>(
  from: Source,
  fields: readonly Key[],
): Pick<Source, Key> {
  const known = fields.filter((field) => from[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, from[field]])) as unknown as Pick<Source, Key>;
}
