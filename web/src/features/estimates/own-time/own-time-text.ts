import type { MeasuredHours, OwnTimeLevel } from '@dre/core/domain/estimates/model/measured-hours';
import { monthNames } from '@dre/core/domain/month-names';
import { hours } from '../../../lib/text/format.ts';

const levelTexts: Readonly<Record<OwnTimeLevel, string>> = {
  vehicle: 'this operation on this type of vehicle',
  operation: 'this operation on any type of vehicle',
  kind: 'this operation on parts of the same kind',
  labor: 'all work of this labor type',
};

/** For example "23 repairs since March". */
export function countText({ count, since, on }: MeasuredHours): string {
  const [year = '', month = ''] = since.split('-');
  const name = monthNames[Number(month) - 1] ?? '';
  return `${String(count)} repairs since ${on.startsWith(year) ? name : `${name} ${year}`}`;
}

/** What was compared, and how it was clocked. */
export function comparedText({ level }: MeasuredHours): string {
  const isWide = level === 'kind' || level === 'labor';
  const how = isWide
    ? 'clocked on the task or its step, each measured against the hours it was sold for'
    : 'clocked on the task itself';
  return `${levelTexts[level]}, ${how}. Redo and assumed ends are left out.`;
}

export function spreadText({ lower, upper }: MeasuredHours): string {
  return `middle half ${hours(lower)}–${hours(upper)}`;
}

/** The picture of the repairs in words. */
export function plotText(figures: MeasuredHours, book: number): string {
  const { count, hours: median, fourOfFive } = figures;
  return `${String(count)} repairs: median ${hours(median)} hours, ${spreadText(figures)}, four of five within ${hours(fourOfFive)}; the book says ${hours(book)}.`;
}

/** How the figure is made, and what it cannot say. */
export const methodSentences: readonly string[] = [
  'Each dot is one finished repair of an order that was delivered: the minutes of everybody who clocked on it.',
  'The narrowest comparison with five repairs clocked on the task itself speaks: first this operation on this type of vehicle, then on any vehicle, then parts of the same kind, then the labor type. The latest 200 repairs count.',
  'The median is the repair in the middle, half of all lie in the band, and four of five took no longer than the 80th percentile. All are times of real repairs; nothing is averaged.',
  'People work toward the time they are given, so these times follow the hours that were sold. Few repairs mislead.',
  'Nobody is named. Figures of one person’s repairs are shown to that person alone, unless an owner decides otherwise in shop settings.',
];
