import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { manyRuns } from '../../../testing/some-money.ts';
import { starterBook, starterContents } from '../../../testing/starter-book.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { lineFromBook } from '../model/line-from-book.ts';
import { canonicalJson } from '../../hashing/canonical-json.ts';
import { contentHash } from '../model/content-hash.ts';
import { defaultProfile } from '../model/default-profile.ts';
import type { Change } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import { orderBetween } from '../model/order-key.ts';
import { type Priced, priceEstimate } from './price-estimate.ts';

// The laws of the totals once more, from the lines of the book's own jobs to the last payer.
vi.setConfig({ testTimeout: 60_000 });

const book = starterBook();
const jobs = starterContents().templates;

const someEstimate = fc.uniqueArray(fc.nat(jobs.length - 1), { maxLength: 12 }).map((picked): Estimate => {
  let order: string | null = null;
  const lines = picked.flatMap((index, at): readonly Line[] => {
    const job = jobs[index];
    const place = job === undefined ? undefined : book.part(job.part)?.places[0];
    if (job === undefined || place === undefined) return [];
    const line = lineFromBook(book, { ...job, place: { ...place, region: null } });
    order = orderBetween(order, null);
    return line.ok ? [{ ...line.value, id: `line-${at}`, number: at + 1, order }] : [];
  });
  return anEstimate({ lines, profile: defaultProfile('travel-trailer') });
});

function money({ totals, settlement }: Priced): string {
  return canonicalJson([totals, settlement]);
}

function applied(estimate: Estimate, edit: Change): Estimate {
  const outcome = applyEdit(estimate, edit, book);
  if (!outcome.ok) throw new Error(`${edit.kind} was refused: ${outcome.refusal.kind}`);
  return outcome.value;
}

test('the order of an estimate’s lines never changes what it costs', () => {
  const shuffled = someEstimate.chain((estimate) =>
    fc.tuple(
      fc.constant(estimate),
      fc.shuffledSubarray([...estimate.lines], { minLength: estimate.lines.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([estimate, lines]) => {
      expect(money(priceEstimate({ ...estimate, lines }, book))).toBe(money(priceEstimate(estimate, book)));
    }),
    manyRuns,
  );
});

test('a line added and removed leaves an estimate at its old price, whatever it brought along', () => {
  fc.assert(
    fc.property(someEstimate, fc.nat(jobs.length - 1), (estimate, index) => {
      const job = jobs[index];
      const place = job === undefined ? undefined : book.part(job.part)?.places[0];
      if (job === undefined || place === undefined) return;
      const longer = applied(estimate, {
        kind: 'add-book-line',
        lineId: 'added',
        order: orderBetween(estimate.lines.at(-1)?.order ?? null, null),
        part: job.part,
        operation: job.operation,
        quantity: job.quantity,
        place: { ...place, region: null },
      });
      const shorter = applied(longer, { kind: 'remove-line', lineId: 'added' });
      expect(money(priceEstimate(shorter, book))).toBe(money(priceEstimate(estimate, book)));
      expect(contentHash(shorter)).toBe(contentHash(estimate));
    }),
    manyRuns,
  );
});

test('the same estimate read twice is priced and written the same to the byte', () => {
  fc.assert(
    fc.property(someEstimate, (estimate) => {
      const copy = JSON.parse(JSON.stringify(estimate)) as Estimate;
      expect(canonicalJson(priceEstimate(copy, book))).toBe(canonicalJson(priceEstimate(estimate, book)));
    }),
    manyRuns,
  );
});
