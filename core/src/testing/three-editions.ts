import { starterBook } from './starter-book.ts';
import type { Book, SuggestionRule } from '../domain/catalogue/book/book.ts';
import type { Books } from '../domain/estimates/model/book-pin.ts';
import { cents, noTime, tenthHours, thousandthHours } from '../domain/units.ts';
import { aBook, anOperation, aPart } from '../domain/testing/a-book.ts';

const { calculators } = starterBook();
const price = (standard: number) => ({ low: cents(1), standard: cents(standard), high: cents(90_000) });
const hours = (tenths: number) => ({ fixed: tenthHours(tenths), perUnit: null, minimum: noTime });
const paint = { kind: 'refinish', laborType: 'refinish' } as const;

const suggestions: readonly SuggestionRule[] = [
  {
    id: 'S001',
    whenPartTypes: [],
    whenParts: ['DOOR'],
    whenOperations: [],
    whenSides: [],
    whenVehicleTypes: [],
    whenCauses: [],
    suggestPart: 'DOOR',
    suggestOperation: 'ri',
    unlessParts: [],
    reason: 'it comes off first',
  },
];

const firstEdition = aBook({
  parts: [aPart({ code: 'DOOR', price: price(31_000) })],
  operations: [
    anOperation({ part: 'DOOR', billsPrice: true }),
    anOperation({ part: 'DOOR', kind: 'ri' }),
    anOperation({ part: 'DOOR', ...paint, panelClass: 'major' }),
  ],
  suggestions,
  calculators,
});

/** Dearer and slower, and another trade takes the door off; roofs take longer. */
const secondEdition = aBook({
  edition: 2,
  parts: [aPart({ code: 'DOOR', price: price(33_500) })],
  operations: [
    anOperation({ part: 'DOOR', hours: hours(14), billsPrice: true, included: 'hinges' }),
    anOperation({ part: 'DOOR', kind: 'ri', laborType: 'mechanical', hours: hours(7) }),
    anOperation({ part: 'DOOR', ...paint, hours: hours(19), panelClass: 'major' }),
  ],
  suggestions,
  calculators: {
    ...calculators,
    roofing: {
      ...calculators.roofing,
      surfaces: calculators.roofing.surfaces.map((roof) => ({
        ...roof,
        setup: thousandthHours(roof.setup + 900),
      })),
    },
  },
});

/** Nobody takes doors off any more, nor paints them as a panel; roofs are not calculated as before. */
const thirdEdition = aBook({
  edition: 3,
  parts: [aPart({ code: 'DOOR', price: price(29_900) })],
  operations: [
    anOperation({ part: 'DOOR', hours: hours(0), billsPrice: true }),
    anOperation({ part: 'DOOR', ...paint, hours: hours(21), panelClass: 'none' }),
  ],
  suggestions,
  calculators: { ...calculators, roofing: { ...calculators.roofing, surfaces: [] } },
});

const editions: readonly Book[] = [firstEdition, secondEdition, thirdEdition];

export const threeEditions: Books = ({ edition }) => editions[edition - 1];
