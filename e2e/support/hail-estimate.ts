import type { Change } from '@dre/core/domain/estimates/model/edit';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import { thousandths } from '@dre/core/domain/units';
import { callsWith, startEstimate, tokenOf } from './calls.ts';

type Work = Extract<Change, { kind: 'add-book-line' }>;

/** Part, operation, quantity and location: hail on a fifth wheel, and a scrape along its road side. */
const works: readonly (readonly [
  part: string,
  operation: Work['operation'],
  quantity: number,
  side: Work['place']['side'],
  subSide: string,
  region: string | null,
])[] = [
  ['OP-PHOTO', 'inspect', 1, 'whole', 'tear-down', null],
  ['RF-TPO', 'replace', 34, 'roof', 'mid', 'roof.membrane'],
  ['RF-RESEAL-PEN', 'reseal', 8, 'roof', 'penetrations', null],
  ['AC-SHROUD', 'replace', 2, 'roof', 'penetrations', 'roof.ac-1'],
  ['AC-COIL', 'repair', 2, 'roof', 'penetrations', 'roof.ac-1'],
  ['VT-LID', 'replace', 3, 'roof', 'penetrations', 'roof.vent-1'],
  ['EL-SOL-L', 'test', 3, 'roof', 'penetrations', 'roof.solar-1'],
  ['ML-GUT', 'replace', 34, 'road', 'front-upper', 'body.gutter@L'],
  ['SW-GEL-RPR', 'repair', 12, 'road', 'mid-lower', 'body.lower-mid@L'],
  ['CAP-F-FW', 'repair', 1, 'front', 'center', 'body.front-cap'],
  ['CAP-F-FW', 'refinish', 1, 'front', 'center', 'body.front-cap'],
  ['LT-CLR-F', 'replace', 2, 'front', 'upper', 'light.clearance-front@L'],
  ['OP-LEAK', 'test', 1, 'whole', 'test', null],
];

/** A half-finished estimate: customer, vehicle, and thirteen lines. */
export async function hailEstimate(url: string): Promise<string> {
  const token = await tokenOf(url, 'estimator');
  const calls = callsWith(url, async () => token);
  const id = await startEstimate(calls);
  const edits = [...heading, ...lines()].map((change) => ({ id: crypto.randomUUID(), ...change }));
  await calls.post(`/api/estimates/${id}/edits`, { device: crypto.randomUUID(), since: 0, edits });
  return id;
}

const heading: readonly Change[] = [
  { kind: 'set-party', role: 'customer', changes: { name: 'Marlene Whitcomb', phone: '(574) 555-0138' } },
  { kind: 'set-claim', changes: { number: '23-88120' } },
  { kind: 'set-unit', changes: { make: 'Keystone', model: 'Montana', year: 2023 } },
];

function lines(): Change[] {
  let order: string | null = null;
  return works.map(([part, operation, quantity, side, subSide, region]) => {
    order = orderBetween(order, null);
    return {
      kind: 'add-book-line',
      lineId: crypto.randomUUID(),
      order,
      part,
      operation,
      quantity: thousandths(quantity * 1000),
      place: { side, subSide, region },
    };
  });
}
