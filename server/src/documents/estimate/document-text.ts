import { feetText } from '@dre/core/domain/feet-text';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import { dayText } from '@dre/core/domain/day-text';
import type { OperationKind } from '@dre/core/domain/catalogue/trade-words';
import { versionName } from '@dre/core/domain/documents/document-labels';
import type { Party, RvUnit } from '@dre/core/domain/estimates/model/estimate';
import type { DocumentOrder } from './order.ts';

export const operationCodes: Readonly<Record<OperationKind, string>> = {
  replace: 'RPL',
  ri: 'R&I',
  repair: 'RPR',
  refinish: 'RFN',
  blend: 'BLN',
  overhaul: 'O/H',
  align: 'ALN',
  reseal: 'SEA',
  inspect: 'INS',
  test: 'TST',
  sublet: 'SUB',
  fee: 'FEE',
};

/** For readers who do not know R&I. */
export const plainOperations: Readonly<Record<OperationKind, string>> = {
  replace: 'Replace',
  ri: 'Remove and refit',
  repair: 'Repair',
  refinish: 'Refinish',
  blend: 'Blend',
  overhaul: 'Overhaul',
  align: 'Align',
  reseal: 'Reseal',
  inspect: 'Inspect',
  test: 'Test',
  sublet: 'Outside service',
  fee: 'Fee',
};

/** The day of an instant in the company's zone; a day that was written as one stays. */
export function dayOfMoment({ zone }: Pick<DocumentOrder, 'zone'>, moment: string): string {
  return dayText(isInstant(moment) ? dayIn(zone, Date.parse(moment)) : moment);
}

/**
 * The day a document was written. The estimator's date is that of the first estimate; a supplement has the day it was
 * locked, or last changed.
 */
export function writtenDay(order: Pick<DocumentOrder, 'zone' | 'before' | 'madeAt' | 'printed'>): string {
  const { writtenOn } = order.printed.content.heading;
  return dayOfMoment(order, order.before === null ? (writtenOn ?? order.madeAt) : order.madeAt);
}

/** November 14, 2026, 4:42 AM CST. */
export function momentText(order: Pick<DocumentOrder, 'zone'>, moment: string): string {
  if (!isInstant(moment)) return dayText(moment);
  const instant = Date.parse(moment);
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone: order.zone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(instant)
    // The fonts of documents have no narrow space.
    .replaceAll('\u202f', ' ');
  return `${dayOfMoment(order, moment)}, ${time}`;
}

/** Cameras tell the time without a zone. */
function isInstant(moment: string): boolean {
  return moment.endsWith('Z');
}

/** 34500 is 34 ft 6 in. */
export function lengthInFeet(length: number): string {
  return feetText(Math.round((length * 12) / 1000));
}

/** Height and width as far as somebody measured. */
export function measuredFacts({ height, width }: RvUnit): readonly (readonly [string, string])[] {
  return [
    ...(typeof height === 'number' ? ([['Height', lengthInFeet(height)]] as const) : []),
    ...(typeof width === 'number' ? ([['Width, slides out', lengthInFeet(width)]] as const) : []),
  ];
}

/** The recipient of the document: the first named of customer, owner and insured. */
export function ownerOf({ printed: { content } }: DocumentOrder): Party {
  const { customer, owner, insured } = content.parties;
  return [customer, owner, insured].find((party) => nameOf(party) !== '') ?? customer;
}

export function nameOf({ name, company }: Party): string {
  return [name, company].filter((part) => part.trim() !== '').join(', ');
}

export function addressLines({ address, city, state, postalCode }: Party): readonly string[] {
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [...address.split('\n'), place].filter((line) => line.trim() !== '');
}

/** The cause of the loss and its description, which may begin with the cause itself: "Hail on roof and front cap". */
export function causeText({ cause, printed: { content } }: Pick<DocumentOrder, 'cause' | 'printed'>): string {
  const description = content.loss.description.trim();
  const isNamed = description.toLowerCase().startsWith(cause.toLowerCase());
  return isNamed && !/^\p{L}/u.test(description.slice(cause.length))
    ? description
    : [cause, description].filter(Boolean).join(', ');
}

export function vehicleName({ printed: { content } }: DocumentOrder): string {
  const { year, make, model } = content.unit;
  return [year === null ? '' : String(year), make, model].filter(Boolean).join(' ');
}

/** E-10482, version S01 C02. */
export function numberAndVersion({ printed: { content }, version }: DocumentOrder): string {
  const name = versionName(version);
  return `${content.heading.number}, ${version === 'draft' ? name : `version ${name}`}`;
}

export function count(value: number, word: string): string {
  return `${String(value)} ${word}${value === 1 ? '' : 's'}`;
}

/** 11, 12 and 14. */
export function listed(words: readonly (string | number)[]): string {
  const last = words.at(-1);
  if (words.length < 2) return String(last ?? '');
  return `${words.slice(0, -1).join(', ')} and ${String(last)}`;
}
