import { expect, test } from 'vitest';
import { aBookLine } from '../../../testing/a-book-line.ts';
import { aBook, anInclusion, anOperation, aPart } from '../../../testing/a-book.ts';
import { aLine, aRefinish } from '../../../testing/a-line.ts';
import { aProfile, refinishRules } from '../../../testing/a-profile.ts';
import { anEstimate } from '../../../testing/an-estimate.ts';
import { doorZone, rearZone, smallBook, wallZone } from '../../../testing/small-book.ts';
import { noPercent, noTime, tenthHours } from '../../../units.ts';
import type { Estimate } from '../../model/estimate.ts';
import type { Line, RefinishEntry } from '../../model/line.ts';
import type { RefinishRules } from '../../model/profile.ts';
import { workItems } from '../price-estimate.ts';

const wall = { ...wallZone, region: null };
const door = { ...doorZone, region: null };
const rear = { ...rearZone, region: null };

function panel(
  number: number,
  tenths: number,
  refinish: Partial<RefinishEntry> = {},
  line: Partial<Line> = {},
) {
  return aLine({ number, place: wall, refinish: aRefinish(tenths, refinish), ...line });
}

/** Every refinish item with its billed tenths, own lines by their number. */
function painted(
  lines: readonly Line[],
  rules: Partial<RefinishRules> = {},
  fields: Partial<Estimate> = {},
): Record<string, number> {
  const profile = aProfile({ refinish: refinishRules({ furtherCover: tenthHours(2), ...rules }) });
  const items = workItems(anEstimate({ lines, profile, ...fields }), smallBook);
  return Object.fromEntries(
    items.map(({ key, hours }) => [key.replaceAll('line-0000', ''), hours[0]?.billed ?? 0]),
  );
}

const cases: readonly {
  readonly says: string;
  readonly lines: readonly Line[];
  readonly rules?: Partial<RefinishRules>;
  readonly billed: Record<string, number>;
}[] = [
  {
    says: 'one panel bears its own set-up and 40 % of clear coat',
    lines: [panel(1, 60)],
    billed: { 1: 60, 'clear-coat:1': 24 },
  },
  {
    says: 'single-stage paint has no clear coat',
    lines: [panel(1, 60, { system: 'single-stage' })],
    billed: { 1: 60 },
  },
  {
    says: 'three-stage paint adds 70 % to the first and 40 % to an additional panel, clear coat included',
    lines: [panel(1, 60, { system: 'three-stage' }), panel(2, 20, { system: 'three-stage' })],
    billed: { 1: 60, 'three-stage:1': 42, 2: 20, 'overlap:2': -4, 'three-stage:2': 6 },
  },
  {
    says: 'two-tone adds 50 % and 30 %, and clear coat comes on top',
    lines: [panel(1, 60, { isTwoTone: true }), panel(2, 20, { isTwoTone: true })],
    billed: { 1: 60, 'two-tone:1': 30, 'clear-coat:1': 27, 2: 20, 'overlap:2': -4, 'two-tone:2': 5 },
  },
  {
    says: 'a blend is half of the panel without overlap, 80 % of it on the panel and 20 % on the clear coat',
    lines: [panel(1, 60), panel(2, 20, { mode: 'blend' })],
    billed: { 1: 60, 'clear-coat:1': 26, 2: 8 },
  },
  {
    says: 'a panel set up by itself stays the first beside a larger blend',
    lines: [panel(1, 40, { isSeparate: true }), panel(2, 60, { mode: 'blend' })],
    billed: { 1: 40, 2: 24, 'clear-coat:1': 22 },
  },
  {
    says: 'a blend in three stages is 70 % of the panel',
    lines: [panel(1, 20, { mode: 'blend', system: 'three-stage' })],
    billed: { 1: 11, 'clear-coat:1': 3 },
  },
  {
    says: 'a blend of single-stage paint stays on the panel as a whole',
    lines: [panel(1, 20, { mode: 'blend', system: 'single-stage' })],
    billed: { 1: 10 },
  },
  {
    says: 'clear coat to a break point is half of the panel: 2.0 h are 0.8 h and 0.2 h',
    lines: [panel(1, 20, { mode: 'break-point' })],
    billed: { 1: 8, 'clear-coat:1': 2 },
  },
  {
    says: 'edges come after overlap and get clear coat',
    lines: [panel(1, 60), panel(2, 20, { edges: tenthHours(10) })],
    billed: { 1: 60, 'clear-coat:1': 29, 2: 30, 'overlap:2': -4 },
  },
  {
    says: 'sand and buff is 30 % of the panel before overlap and without clear coat',
    lines: [panel(1, 60), panel(2, 20, { hasSandAndBuff: true })],
    billed: { 1: 60, 'clear-coat:1': 27, 2: 20, 'overlap:2': -4, 'sand-and-buff:2': 6 },
  },
  {
    says: 'gravel guard is 0.5 h on the first panel that gets it and 0.3 h on each other',
    lines: [panel(1, 60), panel(2, 20, { hasGravelGuard: true }), panel(3, 18, { hasGravelGuard: true })],
    rules: { clearFirst: noPercent, clearAdditional: noPercent },
    billed: {
      1: 60,
      2: 20,
      'overlap:2': -4,
      'gravel-guard:2': 5,
      3: 18,
      'overlap:3': -4,
      'gravel-guard:3': 3,
    },
  },
  {
    says: 'a procedure of its own loses nothing and gets 20 % of clear coat',
    lines: [panel(1, 60), panel(2, 20, { isSeparate: true })],
    billed: { 1: 60, 'clear-coat:1': 28, 2: 20 },
  },
  {
    says: 'a second booth cycle starts anew and covers the unit again',
    lines: [panel(1, 60), panel(2, 20, { boothCycle: 2 })],
    billed: { 1: 60, 'clear-coat:1': 24, 2: 20, 'clear-coat:2': 8, 'cover:2': 2 },
  },
  {
    says: 'an overlap takes no more than a panel has',
    lines: [panel(1, 60), panel(2, 1)],
    billed: { 1: 60, 'clear-coat:1': 24, 2: 1, 'overlap:2': -1 },
  },
  {
    says: 'the largest of minor panels alone counts as first',
    lines: [panel(1, 6), panel(2, 8)],
    billed: { 1: 6, 'overlap:1': -2, 2: 8, 'clear-coat:1': 4 },
  },
  {
    says: 'of equal panels the one with the smaller id is first',
    lines: [panel(2, 20), panel(1, 20)],
    billed: { 2: 20, 'overlap:2': -4, 1: 20, 'clear-coat:1': 11 },
  },
  {
    says: 'panels of the rear and of the side do not touch',
    lines: [panel(1, 60), panel(2, 20, {}, { place: rear }), panel(3, 18, {}, { place: rear })],
    billed: { 1: 60, 'clear-coat:1': 31, 2: 20, 'overlap:2': -2, 3: 18, 'overlap:3': -4 },
  },
  {
    says: 'a panel of 0.9 h is minor and loses 0.2 h, one of 1.0 h is major and loses 0.4 h',
    lines: [panel(1, 60), panel(2, 9), panel(3, 10)],
    billed: { 1: 60, 'clear-coat:1': 26, 2: 9, 'overlap:2': -2, 3: 10, 'overlap:3': -4 },
  },
  {
    says: 'panels of neighboring zones touch',
    lines: [panel(1, 60), panel(2, 20, {}, { place: door })],
    billed: { 1: 60, 'clear-coat:1': 27, 2: 20, 'overlap:2': -4 },
  },
];

test.each(cases)('$says', ({ lines, rules = {}, billed }) => {
  expect(painted(lines, rules)).toEqual(billed);
});

test('neighbors are known only with the type of the unit; one zone is always one', () => {
  const lines = [panel(1, 60), panel(2, 20, {}, { place: door }), panel(3, 20)];
  const { unit } = anEstimate();
  expect(painted(lines, {}, { unit: { ...unit, vehicleType: null } })).toMatchObject({
    'overlap:2': -2,
    'overlap:3': -4,
  });
});

test('a minor panel without a major one says that set-up may be missing', () => {
  const [item] = workItems(anEstimate({ lines: [panel(1, 8)] }), smallBook);
  expect(item?.hours[0]?.terms.map(({ kind }) => kind)).toEqual(['book-fixed', 'no-major-panel']);
});

test('possible and prior damage are painted apart from the repair', () => {
  const lines = [panel(1, 60), panel(2, 50, {}, { state: 'possible' })];
  expect(painted([...lines, panel(3, 40, {}, { priorDamage: 'unrelated' })])).toEqual({
    1: 60,
    'clear-coat:1': 24,
    2: 50,
    'clear-coat:1:possible': 20,
    3: 40,
    'clear-coat:1:unrelated': 16,
  });
});

test('whoever pays for panels of one booth cycle pays their share of its capped clear coat', () => {
  const lines = [panel(1, 60), panel(2, 34, {}, { payer: 'customer' })];
  expect(painted(lines)).toMatchObject({ 'clear-coat:1': 24, 'clear-coat:1:customer': 6 });
  const capped = painted(lines, { clearCap: tenthHours(25) });
  expect(capped).toMatchObject({ 'clear-coat:1': 20, 'clear-coat:1:customer': 5 });
});

test('an overlap typed by hand is taken off, and clear coat follows it', () => {
  const lines = [panel(1, 60), panel(2, 20)];
  for (const hours of [1, -1]) {
    const overrides = { 'overlap:line-00002': { kind: 'hours', hours } } as const;
    expect(painted(lines, {}, { overrides })).toMatchObject({ 'overlap:2': -1, 'clear-coat:1': 28 });
  }
  const overrides = { 'overlap:line-00002': { kind: 'left-out' } } as const;
  expect(painted(lines, {}, { overrides })).toEqual({ 1: 60, 2: 20, 'clear-coat:1': 28 });
});

test('clear coat typed by hand stands, also above the cap', () => {
  const overrides = { 'clear-coat:1': { kind: 'hours', hours: 30 } } as const;
  const billed = painted([panel(1, 60)], { clearCap: tenthHours(10) }, { overrides });
  expect(billed).toEqual({ 1: 60, 'clear-coat:1': 30 });
});

test('polishing and masking use no paint', () => {
  const profile = aProfile({ refinish: refinishRules({ furtherCover: tenthHours(2) }) });
  const lines = [panel(1, 60, { hasSandAndBuff: true }), panel(2, 20, { boothCycle: 2 })];
  const items = workItems(anEstimate({ lines, profile }), smallBook);
  const unpainted = items.filter(({ paintHours }) => paintHours === 0).map(({ rule }) => rule);
  expect(unpainted).toEqual(['sand-and-buff', 'cover']);
});

test('a blend picked from the book is calculated from the whole panel', () => {
  const blend = aBookLine(smallBook, 'DOOR', 'blend', doorZone);
  expect(painted([blend])).toEqual({ 1: 5, 'clear-coat:1': 1 });
});

test('paint work that comes with another operation is included and not sprayed again', () => {
  const book = aBook({
    parts: [aPart({ code: 'CAP' })],
    operations: [
      anOperation({ part: 'CAP' }),
      anOperation({
        part: 'CAP',
        kind: 'refinish',
        hours: { fixed: tenthHours(50), perUnit: null, minimum: noTime },
      }),
    ],
    inclusions: [anInclusion({ part: 'CAP', otherPart: 'CAP', otherOperation: 'refinish' })],
  });
  const lines = [
    aBookLine(book, 'CAP', 'replace', wallZone),
    aBookLine(book, 'CAP', 'refinish', wallZone, { number: 2 }),
  ];
  const items = workItems(anEstimate({ lines }), book);
  expect(items.map(({ hours: [hours] }) => [hours?.billed, hours?.book, hours?.isIncluded])).toEqual([
    [10, 10, false],
    [0, 50, true],
  ]);
});
