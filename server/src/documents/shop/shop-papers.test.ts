import { expect, test } from 'vitest';
import { drawnDocument } from '../../testing/documents/drawn-document.ts';
import { readPdf } from '../../testing/documents/read-pdf.ts';
import { aDeliveryPaper, aPurchasePaper, aWorkPaper } from '../../testing/documents/shop-papers.ts';
import { jpegSample } from '../../testing/picture-samples.ts';
import { pictureRows } from './purchase-order.ts';
import type { ShopPaper } from './shop-paper.ts';

const picture = async () => new Uint8Array(await jpegSample());

async function printed(paper: ShopPaper) {
  const { pages, isTagged } = await readPdf(await drawnDocument(paper, picture));
  expect(isTagged).toBe(true);
  return {
    text: pages.map((page) => page.text).join('\n'),
    figures: pages.flatMap((page) => page.figures),
  };
}

test('a purchase order shows its vendor every part on the drawing and on a photo', async () => {
  const { text, figures } = await printed(aPurchasePaper());
  for (const words of ['PO-10614', 'Gail Novotny', 'A-117', 'Deliver to door 3.', '36 ft', '4,557.00']) {
    expect(text).toContain(words);
  }
  expect(figures.filter((alt) => alt.startsWith('Photo of'))).toHaveLength(3);
  expect(figures.filter((alt) => alt.includes('of the vehicle'))).toHaveLength(3);
});

test('a purchase order is marked as a draft until it is sent, and names the vehicle and its VIN once', async () => {
  const draft = aPurchasePaper();
  const { text } = await printed(draft);
  for (const words of ['Draft, not sent, 3 lines', '2021 Forest River Wildwood', '4X4TWDG29M1234567']) {
    expect(text.split(words)).toHaveLength(2);
  }
  const sent = { how: 'mail', to: 'a@b.example', by: 'Dana', at: '2026-11-18T09:00:00.000Z' } as const;
  const { text: mailed } = await printed({ ...draft, purchase: { ...draft.purchase, sent } });
  expect(mailed).toContain('Sent November 18, 2026, 3 lines');
  expect(mailed).not.toContain('Draft');
});

test('parts for several vehicles name each its own vehicle and VIN', async () => {
  const { lines } = aPurchasePaper();
  const other = { order: 'order-2', vehicle: '2019 Jayco Jay Flight', vin: '1UJBJ0BM3K1AB1234' };
  const { text } = await printed(
    aPurchasePaper({ lines: lines.map((line, at) => (at === 0 ? { ...line, ...other } : line)) }),
  );
  expect(text).toMatch(/2019 Jayco Jay Flight,\s+VIN\s+1UJBJ0BM3K1AB1234/);
  expect(text.match(/4X4TWDG29M1234567/g)).toHaveLength(2);
});

test('an e-mail address wider than its cell is printed in one piece', async () => {
  const paper = aPurchasePaper();
  const vendor = { ...paper.purchase.vendor, email: 'orders.parts.desk@lakeshore-rv.example' };
  const { text } = await printed({ ...paper, purchase: { ...paper.purchase, vendor } });
  expect(text).toContain(vendor.email);
});

test('lines with one picture stand two in a row, and a drawing stands beside its photo', () => {
  const line = (name: string, drawing: boolean, photo: boolean) => ({
    name,
    drawing: drawing ? ({} as never) : null,
    line: { photo: photo ? {} : null },
  });
  const rows = pictureRows([
    line('1', true, false),
    line('2', true, false),
    line('3', true, true),
    line('4', false, true),
    line('5', true, false),
    line('6', true, false),
  ]);
  expect(rows.map((row) => row.map(({ name }) => name))).toEqual([['1', '2'], ['3'], ['4', '5'], ['6']]);
});

test('a work order prints steps, hours, holds, parts, checks and findings, room for time and initials, and no price', async () => {
  const { text } = await printed(aWorkPaper());
  for (const words of [
    'Body: Lee Park, Ana Ruiz',
    'Incl.',
    'Actual time',
    'Initials',
    'Waits for Corner cap',
    'Roof must be dry',
    'Water test',
    'Rotted stud',
    'Bay 3',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/\$|\d\.\d\d\b/);
  const { text: none } = await printed(aWorkPaper({ steps: [], parts: [], checks: [], drawn: [] }));
  expect(none).toContain('This department has no work on the order.');
});

test('a delivery sheet names walk-round, keys, documents, checks and the signer, or leaves room for them', async () => {
  const signed = await printed(aDeliveryPaper());
  for (const words of ['Final invoice, Warranty card', 'LP pressure test', 'Done', 'Rosa Delgado']) {
    expect(signed.text).toContain(words);
  }
  expect(signed.figures).toContain('Signature of Rosa Delgado');
  const { delivery } = aDeliveryPaper();
  if (delivery === null) throw new Error('Nothing was handed over.');
  const typed = { ...delivery, signature: { name: 'Rosa Delgado', file: '' } };
  const { text } = await printed(aDeliveryPaper({ delivery: typed }));
  // The customer, the line of the signature and the typed signature itself.
  expect(text.match(/Rosa Delgado/g)).toHaveLength(3);
  const blank = await printed(aDeliveryPaper({ delivery: null }));
  expect(blank.text).toContain('Not handed over yet');
  expect(blank.figures).toEqual([]);
});
