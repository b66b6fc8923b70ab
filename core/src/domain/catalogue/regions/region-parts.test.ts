import { describe, expect, test } from 'vitest';
import { starterContents } from '../../../testing/starter-book.ts';
import type { BookContents, PartEntry } from '../book/contents.ts';
import { firstParts } from '../reading/first-parts.table.ts';
import { regionIndex, regionParts, type RegionQuestion } from './region-parts.ts';
import { vehicleTypes } from '../trade-words.ts';

const contents = starterContents();
const index = regionIndex(contents);

function codesAt(question: Partial<RegionQuestion> & Pick<RegionQuestion, 'region'>): readonly string[] {
  return index({ vehicleType: 'fifth-wheel', wall: '', roof: '', ...question }).map(({ part }) => part.code);
}

describe('the parts a region offers', () => {
  test('are those whose pattern, vehicle type and construction fit', () => {
    const wall = { region: 'body.sidewall-mid@L', vehicleType: 'travel-trailer' } as const;
    expect(codesAt({ ...wall, wall: 'wall-laminated' })).toContain('SW-LAM-SEC');
    expect(codesAt({ ...wall, wall: 'wall-corrugated-aluminum' })).not.toContain('SW-LAM-SEC');
    expect(codesAt({ ...wall, vehicleType: 'class-b' })).not.toContain('SW-LAM-SEC');
    expect(codesAt(wall)).toContain('SW-LAM-SEC');
  });

  test('are none for an unknown region', () => {
    expect(codesAt({ region: 'body.no-such-thing@L' })).toEqual([]);
    expect(codesAt({ region: '' })).toEqual([]);
  });

  test('come each once, by the order of the book and then by name', () => {
    const regions = new Set(
      contents.parts.flatMap(({ spots }) => spots.map(({ region }) => regionOf(region))),
    );
    for (const region of regions) {
      for (const vehicleType of vehicleTypes) {
        const offered = index({ vehicleType, wall: '', roof: '', region });
        const sortKeys = offered.map(({ part, location }) => `${location.sort} ${part.name}`);
        expect(sortKeys).toEqual(sortKeys.toSorted());
        expect(new Set(offered.map(({ part }) => part.code)).size).toBe(offered.length);
      }
    }
  });

  test.each(firstParts)('begin on a %s at %s with %s', (vehicleType, region, code) => {
    const usual = contents.vehicleTypes.find((type) => type.code === vehicleType);
    expect(codesAt({ vehicleType, wall: usual?.wall ?? '', roof: usual?.roof ?? '', region })[0]).toBe(code);
  });

  test('take the row named for the very region before that of a whole group', () => {
    expect(codesAt({ region: 'glass.window-bath@L' })[0]).toBe('GL-FR-S');
    expect(codesAt({ region: 'glass.window-sofa-x@L' })[0]).toBe('GL-FR-M');
  });

  test('contain every part at each of its own locations', () => {
    for (const part of contents.parts) {
      for (const { region, side, subSide } of part.spots) {
        const zone = contents.zones.find((entry) => entry.side === side && entry.subSide === subSide);
        const vehicleType = part.vehicleTypes.find((type) => zone?.vehicleTypes.includes(type));
        if (region === '' || vehicleType === undefined) continue;
        const suffix = contents.sides.find(({ code }) => code === side)?.regionSuffix;
        const drawn = regionOf(region, suffix === 'R' ? 'R' : 'L');
        expect(codesAt({ region: drawn, vehicleType }), drawn).toContain(part.code);
      }
    }
  });
});

/** A region name that fits the pattern. */
function regionOf(pattern: string, suffix = 'L'): string {
  return pattern.replace('@*', `@${suffix}`).replaceAll('*', 'x').replaceAll('#', '1');
}

describe('a part with several rows for one region', () => {
  const [some] = contents.parts;
  const molding: PartEntry = {
    ...(some as PartEntry),
    constructions: [],
    vehicleTypes,
    spots: [
      { side: 'road', subSide: 'mid-upper', region: 'body.belt@*', sort: 10 },
      { side: 'rear', subSide: 'center', region: 'body.belt@*', sort: 20 },
      { side: 'rear', subSide: 'upper', region: 'body.*@*', sort: 30 },
    ],
  };
  const book: BookContents = { ...contents, parts: [molding] };
  const question = { vehicleType: 'class-c', wall: '', roof: '', region: 'body.belt@L' } as const;

  test.each([
    [undefined, 'mid-upper'],
    [{ side: 'rear', subSide: 'upper' }, 'upper'],
    [{ side: 'rear', subSide: 'lower' }, 'center'],
    [{ side: 'roof', subSide: 'mid' }, 'mid-upper'],
  ] as const)('is offered at the one nearest to the zone pointed at: %o', (zone, subSide) => {
    const found = regionParts(book, zone === undefined ? question : { ...question, zone });
    expect(found.map(({ location }) => location.subSide)).toEqual([subSide]);
  });

  test('is not offered for a zone the vehicle type does not have', () => {
    const ramp = { side: 'rear', subSide: 'ramp-door', region: 'body.belt@*', sort: 10 } as const;
    const hauler = { ...contents, parts: [{ ...molding, spots: [ramp] }] };
    expect(regionParts(hauler, question)).toEqual([]);
    expect(regionParts(hauler, { ...question, vehicleType: 'toy-hauler' })).toHaveLength(1);
  });
});
