import { describe, expect, test } from 'vitest';
import { starterContents } from '../../../../../core/src/testing/starter-book.ts';
import { type FoundPart, newMemory, type PartQuery, rankParts } from './rank-parts.ts';
import { buildIndex, searchEntries } from './search-index.ts';

const index = buildIndex(searchEntries(starterContents()));
const query = (text: string, where: Partial<PartQuery> = {}): PartQuery => ({
  text,
  vehicleType: null,
  side: null,
  unit: null,
  ...where,
});

function groupsOf(text: string, where: Partial<PartQuery> = {}) {
  return rankParts(index, query(text, where), newMemory());
}

function first(text: string): FoundPart | undefined {
  return groupsOf(text)[0]?.found[0];
}

/** The marked letters. */
function marked(text: string, ranges: FoundPart['inName']): readonly string[] {
  return ranges.map(([start, end]) => text.slice(start, end));
}

describe('the first part found is the intended one', () => {
  test.each([
    ['AC-SHROUD', 'Air conditioner shroud'],
    ['acshroud', 'Air conditioner shroud'],
    ['ac shroud', 'Air conditioner shroud'],
    ['awnnig', /^Awning/],
    ['sky light', /^Skylight/],
    ['skylights', /^Skylight/],
    ['tyre', /^Tire/],
    ['refridgerator', /^Refrigerator/],
    ['windsheild', /^Windshield/],
    ['lader', /[Ll]adder/],
    ['wndow', /^Window/],
    ['rof vent', /^Roof vent/],
    ['roof vent', /^Roof vent/],
    ['vent roof', /^Roof vent|roof vent/],
    ['watr heater', /^Water heater/],
    ['shower dorr', 'Shower door'],
    ['window curb', /Window/],
    ['  LP   Tank ', /^LP tank/],
    ['Baggage Door', /^Baggage door/],
  ])('%s', (text, name) => {
    expect(first(text)?.name).toMatch(name);
  });
});

test('a code typed whole comes before every part whose name fits as well', () => {
  for (const { code } of index.entries) expect(first(code)?.code).toBe(code);
});

test('a code is found without its dashes', () => {
  for (const { code } of index.entries)
    expect(first(code.replaceAll('-', '').toLowerCase())?.code).toBe(code);
});

test('a part whose name begins with the words comes before one that has them somewhere', () => {
  const names = groupsOf('roof vent')[0]?.found.map(({ name }) => name) ?? [];
  const beginnings = names.filter((name) => name.startsWith('Roof vent'));
  expect(beginnings.length).toBeGreaterThan(0);
  expect(names.slice(0, beginnings.length)).toEqual(beginnings);
});

test('parts of the side in view come first, then those of the vehicle, then all others', () => {
  const groups = groupsOf('window', { vehicleType: 'travel-trailer', side: 'curb' });
  expect(groups.map(({ group }) => group)).toEqual(['this-side', 'this-vehicle', 'all']);
  const parts = new Map(index.entries.map((entry) => [entry.code, entry]));
  for (const { group, found } of groups) {
    for (const { code } of found) {
      const isOfVehicle = parts.get(code)?.vehicleTypes.includes('travel-trailer') ?? false;
      const isOfSide = parts.get(code)?.sides.includes('curb') ?? false;
      expect([isOfVehicle, isOfVehicle && isOfSide]).toEqual([group !== 'all', group === 'this-side']);
    }
  }
});

test('on an estimate nothing is found that its vehicle cannot carry, by type or by construction', () => {
  const namesFor = (text: string, unit: PartQuery['unit']) =>
    groupsOf(text, { vehicleType: unit?.vehicleType ?? null, unit }).flatMap(({ found }) =>
      found.map(({ name }) => name),
    );
  const classC = { vehicleType: 'class-c', wall: 'wall-laminated', roof: 'roof-tpo' } as const;
  for (const text of ['class a', 'CAP-F-AD', 'windshield', 'siding sheet', 'SW-ALU-SHT-M', 'corrugated']) {
    const strange = namesFor(text, classC).filter((name) => /Class A|Siding sheet|shingle/.test(name));
    expect(strange).toEqual([]);
  }
  expect(namesFor('class a', null)).not.toEqual([]);
  expect(namesFor('siding sheet', { ...classC, wall: 'wall-corrugated-aluminum' })).not.toEqual([]);
});

test('a door of another side comes before a weak match on the side in view', () => {
  const [nearest] = groupsOf('entry door', { vehicleType: 'fifth-wheel', side: 'road' });
  expect(nearest?.group).toBe('this-vehicle');
  expect(nearest?.found[0]?.name).toMatch(/^Entry door/);
});

test('the typed text is marked in the matching name, code or synonym', () => {
  const shroud = first('ac-shr');
  expect(marked(shroud?.code ?? '', shroud?.inCode ?? [])).toEqual(['AC-SHR']);
  const skylight = first('sky light');
  expect(marked(skylight?.name ?? '', skylight?.inName ?? [])).toEqual(['Skylight']);
  const awning = first('awnnig');
  expect(marked(awning?.name ?? '', awning?.inName ?? [])).toEqual(['Awning']);
  const synonym = first('propane alarm')?.synonym;
  expect(marked(synonym?.text ?? '', synonym?.ranges ?? [])).toEqual(['propane', 'alarm']);
});

test('words that fit nothing are answered with the nearest five parts', () => {
  const [only, ...others] = groupsOf('wotterheetur');
  expect(others).toEqual([]);
  expect(only?.group).toBe('nearest');
  expect(only?.found).toHaveLength(5);
  expect(only?.found[0]?.name.toLowerCase()).toContain('water');
  expect(groupsOf('skylite')[0]?.found[0]?.name).toMatch(/^Skylight/);
});

test('nothing typed finds nothing', () => {
  for (const text of ['', '   ', '-', '…']) expect(groupsOf(text)).toEqual([]);
});

test('a query typed key by key finds the same as when pasted', () => {
  for (const text of ['skylight dome', 'awnnig arm', 'tires', 'ac-shroud', 'glass windsheild']) {
    const memory = newMemory();
    for (let length = 1; length <= text.length; length += 1) {
      const typed = text.slice(0, length);
      expect(rankParts(index, query(typed), memory)).toEqual(groupsOf(typed));
    }
  }
});

test('a very long paste is answered', () => {
  expect(groupsOf('window '.repeat(5_000)).length).toBeGreaterThan(0);
});

/** Processor time, independent of other load on the machine: the least of five runs. */
function processorMs(work: () => unknown): number {
  const once = () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.min(...Array.from({ length: 5 }, once));
}

test.each(['awning arm ', 'a', `${'a'.repeat(40)} `, '(a+)+$ ', 'AC-SHROUD'])(
  'a term of 50,000 characters of %j takes the processor less than 50 ms',
  (piece) => {
    const long = piece.repeat(Math.ceil(50_000 / piece.length));
    expect(processorMs(() => groupsOf(long))).toBeLessThan(50);
  },
);
