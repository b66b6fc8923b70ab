import { expect, test } from 'vitest';
import { aBook } from '../../testing/a-book.ts';
import { aLine } from '../../testing/a-line.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { cents, millionths, tenthHours } from '../../units.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import { type BeforeLocking, lockChecks } from './lock-checks.ts';
import { priceEstimate } from '../pricing/price-estimate.ts';

const book = aBook({ parts: [], operations: [] });
const { parties, unit, claim } = anEstimate();
const complete: Partial<Estimate> = {
  parties: {
    ...parties,
    customer: { ...parties.customer, name: 'Frances' },
    insurer: { ...parties.insurer, company: 'Prairie' },
  },
  unit: { ...unit, coachVin: '1M8GDM9AXKP042788' },
  claim: { ...claim, number: 'PM-1' },
};
const work = aLine({
  operation: 'ri',
  labor: { body: { book: null, billed: tenthHours(10) } },
});

function findings(fields: Partial<Estimate>, facts: Partial<BeforeLocking> = {}) {
  const estimate = anEstimate({ ...complete, ...fields });
  const priced = priceEstimate(estimate, book);
  const around = { unsentPhotos: 0, isBookNewer: false, totalLoss: null };
  return lockChecks({ estimate, makers: [], ...priced, ...around, ...facts })
    .filter(({ tone }) => tone !== 'ok')
    .map(({ tone, target, text }) => `${tone} ${target}: ${text}`);
}

test('a finished estimate has nothing to check', () => {
  expect(findings({ lines: [work] })).toEqual([]);
});

test('open lines and having none block locking, and come first', () => {
  expect(findings({ lines: [] })[0]).toBe('blocking lines: There are no lines yet');
  expect(findings({ ...complete, parties, lines: [{ ...work, state: 'open' }] })).toEqual([
    'blocking lines: Line 1 is open and blocks locking',
    'warning details: No customer yet',
    'warning details: No insurer yet',
  ]);
});

test('a customer pays without an insurer or a claim', () => {
  expect(findings({ lines: [work], parties, claim: { ...claim, payer: 'customer' } })).toEqual([
    'warning details: No customer yet',
  ]);
});

test('a tax without a rate is told before locking, and one with a rate is not', () => {
  const { profile } = anEstimate();
  const where = {
    onParts: ['new'],
    onLabor: [],
    onPaint: false,
    onSupplies: false,
    onSublet: false,
  } as const;
  const tax = { id: 'sales', name: 'Sales tax', ...where, onOther: [], tiers: [] };
  const part = aLine({ operation: 'replace', price: cents(24_743), labor: work.labor });
  const told = (rate: number) =>
    findings({ lines: [part], profile: { ...profile, taxes: [{ ...tax, rate: millionths(rate) }] } });
  expect(told(0)).toContain('warning totals: Sales tax on $247.43 is at 0%');
  expect(told(60_000)).not.toContain('warning totals: Sales tax on $247.43 is at 0%');
});

const cases: readonly (readonly [string, Partial<Line>])[] = [
  ['warning lines: Line 1 has no hours', { labor: { body: { book: null, billed: tenthHours(0) } } }],
  ['warning lines: Line 1 is close to what a line can hold', { price: cents(95_000_000) }],
  ['warning lines: Line 1 has no price', { operation: 'replace', price: cents(0) }],
];
test.each(cases)('%s', (text, fields) => {
  expect(findings({ lines: [{ ...work, ...fields }] })).toContain(text);
});

test('exceeded EMS limits are reported before locking', () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => ({
    ...aLine({ number: index + 1 }),
    operation: 'ri' as const,
    labor: { body: { book: null, billed: tenthHours(11) } },
  }));
  const found = findings({ lines });
  expect(found).toContain('warning lines: EMS carries 999 lines, here are 1,000');
  expect(found.join()).toMatch(/EMS carries 999.9 h of one labor, Labor has 1100.0 h/);
});

test('unsent photos, a newer book and a possible total loss are reported, each with its section', () => {
  const totalLoss = {
    kind: 'warn',
    repair: cents(80_000),
    ratio: 800_000,
    rule: { state: 'OH', source: 'statute', checkedOn: '2026-01-01' },
  } as unknown as BeforeLocking['totalLoss'];
  const found = findings({ lines: [work] }, { unsentPhotos: 2, isBookNewer: true, totalLoss });
  expect(found).toContain('warning photos: 2 photos are not sent yet');
  expect(found).toContain('warning book: A newer book is out. This version stays with its own');
  expect(found.find((text) => text.startsWith('warning totals'))).toContain('may be a total loss');
});
