import type {
  Book,
  Consumable,
  Inclusion,
  Need,
  Operation,
  Part,
  SuggestionRule,
  Zone,
} from '../catalogue/book/book.ts';
import type { CalculatorCoefficients } from '../catalogue/book/coefficients.ts';
import { vehicleTypes, type OperationKind } from '../catalogue/trade-words.ts';
import { cents, noMoney, noTime, tenthHours, thousandths } from '../units.ts';
import { someCoefficients } from './some-coefficients.ts';

/** The book contents a test sets; the rest is empty. */
export interface BookPages {
  readonly edition: number;
  readonly parts: readonly Part[];
  readonly operations: readonly Operation[];
  readonly inclusions: readonly Inclusion[];
  readonly needs: readonly Need[];
  readonly consumables: readonly ({
    readonly part: string;
    readonly operation: OperationKind;
  } & Consumable)[];
  /** Neighbors for every vehicle type, in both directions. */
  readonly neighbors: readonly (readonly [Zone, Zone])[];
  readonly suggestions: readonly SuggestionRule[];
  readonly calculators: CalculatorCoefficients;
}

export function aBook(pages: Partial<BookPages> = {}): Book {
  const parts = new Map((pages.parts ?? []).map((part) => [part.code, part]));
  const operations = new Map(
    (pages.operations ?? []).map((operation) => [keyOf(operation.part, operation.kind), operation]),
  );
  const inclusions = groupedByOperation(pages.inclusions ?? []);
  const needs = groupedByOperation(pages.needs ?? []);
  const consumables = groupedByOperation(pages.consumables ?? []);
  const neighbors = new Set(
    (pages.neighbors ?? []).flatMap(([zone, other]) => [
      `${nameOf(zone)} ${nameOf(other)}`,
      `${nameOf(other)} ${nameOf(zone)}`,
    ]),
  );
  return {
    edition: pages.edition ?? 1,
    part: (code) => parts.get(code),
    operation: (part, kind) => operations.get(keyOf(part, kind)),
    inclusionsOf: (part, operation) => inclusions.get(keyOf(part, operation)) ?? [],
    needsOf: (part, operation) => needs.get(keyOf(part, operation)) ?? [],
    consumablesOf: (part, operation) => consumables.get(keyOf(part, operation)) ?? [],
    areNeighbors: (_vehicleType, zone, other) => neighbors.has(`${nameOf(zone)} ${nameOf(other)}`),
    suggestions: pages.suggestions ?? [],
    calculators: pages.calculators ?? someCoefficients,
  };
}

/** A part sold by the piece, in the middle of the curb side. */
export function aPart(fields: Partial<Part> & Pick<Part, 'code'>): Part {
  return {
    name: fields.code,
    partType: 'panel',
    unit: 'each',
    price: { low: noMoney, standard: noMoney, high: noMoney },
    priceSource: 'starter data',
    priceDate: '2026-11-15',
    lifeMonths: null,
    isPainted: false,
    constructions: [],
    vehicleTypes,
    places: [{ side: 'curb', subSide: 'mid-upper' }],
    ...fields,
  };
}

/** One hour of body labor to replace the part. */
export function anOperation(fields: Partial<Operation> & Pick<Operation, 'part'>): Operation {
  return {
    kind: 'replace',
    laborType: 'body',
    hours: { fixed: tenthHours(10), perUnit: null, minimum: noTime },
    technicians: 1,
    panelClass: 'none',
    billsPrice: false,
    included: '',
    notIncluded: '',
    source: 'starter data',
    ...fields,
  };
}

export function anInclusion(fields: Partial<Inclusion> & Pick<Inclusion, 'part' | 'otherPart'>): Inclusion {
  return {
    operation: 'replace',
    otherOperation: 'ri',
    netHours: 'all',
    priceIncluded: false,
    reason: 'it is off with the part',
    ...fields,
  };
}

export function aNeed(fields: Partial<Need> & Pick<Need, 'part' | 'otherPart'>): Need {
  return {
    operation: 'replace',
    otherOperation: 'ri',
    quantity: 'one',
    when: 'always',
    choice: null,
    reason: 'it lies on the part',
    ...fields,
  };
}

export function aConsumable(fields: Partial<Consumable> & Pick<Consumable, 'code'>): Consumable {
  return {
    name: fields.code,
    unitOfMeasure: 'tube',
    unitPrice: cents(1_500),
    quantityFixed: thousandths(1_000),
    quantityPerUnit: thousandths(0),
    billing: 'extra',
    ...fields,
  };
}

function groupedByOperation<Row extends { readonly part: string; readonly operation: OperationKind }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row.part, row.operation);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

function keyOf(part: string, operation: OperationKind): string {
  return `${part} ${operation}`;
}

function nameOf(zone: Zone): string {
  return `${zone.side}/${zone.subSide}`;
}
