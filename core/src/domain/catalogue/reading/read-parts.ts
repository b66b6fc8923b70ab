import type { Construction, PartEntry, PartLocation, ZoneEntry } from '../book/contents.ts';
import type { Lists } from './read-lists.ts';
import type { Cells } from '../book/table-row.ts';
import { zoneName } from '../book/book-names.ts';
import { noteDuplicates, vehicleTypesOf, type Tables } from '../book/tables.ts';
import { sides, units, type VehicleType } from '../trade-words.ts';

/** A part and its row, for issues that need other tables. */
export interface ReadPart {
  readonly part: PartEntry;
  readonly cells: Cells;
}

export function readParts(tables: Tables, lists: Lists): ReadonlyMap<string, ReadPart> {
  const rows = tables('parts.csv');
  noteDuplicates(rows, ['code']);
  noteDuplicates(rows, ['name']);
  const fitting = new Map(rows.map((cells) => [cells.text('code'), vehicleTypesOf(cells)]));
  const locations = readLocations(tables, lists.zones, fitting);
  return new Map(
    rows.map((cells) => {
      const code = cells.text('code');
      const part = readPart(cells, lists, fitting.get(code) ?? [], locations.get(code) ?? []);
      return [code, { part, cells }];
    }),
  );
}

function readPart(
  cells: Cells,
  lists: Lists,
  vehicleTypes: readonly VehicleType[],
  locations: readonly PartLocation[],
): PartEntry {
  const code = cells.required('code');
  if (!/^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+$/.test(code)) cells.issue('code', 'not-a-code');
  if (code.length > 16) cells.issue('code', 'too-long');
  if (cells.required('name').length > 70) cells.issue('name', 'too-long');
  if (!lists.partTypes.has(cells.text('part_type'))) cells.issue('part_type', 'unknown-part-type');
  return {
    code,
    name: cells.text('name'),
    partType: cells.text('part_type'),
    unit: cells.word('unit', units),
    price: readPrice(cells),
    priceSource: cells.required('price_source'),
    priceDate: cells.date('price_date'),
    lifeMonths: readLife(cells),
    isPainted: cells.flag('painted'),
    constructions: readConstructions(cells, lists.constructions, vehicleTypes),
    vehicleTypes,
    places: distinctZones(locations),
    hasTwoTechnicians: cells.flag('two_technicians'),
    family: readFamily(cells),
    synonyms: cells.list('synonyms'),
    note: cells.text('note'),
    spots: locations,
  };
}

export function readPrice(cells: Cells): PartEntry['price'] {
  const price = {
    low: cells.money('price_low'),
    standard: cells.money('price_default'),
    high: cells.money('price_high'),
  };
  if (price.low > price.standard) cells.issue('price_low', 'prices-out-of-order');
  if (price.standard > price.high) cells.issue('price_high', 'prices-out-of-order');
  return price;
}

/** Betterment divides by the life, so a wear part has one and no other part does. */
function readLife(cells: Cells): number | null {
  const isWearPart = cells.flag('wear_part');
  if (isWearPart === (cells.text('life_months') === '')) cells.issue('life_months', 'wear-part-without-life');
  return isWearPart && cells.text('life_months') !== '' ? cells.count('life_months', 6, 360) : null;
}

function readFamily(cells: Cells): PartEntry['family'] {
  const name = cells.text('family');
  if ((name === '') !== (cells.text('size_rank') === '')) cells.issue('size_rank', 'family-without-rank');
  return name === '' || cells.text('size_rank') === ''
    ? null
    : { name, rank: cells.count('size_rank', 0, 99) };
}

function readConstructions(
  cells: Cells,
  constructions: ReadonlyMap<string, Construction>,
  vehicleTypes: readonly VehicleType[],
): readonly string[] {
  const codes = cells.list('constructions');
  for (const code of codes) {
    const construction = constructions.get(code);
    if (construction === undefined) cells.issue('constructions', 'unknown-construction', code);
    else if (!construction.vehicleTypes.some((type) => vehicleTypes.includes(type))) {
      cells.issue('constructions', 'not-on-this-vehicle-type', code);
    }
  }
  return codes;
}

function readLocations(
  tables: Tables,
  zones: ReadonlyMap<string, ZoneEntry>,
  fitting: ReadonlyMap<string, readonly VehicleType[]>,
): ReadonlyMap<string, readonly PartLocation[]> {
  const rows = tables('part-places.csv');
  noteDuplicates(rows, ['part_code', 'side', 'sub_side', 'region']);
  const locations = new Map<string, PartLocation[]>();
  for (const cells of rows) {
    const code = cells.required('part_code');
    const location = readLocation(cells);
    const zone = zones.get(zoneName(location.side, location.subSide));
    const vehicleTypes = fitting.get(code);
    if (vehicleTypes === undefined) cells.issue('part_code', 'unknown-part');
    if (zone === undefined) cells.issue('sub_side', 'unknown-zone');
    else if (vehicleTypes?.some((type) => zone.vehicleTypes.includes(type)) === false) {
      cells.issue('sub_side', 'not-on-this-vehicle-type');
    }
    const existing = locations.get(code);
    if (existing === undefined) locations.set(code, [location]);
    else existing.push(location);
  }
  return locations;
}

/** Sides that no illustration shows completely. */
const withoutPicture: ReadonlySet<string> = new Set(['whole', 'systems', 'chassis', 'slide']);

function readLocation(cells: Cells): PartLocation {
  const side = cells.word('side', sides, 'unknown-side');
  const region = cells.text('region');
  if (region === '' && !withoutPicture.has(side)) cells.issue('region', 'region-missing');
  if (region !== '' && !/^[a-z]+\.[a-z0-9*#-]+(?:\.[a-z0-9*#-]+)?(?:@[LR*])?$/.test(region)) {
    cells.issue('region', 'not-a-code');
  }
  if ((side === 'road' && region.endsWith('@R')) || (side === 'curb' && region.endsWith('@L'))) {
    cells.issue('region', 'region-of-the-other-side');
  }
  return { side, subSide: cells.text('sub_side'), region, sort: cells.count('sort', 1, 99) };
}

function distinctZones(locations: readonly PartLocation[]): PartEntry['places'] {
  const zones = new Map(
    locations.map(({ side, subSide }) => [zoneName(side, subSide), { side, subSide }] as const),
  );
  return [...zones.values()];
}
