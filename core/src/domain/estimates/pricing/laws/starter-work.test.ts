import { expect, test } from 'vitest';
import { starterBook, starterContents } from '../../../../testing/starter-book.ts';
import { aBookLine } from '../../../testing/a-book-line.ts';
import { anEstimate } from '../../../testing/an-estimate.ts';
import { thousandths } from '../../../units.ts';
import { limits } from '../../model/limits.ts';
import type { Line } from '../../model/line.ts';
import type { WorkItem } from '../values/work-item.ts';
import { workItems } from '../price-estimate.ts';

const book = starterBook();
const everywhere = { side: 'whole', subSide: 'setup' } as const;
const lineOf = (part: string, kind: Parameters<typeof aBookLine>[2], fields: Partial<Line> = {}) =>
  aBookLine(book, part, kind, book.part(part)?.places[0] ?? everywhere, fields);

function itemsOf(...lines: readonly Line[]): readonly WorkItem[] {
  const estimate = anEstimate();
  return workItems({ ...estimate, lines, unit: { ...estimate.unit, vehicleType: null } }, book);
}

test('every operation of the starter catalogue bills its book time when it is alone', () => {
  for (const { part, kind } of starterContents().operations) {
    const [own, ...brought] = itemsOf(lineOf(part, kind, { quantity: thousandths(3_000) }));
    const hours = own?.hours[0];
    if (kind !== 'blend') expect(hours?.billed, `${part} ${kind}`).toBe(hours?.book);
    for (const { hours: times } of brought) {
      for (const { billed } of times) expect(billed).toBeLessThanOrEqual(limits.hours);
    }
  }
});

test('a laminated section brings what does not survive it and proves the wall dry', () => {
  const keys = itemsOf(lineOf('SW-LAM-SEC', 'replace', { quantity: thousandths(24_000) })).map(
    ({ key }) => key,
  );
  expect(keys).toContain('need:OP-MOISTZ:test');
});

test('a water heater brings its LP test once, however many appliances are opened', () => {
  const items = itemsOf(lineOf('AP-WH6', 'replace'), lineOf('AP-FURN-S', 'replace', { number: 2 }));
  expect(items.filter(({ key }) => key === 'need:OP-LPTEST:test')).toMatchObject([{ parent: 'line-00001' }]);
});

test('R&I of a part that is replaced is included', () => {
  const items = itemsOf(lineOf('AC-MINI', 'replace'), lineOf('AC-MINI', 'ri', { number: 2 }));
  const [ri] = items.find(({ key }) => key === 'line-00002')?.hours ?? [];
  expect(ri).toMatchObject({ billed: 0, isIncluded: true });
  expect(ri?.book).toBeGreaterThan(0);
});
