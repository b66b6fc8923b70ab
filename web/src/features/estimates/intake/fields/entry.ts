import type { Change } from '@dre/core/domain/estimates/model/edit';
import type {
  Claim,
  Estimate,
  Loss,
  Party,
  PartyRole,
  RvUnit,
} from '@dre/core/domain/estimates/model/estimate';
import { isDay } from '@dre/core/domain/is-day';
import { limits } from '@dre/core/domain/estimates/model/limits';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { cents, type Cents } from '@dre/core/domain/units';
import { formatDecimal, parseDecimal } from '../../../../ui/fields/number-text.ts';
import { lengthText, readLength } from '../../../../lib/text/length-text.ts';

/** The text a form field shows of an estimate, and the changes its text makes. */
export interface FormField {
  /** Names the step to undo. */
  readonly name: string;
  readonly text: (estimate: Estimate) => string;
  /** No change if the estimate has this value already; a sentence if the text is invalid. */
  readonly changes: (text: string, estimate: Estimate) => Result<readonly Change[], string>;
}

type TextOf<Matter> = { [Key in keyof Matter]-?: Matter[Key] extends string ? Key : never }[keyof Matter];

export function partyEntry(role: PartyRole, field: keyof Party, name: string): FormField {
  return textEntry(
    name,
    ({ parties }) => parties[role][field],
    (text) => ({ kind: 'set-party', role, changes: { [field]: text } }),
    field === 'address' ? limits.text : limits.shortText,
  );
}

export function unitEntry(field: Exclude<TextOf<RvUnit>, 'wall' | 'roof'>, name: string): FormField {
  return textEntry(
    name,
    ({ unit }) => unit[field],
    (text) => ({ kind: 'set-unit', changes: { [field]: text } }),
  );
}

export function claimEntry(field: 'number' | 'policy', name: string): FormField {
  return textEntry(
    name,
    ({ claim }) => claim[field],
    (text) => ({ kind: 'set-claim', changes: { [field]: text } }),
  );
}

export function lossEntry(field: 'state' | 'cause' | 'description', name: string): FormField {
  return textEntry(
    name,
    ({ loss }) => loss[field],
    (text) => ({ kind: 'set-loss', changes: { [field]: text } }),
    field === 'description' ? limits.text : limits.shortText,
  );
}

/** Codes of the book: walls and roofs. */
export function constructionEntry(field: 'wall' | 'roof', name: string): FormField {
  return textEntry(
    name,
    ({ unit }) => unit[field],
    (text) => ({ kind: 'set-unit', changes: { [field]: text } }),
  );
}

export const yearEntry = valueEntry({
  name: 'Year',
  value: ({ unit }) => unit.year,
  format: String,
  read: (text) => (/^(19|20)\d\d$/.test(text) ? Number(text) : undefined),
  help: 'Enter the year with four digits, as 2022.',
  change: (year) => ({ kind: 'set-unit', changes: { year } }),
});

export const mileageEntry = valueEntry({
  name: 'Mileage',
  value: ({ unit }) => unit.mileage,
  format: (miles) => formatDecimal(miles, 0),
  read: (text) => within(parseDecimal(text.replace(/\s*mi(les)?\.?$/i, ''), 0), 9_999_999),
  help: 'Enter whole miles, at most 9,999,999.',
  change: (mileage) => ({ kind: 'set-unit', changes: { mileage } }),
});

export const lengthEntry = valueEntry({
  name: 'Length',
  value: ({ unit }) => unit.length,
  format: lengthText,
  read: readLength,
  help: 'Enter feet and inches, as 38 ft 4 in.',
  change: (length) => ({ kind: 'set-unit', changes: { length } }),
});

export const heightEntry = valueEntry({
  name: 'Height',
  value: ({ unit }) => unit.height ?? null,
  format: lengthText,
  read: readLength,
  help: 'Enter feet and inches, as 13 ft 2 in.',
  change: (height) => ({ kind: 'set-unit', changes: { height } }),
});

export const widthEntry = valueEntry({
  name: 'Width, slides out',
  value: ({ unit }) => unit.width ?? null,
  format: lengthText,
  read: readLength,
  help: 'Enter feet and inches, as 14 ft 6 in.',
  change: (width) => ({ kind: 'set-unit', changes: { width } }),
});

export const cashValueEntry = valueEntry<Cents>({
  name: 'Actual cash value',
  value: ({ unit }) => unit.actualCashValue,
  format: (amount) => formatDecimal(amount, 2),
  read: readMoney,
  help: moneyHelp(),
  change: (actualCashValue) => ({ kind: 'set-unit', changes: { actualCashValue } }),
});

/** A deductible of zero and none at all are both an empty field. */
export const deductibleEntry = valueEntry<Cents>({
  name: 'Deductible',
  value: ({ claim }) => (claim.deductible === 0 ? null : claim.deductible),
  format: (amount) => formatDecimal(amount, 2),
  read: readMoney,
  help: moneyHelp(),
  change: (deductible) => claimChange({ deductible: deductible ?? cents(0) }),
});

export const lossDateEntry = valueEntry({
  name: 'Date of loss',
  value: ({ loss }) => loss.date,
  format: (date) => date,
  read: readPastDay,
  help: 'Enter the date as 11/2/2026.',
  change: (date) => lossChange({ date }),
});

function claimChange(changes: Partial<Claim>): Change {
  return { kind: 'set-claim', changes };
}

function lossChange(changes: Partial<Loss>): Change {
  return { kind: 'set-loss', changes };
}

function textEntry(
  name: string,
  text: (estimate: Estimate) => string,
  change: (text: string) => Change,
  limit: number = limits.shortText,
): FormField {
  return {
    name,
    text,
    changes(typed, estimate) {
      const next = typed.trim();
      if (next.length > limit) {
        return refuse(`Shorten this: it may have ${limit.toLocaleString('en-US')} characters.`);
      }
      return accept(next === text(estimate) ? [] : [change(next)]);
    },
  };
}

function valueEntry<Value extends number | string>(definition: {
  readonly name: string;
  readonly value: (estimate: Estimate) => Value | null;
  readonly format: (value: Value) => string;
  readonly read: (text: string) => Value | undefined;
  readonly help: string;
  readonly change: (value: Value | null) => Change;
}): FormField {
  const { name, value, format, read, help, change } = definition;
  return {
    name,
    text(estimate) {
      const now = value(estimate);
      return now === null ? '' : format(now);
    },
    changes(typed, estimate) {
      const text = typed.trim();
      const next = text === '' ? null : read(text);
      if (next === undefined) return refuse(help);
      return accept(next === value(estimate) ? [] : [change(next)]);
    },
  };
}

/** A year of two digits, as a date field returns for 11/2/26, is one of this century. */
function readPastDay(text: string): string | undefined {
  const day = text.replace(/^00(?=\d\d-)/, '20');
  return isDay(day) && day >= '1950-01-01' ? day : undefined;
}

function within(value: number | undefined, most: number): number | undefined {
  return value !== undefined && value >= 0 && value <= most ? value : undefined;
}

function readMoney(text: string): Cents | undefined {
  const value = within(parseDecimal(text, 2), limits.price);
  return value === undefined ? undefined : cents(value);
}

function moneyHelp(): string {
  return `Enter an amount from 0.00 to ${formatDecimal(limits.price, 2)}.`;
}
