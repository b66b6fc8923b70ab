import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Book } from '@dre/core/domain/catalogue/book/book';
import { tableFiles } from '@dre/core/domain/catalogue/book/columns';
import type { TemplateLine } from '@dre/core/domain/catalogue/book/contents';
import { openBook } from '@dre/core/domain/catalogue/book/open-book';
import { readBook } from '@dre/core/domain/catalogue/reading/read-book';
import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { lineFromBook } from '@dre/core/domain/estimates/model/line-from-book';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Estimate, Photo } from '@dre/core/domain/estimates/model/estimate';
import { itemPriceReason } from '@dre/core/domain/estimates/explanations/explain-item-price';
import type { Line } from '@dre/core/domain/estimates/model/line';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { totalNames } from '@dre/core/domain/estimates/pricing/payers/total-amount';
import { totalReason } from '@dre/core/domain/estimates/explanations/explain-total';
import { millionths, tenthHours } from '@dre/core/domain/units';
import { root } from '../../scripts/root.mjs';
import type { Goal } from '../goal.ts';

const rounds = 1_000;
const copies = 60;

/** Totals are ready before the next frame, however long the estimate is. */
export const priceVsParse: Goal = {
  id: 'price-vs-parse',
  means:
    'pricing an estimate with the reasons of all lines and totals, against reading the same estimate with JSON.parse, while it is open and when it was never priced before; one edit with pricing in milliseconds; ten times the lines against once',
  async measure() {
    const { book, jobs } = starterBook();
    const text = JSON.stringify(estimateOf(1_000, book, jobs));
    const tenfold = JSON.stringify(estimateOf(10_000, book, jobs));
    const open = JSON.parse(text) as Estimate;
    const [price, read] = leastEach(rounds, [() => explained(open, book), () => JSON.parse(text)]);
    const [edit] = leastEach(rounds, [(round) => priceEstimate(edited(open, round, book), book)]);
    const [first, readAgain] = leastEach(copies, [firstPricing(text, book), () => JSON.parse(text)]);
    const openTenfold = JSON.parse(tenfold) as Estimate;
    const [once, tenTimes] = leastEach(copies, [
      () => explained(open, book),
      () => explained(openTenfold, book),
    ]);
    return [
      { name: 'times-reading', value: price / read, limit: 0.2 },
      { name: 'first-times-reading', value: first / readAgain, limit: 0.5 },
      { name: 'edit-and-price-ms', value: edit, limit: 1 },
      { name: 'ten-times-the-lines', value: tenTimes / once, limit: 11 },
    ];
  },
};

/** Prices another copy each time, so that nothing can be cached. */
function firstPricing(text: string, book: Book): (round: number) => unknown {
  const estimates = Array.from({ length: copies }, () => JSON.parse(text) as Estimate);
  return (round) => {
    const estimate = estimates[round];
    return estimate === undefined ? null : explained(estimate, book);
  };
}

/** The price and all explanations as values, as the screen and the printed appendix read them. */
function explained(estimate: Estimate, book: Book): unknown {
  const priced = priceEstimate(estimate, book);
  const { profile, claim } = estimate;
  const from = { ...priced, profile, claim };
  return [
    priced.items.map(({ hours }) => hours),
    priced.items.map((item) => itemPriceReason(item, profile)),
    totalNames(priced.totals).map((name) => totalReason(name, from)),
  ];
}

function edited(estimate: Estimate, round: number, book: Book): Estimate {
  const line = estimate.lines[round % estimate.lines.length];
  if (line === undefined) throw new Error('The estimate has no lines.');
  const outcome = applyEdit(
    estimate,
    { kind: 'set-hours', lineId: line.id, laborType: 'body', billed: tenthHours(10 + round) },
    book,
  );
  if (!outcome.ok) throw new Error(`The edit was refused: ${outcome.refusal.kind}`);
  return outcome.value;
}

/**
 * Runs them in turn and returns the least of each, in processor time of this process: on a busy machine a long run is
 * always interrupted, and its wall time would measure other work.
 */
function leastEach<const Works extends readonly ((round: number) => unknown)[]>(
  times: number,
  works: Works,
): { [Index in keyof Works]: number } {
  const least = works.map(() => Infinity);
  for (let round = 0; round < times; round += 1) {
    works.forEach((work, index) => {
      const started = process.cpuUsage();
      work(round);
      const { user, system } = process.cpuUsage(started);
      least[index] = Math.min(least[index] ?? Infinity, (user + system) / 1_000);
    });
  }
  return least as { [Index in keyof Works]: number };
}

/** The shipped catalogue, opened, and the lines of its jobs: real combinations of lines. */
function starterBook(): { readonly book: Book; readonly jobs: readonly TemplateLine[] } {
  const text = (file: string) => readFileSync(`${root}/catalogue/${file}`, 'utf8');
  const rowsOf = (file: string) =>
    parse<Record<string, string>>(text(file), { columns: true }).map((cells, index) => ({
      row: index + 2,
      cells,
    }));
  const tables = Object.fromEntries(tableFiles.map((file) => [file, rowsOf(file)]));
  const read = readBook(tables, JSON.parse(text('calculators.json')), 1);
  if (!read.ok) throw new Error('The starter catalogue has faults.');
  return { book: openBook(read.value), jobs: read.value.templates };
}

/** A travel trailer with job after job, each at the next location of its parts, and a photo for every fifth line. */
function estimateOf(count: number, book: Book, jobs: readonly TemplateLine[]): Estimate {
  const standard = defaultProfile('travel-trailer');
  const taxes = standard.taxes.map((tax) => ({ ...tax, rate: millionths(60_000) }));
  const blank = newEstimate({ id: idOf(0), edition: 1, profile: { ...standard, taxes } });
  const unit = { ...blank.unit, vehicleType: 'travel-trailer' as const };
  const lines = linesOf(count, book, jobs);
  const photos = lines.filter(({ number }) => number % 5 === 0).map(photoOf);
  return { ...blank, unit, lines, photos, lastLineNumber: count };
}

function linesOf(count: number, book: Book, jobs: readonly TemplateLine[]): readonly Line[] {
  const lines: Line[] = [];
  let order: string | null = null;
  for (let number = 1; number <= count; number += 1) {
    const job = jobs[number % jobs.length];
    const places = job === undefined ? [] : (book.part(job.part)?.places ?? []);
    const place = places[number % places.length];
    if (job === undefined || place === undefined) throw new Error('The book has a job without a place.');
    const region = `${place.side}.${place.subSide}`;
    const line = lineFromBook(book, { ...job, place: { ...place, region } });
    if (!line.ok) throw new Error('The book does not know its own operation.');
    order = orderBetween(order, null);
    lines.push({ ...line.value, id: idOf(number), number, order });
  }
  return lines;
}

function photoOf({ id, number, place, order }: Line): Photo {
  return {
    id: idOf(number),
    file: createHash('sha256').update(id).digest('hex'),
    width: 2_048,
    height: 1_536,
    caption: `Damage at line ${number}`,
    place: { side: place.side, subSide: place.subSide },
    view: null,
    lines: [id],
    takenAt: '2026-11-15T10:42:00Z',
    isPrinted: true,
    order,
    pins: [{ id: idOf(number), lineId: id, x: 400_000, y: 600_000 }],
    marks: [],
    alignment: null,
    knownLength: null,
  };
}

/** As long as the product's ids. */
function idOf(number: number): string {
  return `01932d6e-7a10-7000-8000-${String(number).padStart(12, '0')}`;
}
