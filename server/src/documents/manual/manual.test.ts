import { beforeAll, expect, test } from 'vitest';
import { aShortBook, drawShortManual } from '../../testing/documents/a-short-manual.ts';
import { type ReadPdf, readPdf } from '../../testing/documents/read-pdf.ts';
import type { ManualOrder } from './manual-context.ts';

let order: ManualOrder;
let bytes: Uint8Array;
let manual: ReadPdf;
const told: (readonly [number, number])[] = [];

beforeAll(async () => {
  const contents = await aShortBook(['AC-SHROUD', 'AC-HP-13', 'RF-PATCH-S', 'AB-ABRADE']);
  order = { contents, publishedOn: '2026-11-15' };
  const drawn = await drawShortManual(order, (page, pages) => told.push([page, pages]));
  ({ bytes } = drawn);
  manual = await readPdf(bytes);
});

/** The page with all of these words, counted from 1. */
function pageWith(...words: readonly string[]): number {
  return manual.pages.findIndex(({ text }) => words.every((word) => text.includes(word))) + 1;
}

test('the manual is a tagged file with its edition in the title and English in its pages', () => {
  expect(manual.isTagged).toBe(true);
  expect(manual.language).toBe('en-US');
  expect(manual.info['Title']).toBe('RV Damage Repair Estimator, Edition 1');
  const tags = new Set(manual.pages.flatMap((page) => page.tags));
  for (const tag of ['H1', 'H2', 'P', 'Table', 'TH', 'TD', 'Figure']) expect(tags).toContain(tag);
});

test('contents and index name the pages on which things stand', () => {
  const contents = manual.pages[1]?.text.split('\n') ?? [];
  const pageOf = (title: string) => Number(contents[contents.indexOf(title) + 1]);
  for (const title of ['How to read this manual', 'What the calculators work with', 'Index of parts']) {
    expect(manual.pages[pageOf(title) - 1]?.text.startsWith(title), title).toBe(true);
  }
  const shroud = pageWith('Air conditioner shroud', 'AC-SHROUD', 'Included:');
  const index = manual.pages.at(-1)?.text.split('\n') ?? [];
  expect(Number(index[index.indexOf('Air conditioner shroud') + 1])).toBe(shroud);
});

test('a part is told of once, with its operations, hours, price and what they include', () => {
  const codes = manual.pages.flatMap(({ text }) => text.split('\n')).filter((line) => line === 'AC-SHROUD');
  expect(codes).toHaveLength(1);
  const text = manual.pages[pageWith('AC-SHROUD', 'Included:') - 1]?.text ?? '';
  for (const words of ['Replace', 'Not included:', 'Fits ', 'Price: starter data'])
    expect(text).toContain(words);
});

test('a picture is a figure that says how many parts are numbered, with a table below it', () => {
  const figures = manual.pages.flatMap((page) => page.figures);
  expect(figures).toHaveLength(1);
  expect(figures[0]).toMatch(/parts are numbered; the table below names them/);
});

test('every page has its number, and the progress counts them', () => {
  const count = manual.pages.length;
  for (const [at, page] of manual.pages.entries()) {
    expect(page.text).toContain(`Page ${String(at + 1)} of ${String(count)}`);
  }
  expect(told).toEqual(manual.pages.map((_, at) => [at + 1, count]));
});

test('the same edition is the same file', async () => {
  const again = await drawShortManual(order, () => {});
  expect(Buffer.compare(again.bytes, bytes)).toBe(0);
});
