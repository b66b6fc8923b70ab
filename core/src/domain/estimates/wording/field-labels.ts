import { agreedText } from './agreed-values-text.ts';
import type { LineFields, PhotoFields } from '../model/edit.ts';
import type { Claim, EstimateHeading, Loss, Note, Party, RvUnit } from '../model/estimate.ts';
import type { Betterment, RefinishEntry, Taxable } from '../model/line.ts';
import { unitLabels as measureWords } from '../../catalogue/unit-labels.ts';
import type { Thousandths } from '../../units.ts';
import { dayText } from '../../day-text.ts';
import { hours, money, percentage, quantity } from '../../number-text.ts';
import { operationNames, locationName, type SideNames } from './trade-labels.ts';

/** The label of each field and the formatter of its value. `other` is the value it is compared with. */
export type FieldLabels<T> = {
  readonly [K in keyof T]-?: readonly [
    name: string,
    say: (value: T[K], other: T[K], sides: SideNames) => string,
  ];
};

export interface DescribedFields {
  /** "price" or "price and note". */
  readonly names: string;
  readonly from: string;
  readonly to: string;
}

/** Describes the fields of `changes` with their former and new values. */
export function describeFields<T extends object>(
  labels: FieldLabels<T>,
  present: T,
  changes: Partial<T>,
  sides: SideNames,
): DescribedFields {
  const named = Object.keys(changes) as (keyof T)[];
  const changed = named.filter((field) => JSON.stringify(present[field]) !== JSON.stringify(changes[field]));
  const described = (changed.length === 0 ? named : changed).map((field) => {
    const [name, format] = labels[field];
    const [was, becomes] = [present[field], changes[field] as T[keyof T]];
    return { name, from: format(was, becomes, sides), to: format(becomes, was, sides) };
  });
  const [only] = described;
  const listed = (side: 'from' | 'to') => described.map((field) => `${field.name} ${field[side]}`).join(', ');
  const wasEmpty = described.every(({ from }) => from === empty);
  return {
    names: joinedNames(described.map(({ name }) => name)),
    from:
      (wasEmpty && changed.length > 0) || (described.length === 1 && only)
        ? (only?.from ?? empty)
        : listed('from'),
    to: described.length === 1 && only ? only.to : listed('to'),
  };
}

function joinedNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const empty = 'nothing';
const text = (value: string | null) => (value === null || value === '' ? empty : value);
const number = (value: number | null) => (value === null ? empty : String(value));
const cents = (value: number | null) => (value === null ? empty : money(value));
const bookHours = (value: number | null) => (value === null ? 'the book’s' : hours(value));
const code = (value: string | null) => (value === null ? empty : text(value.replaceAll('-', ' ')));
/** Codes of constructions begin with their field: "roof-tpo" is a TPO roof. */
const construction = (value: string) =>
  text(
    value
      .replace(/^(wall|roof)-/, '')
      .replaceAll('-', ' ')
      .replace(/^(abs|epdm|pvc|tpo)$/, (letters) => letters.toUpperCase()),
  );
const day = (value: string | null) => (value === null || value === '' ? empty : dayText(value));
const list = (values: readonly string[]) => text(values.join(', '));
const yes = (value: boolean) => (value ? 'yes' : 'no');

const inFeet = (feet: Thousandths | null | undefined) =>
  feet === null || feet === undefined ? empty : `${quantity(feet)} ft`;

export const headingLabels: FieldLabels<EstimateHeading> = {
  number: ['number', text],
  estimator: ['estimator', text],
  writtenOn: ['date written', day],
  inspectedOn: ['date inspected', day],
  inspectedAt: ['place inspected', text],
};

export const partyLabels: FieldLabels<Party> = {
  name: ['name', text],
  company: ['company', text],
  phone: ['phone', text],
  email: ['email', text],
  address: ['address', text],
  city: ['city', text],
  state: ['state', text],
  postalCode: ['ZIP code', text],
  reference: ['reference', text],
};

export const claimLabels: FieldLabels<Claim> = {
  number: ['number', text],
  policy: ['policy', text],
  payer: ['payer', code],
  deductible: ['deductible', money],
  isDeductibleWaived: ['deductible waived', yes],
  appearanceAllowance: ['appearance allowance', money],
};

export const lossLabels: FieldLabels<Loss> = {
  date: ['date', day],
  kind: ['kind', code],
  cause: ['cause', code],
  state: ['state', text],
  description: ['description', text],
  pointsOfImpact: [
    'points of impact',
    (zones, _, sides) => list(zones.map((zone) => locationName(zone, sides))),
  ],
};

export const unitFieldLabels: FieldLabels<RvUnit> = {
  vehicleType: ['type', code],
  wall: ['wall', construction],
  roof: ['roof', construction],
  year: ['year', number],
  make: ['make', text],
  model: ['model', text],
  length: ['length', inFeet],
  height: ['height', inFeet],
  width: ['width with slides out', inFeet],
  coachVin: ['coach VIN', text],
  chassisVin: ['chassis VIN', text],
  checkedVins: ['VIN checked on the vehicle', (vins = []) => list(vins)],
  plate: ['plate', text],
  plateState: ['plate state', text],
  mileage: ['mileage', number],
  color: ['color', text],
  paintCodes: ['paint codes', list],
  actualCashValue: ['actual cash value', cents],
  salvageValue: ['salvage value', cents],
  priorDamage: ['prior damage', text],
  fitted: ['fitted parts', list],
  accessories: ['accessories', text],
};

export const lineFieldLabels: FieldLabels<LineFields> = {
  description: ['description', text],
  operation: ['operation', (kind) => (kind === null ? empty : operationNames[kind])],
  partNumber: ['part number', text],
  partSource: ['part source', code],
  quantity: ['quantity', quantity],
  unit: ['unit', (unit) => measureWords[unit]],
  price: ['price', (price) => (price === null ? 'the book’s' : money(price))],
  priceAdjustment: ['markup', (share) => (share === null ? 'the profile’s' : percentage(share))],
  sublet: ['sublet', money],
  charge: ['charge', (charge) => (charge === null ? empty : `${charge.kind} ${money(charge.amount)}`)],
  taxable: ['tax', taxableText],
  betterment: ['betterment', bettermentText],
  payer: ['payer', code],
  priorDamage: ['prior damage', code],
  state: ['state', code],
  note: ['note', text],
  agreed: ['agreement', (agreed) => agreedWith(agreed)],
};

export const refinishLabels: FieldLabels<Omit<RefinishEntry, 'book'>> = {
  billed: ['hours', bookHours],
  mode: ['mode', code],
  system: ['paint system', code],
  isTwoTone: ['two-tone', yes],
  edges: ['edges', hours],
  boothCycle: ['booth cycle', number],
  isSeparate: ['separate', yes],
  hasSandAndBuff: ['sand and buff', yes],
  hasGravelGuard: ['gravel guard', yes],
};

export const photoLabels: FieldLabels<PhotoFields> = {
  caption: ['caption', text],
  place: ['place', (place, _, sides) => (place === null ? empty : locationName(place, sides))],
  isPrinted: ['printed', yes],
  view: ['view', (view) => (view === null ? empty : view.replaceAll('-', ' '))],
  order: ['place in the list', () => 'moved'],
  alignment: ['alignment', (alignment) => (alignment === null ? 'none' : `${alignment.pairs.length} points`)],
  knownLength: [
    'known length',
    (knownLength) =>
      knownLength === null ? empty : `${(knownLength.length / 1_000).toLocaleString('en-US')} in`,
  ],
};

export const noteLabels: FieldLabels<Omit<Note, 'id'>> = {
  text: ['text', text],
  audience: ['readers', code],
};

function agreedWith(agreed: LineFields['agreed']): string {
  const last = agreed?.at(-1);
  return last === undefined ? 'none' : agreedText(last).replace(/^Agreed /, '');
}

function taxableText({ part, labor, misc }: Taxable): string {
  const taxed = [part && 'part', labor && 'labor', misc && 'other'].filter((word) => word !== false);
  return taxed.length === 0 ? 'not taxed' : `on ${taxed.join(', ')}`;
}

function bettermentText(betterment: Betterment | null): string {
  if (betterment === null) return 'none';
  return betterment.kind === 'flat' ? money(betterment.amount) : percentage(betterment.percent);
}
