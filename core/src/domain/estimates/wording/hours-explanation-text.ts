import { agreedText } from './agreed-values-text.ts';
import type { HoursTerm, HoursTermKind } from '../pricing/values/hours-term.ts';
import { hours, percentage, quantity } from '../../number-text.ts';
import { monthNames } from '../../month-names.ts';
import type { Profile } from '../model/profile.ts';

type Labor = Profile['labor'];

/** The text of a step of hours, with the estimate's own labor names. */
export function hoursTermText(term: HoursTerm, { labor }: Pick<Profile, 'labor'>): string {
  return texts[term.kind](term, labor);
}

const texts: Record<HoursTermKind, (term: HoursTerm, labor: Labor) => string> = {
  'book-fixed': ({ numbers: [fixed = 0, count = 0], name = '' }) =>
    count === 1_000 ? 'Book time' : `Book time, ${hours(fixed)} × ${quantity(count)} ${name}`.trimEnd(),
  'book-setup': () => 'Book time to set up',
  'book-per-unit': ({ numbers: [perUnit = 0, size = 0], name }) =>
    `Book time by size, ${quantity(perUnit)} h × ${quantity(size)}${name === undefined ? '' : ` ${name}`}`,
  'book-minimum': ({ numbers: [minimum = 0] }) => `Brought up to the book's minimum of ${hours(minimum)}`,
  calculated: ({ name = '' }) => name,
  judgment: ({ numbers: [book = 0] }) => `Estimator's judgment instead of the book's ${hours(book)}`,
  agreed: ({ numbers: [book], name = '', on = '' }) =>
    `${agreedText({ name, on })}${book === undefined ? '' : ` instead of the book's ${hours(book)}`}`,
  measured: ({
    numbers: [book = 0, count = 0, lower = 0, upper = 0, fourOfFive = 0, since = 0, until = 0],
  }) =>
    `Own time instead of the book's ${hours(book)}: median of ${count} repairs, ${months(since, until)}; middle half ${hours(lower)}–${hours(upper)}, four of five within ${hours(fourOfFive)}`,
  'by-hand': () => 'Entered by hand',
  'two-technicians': () => 'Two technicians must be there; the hours are of both together',
  'other-labor': ({ name = '' }, labor) =>
    `Estimator's judgment of the labor type; the book says ${labor[name as keyof Labor]?.name ?? name}`,
  needed: ({ numbers: [line], name }) => `Needed for line ${line}, ${name}`,
  included: ({ numbers: [line], name }) => `Included in line ${line}, ${name}`,
  'labor-overlap': ({ numbers: [line], name }) => `Already done by line ${line}, ${name}`,
  edges: () => 'Edges, jambs and undersides',
  blend: ({ numbers }) => `Blend, ${share(numbers)}`,
  'break-point': ({ numbers }) => `To a break point, ${share(numbers)}`,
  'on-clear-line': ({ numbers: [partial = 0] }) => `Share of ${hours(partial)} billed with the clear coat`,
  'no-major-panel': () => 'No major panel is painted with it; set-up and mixing may have to be added',
  'overlap-adjacent': ({ numbers }) => `Overlap with an adjacent major panel${limit(numbers)}`,
  'overlap-non-adjacent': ({ numbers }) => `Overlap with a non-adjacent major panel${limit(numbers)}`,
  'overlap-minor': ({ numbers }) => `Overlap of a minor panel${limit(numbers)}`,
  'clear-first': ({ numbers, name }) => `Clear coat on ${name}, the first panel, ${share(numbers)}`,
  'clear-additional': ({ numbers, name }) => `Clear coat on ${name}, ${share(numbers)}`,
  'clear-blend': ({ numbers: [line], name }) => `Clear coat share of line ${line}, ${name}`,
  'clear-cap': ({ numbers: [cap = 0] }) => `Not more than ${hours(cap)} in one booth cycle`,
  'three-stage-first': ({ numbers }) => `Three-stage, first panel, ${share(numbers)}`,
  'three-stage-additional': ({ numbers }) => `Three-stage, additional panel, ${share(numbers)}`,
  'two-tone-first': ({ numbers }) => `Two-tone, first panel, ${share(numbers)}`,
  'two-tone-additional': ({ numbers }) => `Two-tone, additional panel, ${share(numbers)}`,
  'sand-and-buff': ({ numbers }) => `Finish sand and buff, ${share(numbers)}`,
  'gravel-guard-first': () => 'Gravel guard, first panel',
  'gravel-guard-additional': () => 'Gravel guard, additional panel',
  'further-cover': ({ numbers: [cycle] }) => `Unit covered again for booth cycle ${cycle}`,
  override: ({ numbers: [derived = 0] }) => `Entered by hand instead of ${hours(derived)}`,
};

/** Months such as 202603, in words: March to November 2026. */
function months(since: number, until: number): string {
  const [first, last] = [since, until].map((month) => monthText(month)) as [string, string];
  return first === last ? first : `${first} to ${last}`;
}

function monthText(month: number): string {
  return `${monthNames[(month % 100) - 1] ?? ''} ${Math.trunc(month / 100)}`;
}

function share([base = 0, part = 0]: readonly number[]): string {
  return `${percentage(part)} of ${hours(base)}`;
}

/** An overlap larger than the panel's hours is limited to those hours. */
function limit([rule = 0, base = 0]: readonly number[]): string {
  return rule > base ? `, limited to its ${hours(base)}` : '';
}
