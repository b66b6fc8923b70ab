import { noTime, tenthHours, type Cents } from '../../units.ts';
import type { HoursRule, Zone } from '../book/book.ts';
import type { BookContents, OperationEntry, PartEntry } from '../book/contents.ts';
import { operationName } from '../book/book-names.ts';
import type { LaborType, OperationKind, Unit, VehicleType } from '../trade-words.ts';

/** A company's own hours and prices in place of the book's, and parts the book lacks. */
export interface HouseValues {
  readonly hours: readonly HouseHours[];
  readonly prices: readonly HousePrice[];
  readonly parts: readonly HousePart[];
}

/** The complete rule of an operation: nothing missing here is taken from the book. */
export interface HouseHours extends HoursRule {
  readonly part: string;
  readonly operation: OperationKind;
}

export interface HousePrice {
  readonly part: string;
  readonly price: Cents;
}

export interface HousePart {
  readonly code: string;
  readonly name: string;
  readonly partType: string;
  readonly unit: Unit;
  readonly price: Cents;
  readonly vehicleTypes: readonly VehicleType[];
  readonly places: readonly Zone[];
  readonly operations: readonly HouseOperation[];
}

export interface HouseOperation extends HoursRule {
  readonly operation: OperationKind;
  readonly laborType: LaborType;
}

export const noHouseValues: HouseValues = { hours: [], prices: [], parts: [] };

/** No code of the book contains a colon, so an own part never collides with one of a later edition. */
export const housePartPrefix = 'OWN:';

/** Source label of a house value; the revision names its author. */
export const houseSource = 'house value';

/**
 * The book with the company's values applied. Values for parts and operations missing from this edition are ignored:
 * they belong to another one. `madeOn` is the date of the revision.
 */
export function withHouseValues(contents: BookContents, values: HouseValues, madeOn: string): BookContents {
  const bookParts = new Set(contents.parts.map(({ code }) => code));
  const own = values.parts.filter(({ code }) => !bookParts.has(code));
  const prices = new Map(values.prices.map(({ part, price }) => [part, price]));
  const hours = new Map(values.hours.map((value) => [operationName(value.part, value.operation), value]));
  const parts = contents.parts.map((part) => {
    const price = prices.get(part.code);
    return price === undefined ? part : withPrice(part, price, madeOn);
  });
  const operations = contents.operations.map((operation) => {
    const value = hours.get(operationName(operation.part, operation.kind));
    return value === undefined ? operation : { ...operation, hours: ruleOf(value), source: houseSource };
  });
  return {
    ...contents,
    parts: [...parts, ...own.map((part) => ownPart(part, madeOn))],
    operations: [...operations, ...own.flatMap(ownOperations)],
  };
}

function withPrice(part: PartEntry, price: Cents, madeOn: string): PartEntry {
  const { low, high } = part.price;
  return {
    ...part,
    price: { low: low < price ? low : price, standard: price, high: high > price ? high : price },
    priceSource: houseSource,
    priceDate: madeOn,
  };
}

function ruleOf({ fixed, perUnit, minimum }: HoursRule): HoursRule {
  return { fixed, perUnit, minimum };
}

function ownPart(part: HousePart, madeOn: string): PartEntry {
  const { code, name, partType, unit, price, vehicleTypes, places, operations } = part;
  return {
    code,
    name,
    partType,
    unit,
    price: { low: price, standard: price, high: price },
    priceSource: houseSource,
    priceDate: madeOn,
    lifeMonths: null,
    isPainted: operations.some(({ operation }) => operation === 'refinish'),
    constructions: [],
    vehicleTypes,
    places,
    hasTwoTechnicians: false,
    family: null,
    synonyms: [],
    note: '',
    spots: places.map((zone, index) => ({ ...zone, region: '', sort: index + 1 })),
  };
}

const majorPanel = tenthHours(10);

function ownOperations({ code, price, operations }: HousePart): readonly OperationEntry[] {
  return operations.map(({ operation, laborType, ...rule }) => ({
    part: code,
    kind: operation,
    laborType,
    hours: ruleOf(rule),
    technicians: 1,
    panelClass: operation !== 'refinish' ? 'none' : leastHours(rule) >= majorPanel ? 'major' : 'minor',
    billsPrice: operation === 'replace' && price > 0,
    included: '',
    notIncluded: '',
    source: houseSource,
    emsCode: '',
    skill: 2,
    confidence: 'medium',
  }));
}

function leastHours({ fixed, perUnit, minimum }: HoursRule): HoursRule['fixed'] {
  if (perUnit === null) return fixed;
  return minimum > noTime ? minimum : fixed;
}
