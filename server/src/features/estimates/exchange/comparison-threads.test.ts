import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeTable } from '@dre/core/domain/exchange/dbase/write-table';
import { emsFields } from '@dre/core/domain/exchange/ems/schema';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { smallBook } from '@dre/core/domain/testing/small-book';
import { afterAll, expect, test } from 'vitest';
import { testComparisonWorker } from '../../../testing/documents/document-files.ts';
import { comparisonThreads, TooManyComparisons } from './comparison-threads.ts';
import type { Compared, ComparisonWork } from './comparison-work.ts';

const threads = comparisonThreads(testComparisonWorker);
afterAll(() => threads.close());

/** An EMS set with so many lines, each for its own part. */
function workOf(lines: number): ComparisonWork {
  const names = Array.from({ length: lines }, (_, at) => `Panel molding window ${String(at)}`);
  const records = names.map((name) => ({ LINE_DESC: name, LBR_OP: 'OP11', ACT_PRICE: 100 }));
  const written = writeTable(emsFields.lin, records, '2026-11-15');
  if (!written.ok) throw new Error(written.refusal.field);
  const own = names.slice(0, 200).map((description, at) => aLine({ number: at + 1, description }));
  const estimate = anEstimate({ lines: own });
  return {
    files: [{ name: 'a.lin', content: Buffer.from(written.value.table).toString('base64') }],
    priced: priceEstimate(estimate, smallBook),
    profile: estimate.profile,
    vins: [],
  };
}

test('others are answered while a large set is compared', async () => {
  const answers: Compared[] = [];
  const compared = threads.compare(workOf(2_000)).then((answer) => answers.push(answer));
  let turns = 0;
  while (answers.length === 0) {
    await nextTurn();
    turns += 1;
  }
  await compared;
  // In the server's own thread there would be one tick, as long as the comparison.
  expect(turns).toBeGreaterThan(20);
  expect(answers).toMatchObject([{ ok: true, value: { system: 'an unnamed system' } }]);
});

test('files that are no set are refused in sentences, and the next set is compared', async () => {
  const work = { ...workOf(1), files: [{ name: 'a.lin', content: 'aGVsbG8=' }] };
  const [bad, good] = await Promise.all([threads.compare(work), threads.compare(workOf(3))]);
  expect(bad).toEqual({ ok: false, refusal: ['a.lin is too short to be a dBase file.'] });
  expect(good).toMatchObject({ ok: true });
});

test('a comparison that would wait behind twenty others is refused', async () => {
  const none = comparisonThreads(new URL('file:///there/is/no/thread.mjs'));
  const waiting = Array.from({ length: 20 }, () => none.compare(workOf(1)));
  await expect(none.compare(workOf(1))).rejects.toThrow(TooManyComparisons);
  expect((await Promise.allSettled(waiting)).every(({ status }) => status === 'rejected')).toBe(true);
});
