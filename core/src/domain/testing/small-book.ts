import type { Zone } from '../catalogue/book/book.ts';
import { cents, noTime, tenthHours, thousandthHours, thousandths } from '../units.ts';
import { aBook, aConsumable, aNeed, anInclusion, anOperation, aPart } from './a-book.ts';

// A book of nine parts with every kind of relation.

export const wallZone: Zone = { side: 'curb', subSide: 'mid-upper' };
export const doorZone: Zone = { side: 'curb', subSide: 'mid-lower' };
export const roadZone: Zone = { side: 'road', subSide: 'mid-upper' };
export const edgeZone: Zone = { side: 'roof', subSide: 'right-edge' };
export const rearZone: Zone = { side: 'rear', subSide: 'center' };
export const tankZone: Zone = { side: 'under', subSide: 'tanks' };
export const testZone: Zone = { side: 'whole', subSide: 'test' };
export const zones: readonly Zone[] = [wallZone, doorZone, roadZone, edgeZone, rearZone, tankZone, testZone];

const price = (standard: number) => ({
  low: cents(standard),
  standard: cents(standard),
  high: cents(standard),
});
const fixed = (tenths: number) => ({ fixed: tenthHours(tenths), perUnit: null, minimum: noTime });
const bySize = (setup: number, perUnit: number, minimum: number) => ({
  fixed: tenthHours(setup),
  perUnit: thousandthHours(perUnit),
  minimum: tenthHours(minimum),
});

export const smallBook = aBook({
  parts: [
    aPart({ code: 'WALL', unit: 'sqft', isPainted: true, price: price(900), places: [wallZone, roadZone] }),
    aPart({ code: 'WINDOW', price: price(30_000), places: [wallZone, roadZone] }),
    aPart({ code: 'MOLDING', unit: 'ft', price: price(479), places: [edgeZone] }),
    aPart({ code: 'DOOR', isPainted: true, price: price(31_000), places: [doorZone] }),
    aPart({ code: 'TRIM', price: price(4_000), places: [doorZone] }),
    aPart({ code: 'TANK', price: price(40_000), places: [tankZone] }),
    aPart({ code: 'PROBE', price: price(2_500), places: [tankZone] }),
    aPart({ code: 'AWNING-S', places: [wallZone] }),
    aPart({ code: 'AWNING-L', places: [wallZone] }),
    aPart({ code: 'LEAK', partType: 'test', places: [testZone] }),
  ],
  operations: [
    anOperation({ part: 'WALL', hours: bySize(0, 350, 60), billsPrice: true, technicians: 2 }),
    anOperation({ part: 'WALL', kind: 'refinish', hours: bySize(5, 100, 20), panelClass: 'major' }),
    anOperation({ part: 'WINDOW', laborType: 'glass', hours: fixed(15), billsPrice: true }),
    anOperation({ part: 'WINDOW', kind: 'ri', laborType: 'glass', hours: fixed(8) }),
    anOperation({ part: 'MOLDING', hours: bySize(0, 150, 3), billsPrice: true }),
    anOperation({ part: 'MOLDING', kind: 'ri', hours: bySize(0, 100, 3) }),
    anOperation({ part: 'DOOR', hours: fixed(12), billsPrice: true }),
    anOperation({ part: 'DOOR', kind: 'refinish', hours: fixed(12), panelClass: 'major' }),
    anOperation({ part: 'DOOR', kind: 'blend', hours: fixed(6) }),
    anOperation({ part: 'TRIM', hours: fixed(4), billsPrice: true }),
    anOperation({ part: 'TRIM', kind: 'refinish', hours: fixed(6), panelClass: 'minor' }),
    anOperation({ part: 'TANK', laborType: 'plumbing-lp', hours: fixed(40), billsPrice: true }),
    anOperation({ part: 'PROBE', laborType: 'plumbing-lp', hours: fixed(5), billsPrice: true }),
    anOperation({ part: 'AWNING-S', kind: 'ri', hours: fixed(15), technicians: 2 }),
    anOperation({ part: 'AWNING-L', kind: 'ri', hours: fixed(25), technicians: 2 }),
    anOperation({ part: 'LEAK', kind: 'test', laborType: 'diagnostic', hours: fixed(5) }),
  ],
  needs: [
    aNeed({ part: 'WALL', otherPart: 'WINDOW' }),
    aNeed({ part: 'WALL', otherPart: 'AWNING-S', choice: 'awning' }),
    aNeed({ part: 'WALL', otherPart: 'AWNING-L', choice: 'awning' }),
    aNeed({ part: 'WALL', otherPart: 'TRIM', otherOperation: 'replace', when: 'if-worn' }),
    aNeed({ part: 'WALL', otherPart: 'LEAK', otherOperation: 'test' }),
    aNeed({ part: 'WINDOW', operation: 'ri', otherPart: 'MOLDING', quantity: 'length' }),
    aNeed({ part: 'DOOR', otherPart: 'LEAK', otherOperation: 'test' }),
  ],
  inclusions: [
    anInclusion({ part: 'WINDOW', otherPart: 'WINDOW', reason: 'fitting a new one covers taking it out' }),
    anInclusion({ part: 'WALL', otherPart: 'WINDOW', reason: 'the wall is stripped anyway' }),
    anInclusion({ part: 'DOOR', otherPart: 'TRIM', otherOperation: 'replace', priceIncluded: true }),
    anInclusion({
      part: 'TANK',
      otherPart: 'PROBE',
      otherOperation: 'replace',
      netHours: tenthHours(3),
      reason: 'the probe is reached with the tank down',
    }),
  ],
  consumables: [
    { part: 'DOOR', operation: 'replace', ...aConsumable({ code: 'SEALANT' }) },
    {
      part: 'WALL',
      operation: 'replace',
      ...aConsumable({ code: 'ADHESIVE', quantityPerUnit: thousandths(50) }),
    },
    { part: 'DOOR', operation: 'replace', ...aConsumable({ code: 'SCREWS', billing: 'in-price' }) },
  ],
  neighbors: [
    [wallZone, doorZone],
    [wallZone, edgeZone],
  ],
});
