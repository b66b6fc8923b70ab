import { describe, expect, test } from 'vitest';
import { starterBook, starterContents, starterFiles, textOf } from '../../../testing/starter-book.ts';
import { columns, tableFiles, type TableFile } from '../book/columns.ts';
import { vehicleTypes } from '../trade-words.ts';

const contents = starterContents();
const { tables } = starterFiles();

describe('the shipped catalogue', () => {
  test('reads without an issue and has the promised contents', () => {
    expect(contents.parts.length).toBeGreaterThanOrEqual(450);
    expect(contents.operations.length).toBeGreaterThanOrEqual(1_300);
    expect(contents.inclusions.length + contents.needs.length).toBeGreaterThanOrEqual(350);
    expect(contents.suggestions.length).toBeGreaterThanOrEqual(80);
    expect(contents.partTypes.length).toBeGreaterThanOrEqual(28);
    expect(new Set(contents.templates.map(({ template }) => template)).size).toBeGreaterThanOrEqual(12);
    expect(contents.totalLoss).toHaveLength(51);
  });

  test('holds 400 parts and more without counting left and right copies', () => {
    const sided = /\b(?:left|right|road side|curb side|driver side|passenger side)\b/gi;
    const names = new Set(contents.parts.map(({ name }) => name.replaceAll(sided, '')));
    expect(names.size).toBeGreaterThanOrEqual(400);
    expect(names.size).toBe(contents.parts.length);
  });

  test('never names a part as not included in its own work, nor a cap in the work of another part', () => {
    const names = new Map(contents.parts.map(({ code, name }) => [code, name]));
    const wordsOf = (text: string) =>
      (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !/^(?:by|the|of|foot)$/.test(word));
    const ofItself = contents.operations
      .filter(({ kind }) => kind === 'replace' || kind === 'ri')
      .filter(({ part, notIncluded }) => {
        const name = names.get(part) ?? '';
        const noun = wordsOf(name.split(/[,(]/)[0] ?? '').at(-1) ?? '';
        return notIncluded.split(/[,;]/).some((one) => {
          const words = wordsOf(one);
          return words.includes(noun) && words.every((word) => wordsOf(name).includes(word));
        });
      });
    expect(ofItself.map(({ part, kind }) => `${part} ${kind}`)).toEqual([]);
    const caps = contents.operations.filter(({ included }) => included.includes('old cap'));
    for (const { part } of caps) expect(names.get(part)?.split(',')[0]).toMatch(/ cap$/);
  });

  test.each(vehicleTypes)('offers something to pick in every zone of a %s', (type) => {
    const fitting = contents.parts.filter((part) => part.vehicleTypes.includes(type));
    const zones = new Set(
      fitting.flatMap(({ places }) => places.map(({ side, subSide }) => `${side}/${subSide}`)),
    );
    const empty = contents.zones.filter(
      (zone) => zone.vehicleTypes.includes(type) && !zones.has(`${zone.side}/${zone.subSide}`),
    );
    expect(empty).toEqual([]);
    expect(fitting.length).toBeGreaterThanOrEqual(100);
  });

  test('a part that names a class of motorhome is offered on that class alone', () => {
    const strays = contents.parts.filter(({ name, vehicleTypes: types }) => {
      const named = [...name.matchAll(/Class ([A-C])(?: and ([A-C]))?/g)].flatMap(([, one, other]) =>
        [one, other].flatMap((letter) => (letter === undefined ? [] : [`class-${letter.toLowerCase()}`])),
      );
      return named.length > 0 && !types.every((type) => named.some((kind) => type.startsWith(kind)));
    });
    expect(strays.map(({ name }) => name)).toEqual([]);
  });

  test('has a wall and a roof for every vehicle type', () => {
    for (const type of vehicleTypes) {
      for (const kind of ['wall', 'roof']) {
        const fitting = contents.constructions.filter(
          ({ appliesTo, vehicleTypes: types }) => appliesTo === kind && types.includes(type),
        );
        expect(fitting, `${kind} of ${type}`).not.toEqual([]);
      }
    }
  });

  test('marks every value as starter data and attributes none to a publisher', () => {
    const publishers = /\b(?:mitchell|ccc|audatex|solera|spader|rvda|adjustrite)\b/i;
    for (const part of contents.parts) {
      expect([part.priceSource, part.note.startsWith('starter data')]).toEqual(['starter data', true]);
      expect(part.priceDate).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
    for (const { source } of contents.operations) expect(source).toBe('starter data');
    for (const item of contents.consumableItems) expect(item.priceSource).toBe('starter data');
    for (const file of tableFiles) expect(textOf(file), file).not.toMatch(publishers);
  });

  test('speaks American', () => {
    const british =
      /\b(?:mould|tyre|colour|centre|aluminium|licence|grey|fibre|level{2}|stabilis|labour|kerb)/i;
    const issues = [
      ...contents.parts.flatMap(({ name, note }) => [name, note]),
      ...contents.operations.flatMap(({ included, notIncluded }) => [included, notIncluded]),
      ...[...contents.inclusions, ...contents.needs, ...contents.suggestions].map(({ reason }) => reason),
    ];
    expect(issues.filter((text) => british.test(text))).toEqual([]);
  });

  test('gives each suggestion its reason in one sentence', () => {
    const wrong = contents.suggestions.filter(
      ({ reason }) => !/^[A-Z].*\.$/.test(reason) || reason.slice(0, -1).includes('. '),
    );
    expect(wrong).toEqual([]);
  });

  test('uses every consumable it sells', () => {
    const used = new Set(contents.consumables.map(({ code }) => code));
    const unused = contents.consumableItems.map(({ code }) => code).filter((code) => !used.has(code));
    // Masking is part of the profile's paint materials; the item exists for manual selection.
    expect(unused).toEqual(['MASKING']);
  });

  test.each(tableFiles)('%s has its columns in order, lines that end plainly, and stays in order', (file) => {
    const text = textOf(file);
    expect(text.slice(0, text.indexOf('\n'))).toBe(columns[file].join(','));
    expect(text).not.toContain('\r');
    expect(text.endsWith('\n')).toBe(true);
    const keys = (sorted[file] ?? []).length === 0 ? [] : keysOf(file, sorted[file] ?? []);
    expect(keys).toEqual(keys.toSorted(byCode));
  });
});

/** Tables sorted by key, so that diffs show only real changes. */
const sorted: Partial<Record<TableFile, readonly string[]>> = {
  'adjacency.csv': ['vehicle_type', 'side_a', 'sub_side_a', 'side_b', 'sub_side_b'],
  'parts.csv': ['code'],
  'part-places.csv': ['part_code', 'side', 'sub_side', 'region'],
  'relations.csv': ['kind', 'part_code', 'operation', 'other_part_code', 'other_operation'],
  'consumable-items.csv': ['code'],
  'consumables.csv': ['part_code', 'operation', 'consumable_code'],
  'causes-of-loss.csv': ['code'],
  'suggestions.csv': ['id'],
  'wmi.csv': ['wmi', 'positions_12_14'],
  'total-loss.csv': ['state'],
};

function keysOf(file: TableFile, key: readonly string[]): readonly string[] {
  return (tables[file] ?? []).map(({ cells }) => key.map((column) => cells[column] ?? '').join('\t'));
}

function byCode(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

describe('the opened book', () => {
  const book = starterBook();

  test('answers for every part, operation and relation of its tables', () => {
    for (const part of contents.parts) expect(book.part(part.code)?.name).toBe(part.name);
    for (const { part, kind, hours } of contents.operations) {
      expect(book.operation(part, kind)?.hours).toEqual(hours);
    }
    for (const need of contents.needs) expect(book.needsOf(need.part, need.operation)).toContainEqual(need);
    for (const inclusion of contents.inclusions.slice(0, 200)) {
      expect(book.inclusionsOf(inclusion.part, inclusion.operation)).toContainEqual(inclusion);
    }
    expect(book.part('NO-SUCH')).toBeUndefined();
    expect(book.operation('SW-LAM-SEC', 'fee')).toBeUndefined();
    expect(book.consumablesOf('SW-LAM-SEC', 'fee')).toEqual([]);
  });

  test('takes neighbors in both directions, for every vehicle type and for one', () => {
    for (const { vehicleType, zone, other } of contents.adjacency) {
      const types = vehicleType === '*' ? vehicleTypes : [vehicleType];
      for (const type of types) {
        expect(book.areNeighbors(type, zone, other)).toBe(true);
        expect(book.areNeighbors(type, other, zone)).toBe(true);
      }
    }
    expect(contents.adjacency.some(({ vehicleType }) => vehicleType !== '*')).toBe(true);
    expect(
      book.areNeighbors(
        'fifth-wheel',
        { side: 'road', subSide: 'front-upper' },
        { side: 'road', subSide: 'rear-upper' },
      ),
    ).toBe(false);
  });

  test('keeps hours and prices as whole numbers of their units', () => {
    const section = book.operation('SW-LAM-SEC', 'replace');
    expect(section?.hours).toEqual({ fixed: 0, perUnit: 380, minimum: 60 });
    expect(book.part('RF-DECK')?.price).toEqual({ low: 3_500, standard: 4_800, high: 7_000 });
    expect(book.calculators.roofing.surfaces[0]).toMatchObject({ hoursPerSqft: 115, waste: 80_000 });
  });
});
