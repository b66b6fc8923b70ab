import { priceWorkItems } from '@dre/core/domain/estimates/pricing/price-work-items';
import { supplementBetween } from '@dre/core/domain/estimates/versions/supplement';
import { sideNames } from '@dre/core/domain/estimates/wording/trade-labels';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { noBookNames } from '@dre/core/domain/sharing/book-names';
import { insurerView } from '@dre/core/domain/sharing/insurer-view';
import { ownerView } from '@dre/core/domain/sharing/owner-view';
import { someClaim, someItems, someProfile } from '@dre/core/testing/some-money';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InsurerTotals } from '../../../sharing/insurer/insurer-page.tsx';
import { OwnerLines } from '../../../sharing/owner/owner-lines.tsx';
import { OwnerTotals } from '../../../sharing/owner/pay-card.tsx';
import { ComparedTotals } from '../../versions/compared-totals.tsx';
import { barRows } from '../totals-rows.ts';
import { ExplainedTotals } from './totals-page.tsx';

// Pages are rendered as users read them, and amounts are parsed from their text.

const runs = { numRuns: 60 };
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const somePriced = fc.tuple(someItems, someProfile, someClaim).map(([items, profile, claim]) => {
  const content = anEstimate({ lines: items.map(({ line }) => line), profile, claim });
  return { content, items, ...priceWorkItems(items, content) };
});

function drawn(page: ReactNode): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>{page}</RouterContextProvider>,
  ).replaceAll('&#x27;', "'");
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim();

/** All elements with this tag, none of which may contain another. */
function elements(html: string, tag: string): readonly { readonly head: string; readonly inside: string }[] {
  const found = html.matchAll(new RegExp(`<${tag}( [^>]*)?>(.*?)</${tag}>`, 'gs'));
  return Array.from(found, ([, head = '', inside = '']) => ({ head, inside }));
}

function centsOf(text: string): number {
  const digits = text.replaceAll(/[^\d]/g, '');
  return (/[-−]/.test(text) ? -1 : 1) * Number(digits);
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Terms and amounts of a definition list. */
const pairs = (html: string) => {
  const amounts = elements(html, 'dd').map(({ inside }) => centsOf(textOf(inside)));
  return elements(html, 'dt').map(({ inside }, at) => [textOf(inside), amounts[at] ?? 0] as const);
};

interface PageRow {
  readonly label: string;
  readonly rank: string;
  readonly how: string;
  readonly amount: number;
  readonly html: string;
}

function pageRows(html: string): readonly PageRow[] {
  return elements(html, 'section').map(({ head, inside }) => {
    const [name] = elements(inside, 'h3');
    const text = textOf(name?.inside ?? '');
    return {
      label: /aria-label="([^"]*)"/.exec(head)?.[1] ?? '',
      rank: /data-rank="([^"]*)"/.exec(head)?.[1] ?? '',
      how: text,
      amount: centsOf(/-?−?\$[\d,.]+$/.exec(text)?.[0] ?? ''),
      html: inside,
    };
  });
}

/** The steps add up to the number, and so do the lines below them: in money, or in hours. */
function expectExplained({ label, how, amount, html }: PageRow): void {
  const steps = elements(html, 'dl').map(({ inside }) => pairs(inside));
  for (const list of steps) {
    expect(total(list.slice(0, -1).map(([, own]) => own)), label).toBe(list.at(-1)?.[1]);
  }
  if (steps.length > 0) expect(steps.at(-1)?.at(-1)?.[1], label).toBe(amount);
  const adds = elements(html, 'li').map(({ inside }) => textOf(inside.slice(inside.lastIndexOf('<span'))));
  if (adds.length === 0) return;
  const sum = total(adds.map(centsOf));
  if (adds[0]?.endsWith(' h') === true) expect(how, label).toContain((sum / 10).toFixed(1));
  else expect(sum, label).toBe(amount);
}

test('on the totals page every number is the sum of its steps, of its lines and of the numbers below it', () => {
  fc.assert(
    fc.property(somePriced, ({ content, items, totals, settlement }) => {
      const { profile, claim } = content;
      const from = { totals, settlement, profile, claim };
      const rows = pageRows(drawn(<ExplainedTotals id="one" from={from} items={items} />));
      for (const row of rows) expectExplained(row);
      const at = (label: string) => rows.findIndex((row) => row.label === label);
      const sumOf = (shown: readonly PageRow[]) => total(shown.map(({ amount }) => amount));
      const whole = (shown: readonly PageRow[]) => shown.filter(({ rank }) => rank !== 'part');
      for (const [index, { rank, amount, label }] of rows.entries()) {
        const next = rows.findIndex((row, place) => place > index && row.rank !== 'part');
        const parts = rows.slice(index + 1, next < 0 ? undefined : next);
        if (rank !== 'part' && parts.length > 0) expect(sumOf(parts), label).toBe(amount);
      }
      expect(total(barRows(totals).map(({ amount }) => amount))).toBe(totals.gross);
      const [subtotal, gross] = [at('Subtotal'), at('Total')];
      expect(sumOf(whole(rows.slice(0, subtotal)))).toBe(rows[subtotal]?.amount);
      expect(sumOf(rows.slice(subtotal, gross))).toBe(rows[gross]?.amount);
      const payers = rows.filter(({ label }) => /^(Insurer|Warranty) pays$|^Customer( pays)?$/.test(label));
      expect(sumOf(payers)).toBe(rows[gross]?.amount);
    }),
    runs,
  );
});

const big = (html: string) =>
  centsOf(textOf(elements(html, 'p').find(({ inside }) => inside.includes('$'))?.inside ?? ''));

test('on the customer’s page the rows add up to the total, and so do the payers', () => {
  fc.assert(
    fc.property(somePriced, ({ content, ...priced }) => {
      const view = ownerView(content, priced, sideNames);
      const html = drawn(<OwnerTotals view={view} />);
      const rows = pairs(html).map(([, amount]) => amount);
      const [gross, you] = [big(html), rows.at(-1) ?? 0];
      const [billed, others] = [view.rows.length, view.rows.length + view.payers.length];
      expect(total(rows.slice(0, billed))).toBe(gross);
      expect(total(rows.slice(billed, others)) + you).toBe(gross);
      if (rows.length > others + 1) expect(total(rows.slice(others, -1))).toBe(you);
      for (const { inside } of elements(drawn(<OwnerLines groups={view.groups} />), 'section')) {
        const [heading] = elements(inside, 'h2');
        const sum = textOf(heading?.inside.slice(heading.inside.lastIndexOf('<span')) ?? '');
        const lines = elements(inside, 'li').map((line) =>
          centsOf(textOf(line.inside.slice(line.inside.lastIndexOf('<span')))),
        );
        expect(total(lines)).toBe(centsOf(sum));
      }
    }),
    runs,
  );
});

test('on the insurer’s page the rows add up to the total, and every step leads to the insurer’s share', () => {
  fc.assert(
    fc.property(somePriced, ({ content, ...priced }) => {
      const view = insurerView(content, priced, noBookNames);
      const html = drawn(<InsurerTotals view={view} />);
      const rows = pairs(html);
      const at = (label: string) => rows.findLastIndex(([name]) => name === label);
      const amounts = rows.map(([, amount]) => amount);
      const [subtotal, gross] = [at('Subtotal'), at('Total')];
      expect(total(amounts.slice(0, subtotal))).toBe(amounts[subtotal]);
      expect(total(amounts.slice(subtotal, gross))).toBe(amounts[gross]);
      expect(amounts[gross]).toBe(big(html));
      expect(total(amounts.slice(gross, -1))).toBe(amounts.at(-1));
    }),
    runs,
  );
});

test('two compared versions add up in every column, and so do the added amounts', () => {
  fc.assert(
    fc.property(somePriced, somePriced, (before, after) => {
      const compared = {
        from: { label: 'E01', priced: before },
        to: { label: 'S01', priced: after },
        supplement: supplementBetween(before, after),
      };
      const html = drawn(<ComparedTotals compared={compared as never} />);
      const [totals, added] = elements(html, 'tbody').map(({ inside }) =>
        elements(inside, 'tr').map((row) => ({
          label: textOf(elements(row.inside, 'th')[0]?.inside ?? ''),
          rank: /data-rank="([^"]*)"/.exec(row.head)?.[1] ?? '',
          amounts: elements(row.inside, 'td').map((cell) => centsOf(textOf(cell.inside))),
        })),
      );
      if (totals === undefined || added === undefined) throw new Error('There are two tables.');
      for (const column of [0, 1, 2]) {
        const amountAt = (label: string) => totals.find((row) => row.label === label)?.amounts[column] ?? 0;
        const rowsTo = (from: string | null, to: string, matches = (rank: string) => rank !== 'part') => {
          const start = from === null ? 0 : totals.findIndex((row) => row.label === from) + 1;
          const shown = totals.slice(
            start,
            totals.findIndex((row) => row.label === to),
          );
          return total(shown.filter(({ rank }) => matches(rank)).map(({ amounts }) => amounts[column] ?? 0));
        };
        expect(rowsTo(null, 'Subtotal')).toBe(amountAt('Subtotal'));
        const gross = amountAt('Total cost of repairs');
        expect(amountAt('Subtotal') + rowsTo('Subtotal', 'Total cost of repairs')).toBe(gross);
        expect(gross + rowsTo('Total cost of repairs', 'Net payable')).toBe(amountAt('Net payable'));
      }
      const subtotal = added.findIndex(({ label }) => label === 'Subtotal');
      const amounts = added.map((row) => row.amounts[0] ?? 0);
      expect(total(amounts.slice(0, subtotal))).toBe(amounts[subtotal]);
      expect(total(amounts.slice(subtotal, -1))).toBe(amounts.at(-1));
    }),
    runs,
  );
});
