import type { PartEntry } from '@dre/core/domain/catalogue/book/contents';
import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { itemAmounts } from '@dre/core/domain/estimates/pricing/totals/item-amounts';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { aBook, anOperation, aPart } from '@dre/core/domain/testing/a-book';
import { aProfile } from '@dre/core/domain/testing/a-profile';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { cents, millionths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { addFromBook } from '../lines/line-changes.ts';
import { addedByOffer, operationOffers } from './operation-offers.ts';

const door = aPart({
  code: 'DOOR',
  name: 'Door',
  price: { ...aPart({ code: 'DOOR' }).price, standard: cents(160_00) },
});
const book = aBook({
  parts: [door],
  operations: [anOperation({ part: 'DOOR', kind: 'replace', billsPrice: true })],
});
const contents = { operationKinds: [{ code: 'replace' as const, name: 'Replace' }] };
const place = { side: 'road', subSide: 'mid-lower', region: null } as const;

function applied(estimate: Estimate, change: Change): Estimate {
  const outcome = applyEdit(estimate, change, book);
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  return outcome.value;
}

function offerOn(estimate: Estimate) {
  const [offer] = operationOffers({ estimate, book, contents: contents as never }, door as PartEntry, place);
  if (offer === undefined) throw new Error('The book has one operation.');
  return offer;
}

function partOf(estimate: Estimate) {
  const [item] = priceEstimate(estimate, book).items;
  return item && itemAmounts(item, estimate.profile).part;
}

test('the card of a part states the price of its line, regardless of the discount, and the amount it adds', () => {
  const { parts } = aProfile();
  for (const discount of [0, 50_000]) {
    const profile = aProfile({ parts: { ...parts, new: { ...parts.new, discount: millionths(discount) } } });
    const blank = anEstimate({ profile });
    const before = offerOn(blank);
    expect(before.price).toBe(160_00);
    const totals = priceEstimate(blank, book).totals;
    const adds = addedByOffer({ estimate: blank, book, totals }, before);
    const added = applied(blank, addFromBook(blank, 'a', { part: 'DOOR', operation: 'replace', place }));
    expect(priceEstimate(added, book).totals.gross - totals.gross).toBe(adds);
    expect([offerOn(added).price, partOf(added)]).toEqual([160_00, 160_00]);
    const typed = applied(added, { kind: 'change-line', lineId: 'a', changes: { price: cents(152_00) } });
    expect([offerOn(typed).price, partOf(typed)]).toEqual([152_00, 152_00]);
  }
});
