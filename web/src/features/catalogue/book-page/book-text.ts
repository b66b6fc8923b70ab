import type { Book, HoursRule, Inclusion, Need, NeedCondition } from '@dre/core/domain/catalogue/book/book';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { Unit } from '@dre/core/domain/catalogue/trade-words';
import { unitLabels } from '@dre/core/domain/catalogue/unit-labels';
import { dollars, hours, quantity } from '@dre/core/domain/number-text';

/** Examples: "1.5", "0.4 + 0.12 per sq ft, at least 0.5", "0.3 each". */
export function hoursText({ fixed, perUnit, minimum }: HoursRule, unit: Unit): string {
  const set = hours(fixed).replace(' h', '');
  const least = minimum > 0 ? `, at least ${hours(minimum).replace(' h', '')}` : '';
  if (perUnit === null) return unit === 'each' ? `${set}${least}` : `${set} per ${unitLabels[unit]}${least}`;
  const each = `${quantity(perUnit)} per ${unitLabels[unit]}`;
  return `${fixed > 0 ? `${set} + ` : ''}${each}${least}`;
}

/** An amount in a column: no dollar sign, and a dash for zero. */
export function amount(cents: number): string {
  return cents === 0 ? '–' : dollars(cents).replace('$', '');
}

export function lifeText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** The names of the book's codes. */
export interface BookNames {
  part(code: string): string;
  operation(kind: string): string;
  laborType(code: string): string;
  partType(code: string): string;
  construction(code: string): string;
  vehicleType(code: string): string;
  consumable(code: string): string;
}

export function bookNames(contents: BookContents, book: Book): BookNames {
  const named = (entries: readonly { readonly code: string; readonly name: string }[]) => {
    const names = new Map(entries.map(({ code, name }) => [code, name]));
    return (code: string) => names.get(code) ?? code;
  };
  return {
    part: (code) => book.part(code)?.name ?? code,
    operation: named(contents.operationKinds),
    laborType: named(contents.laborTypes),
    partType: named(contents.partTypes),
    construction: named(contents.constructions),
    vehicleType: named(contents.vehicleTypes),
    consumable: named(contents.consumableItems),
  };
}

/** For example "R&I of this part: fitting a new part covers taking off and setting the old one". */
export function inclusionText(inclusion: Inclusion, names: BookNames): string {
  const { part, otherPart, otherOperation, netHours, priceIncluded, reason } = inclusion;
  const other = otherPart === part ? 'this part' : names.part(otherPart);
  const share = netHours === 'all' ? '' : `, less ${hours(netHours)}`;
  const price = priceIncluded ? ', with its price' : '';
  return `${names.operation(otherOperation)} of ${other}${share}${price}: ${reason}`;
}

const conditions: Readonly<Record<NeedCondition, string>> = {
  always: 'always',
  'in-area': 'if it lies in the area',
  'if-fitted': 'if it is fitted',
  'if-touching': 'if the two touch',
  adjacent: 'if it lies beside it',
  'matching-size': 'in the size that fits',
  'if-worn': 'if it is worn',
  'if-not-replaced': 'if it is not replaced',
  judged: 'if the estimator judges so',
};

/** For example "Replace Corner molding, if it lies beside it: …". */
export function needText(need: Need, names: BookNames): string {
  const other = need.otherPart === need.part ? 'this part' : names.part(need.otherPart);
  return `${names.operation(need.otherOperation)} ${other}, ${conditions[need.when]}: ${need.reason}`;
}
