import type { CompanyReportReply } from '@dre/core/contract/reports/company-report';
import type { EstimateCounts } from '@dre/core/contract/reports/reports';
import { companyKinds } from '@dre/core/contract/companies/companies';
import { laborTypes } from '@dre/core/domain/catalogue/trade-words';
import { cellText, type Sheet } from '@dre/core/domain/exchange/sheets';
import { statuses } from '@dre/core/domain/estimates/model/lifecycle/status';
import { countReport, reportText } from '@dre/core/domain/reports/company-figures';
import { companyReport, companyReportText } from '@dre/core/domain/reports/company-report';
import { lastMonths, comparedWith } from '@dre/core/domain/reports/months';
import { countSheet } from '@dre/core/domain/reports/report-sheets';
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
import { CompanySections } from './company/company-sections.tsx';
import { companySheets } from './company/company-sheets.ts';
import { CountTable } from './count-table.tsx';
import { ReportBars } from './report-bars.tsx';
import { sheetsCsv } from './report-files.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** The visible text, without tags and with cells apart. */
function textOf(page: ReactNode): string {
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router as never}>{page}</RouterContextProvider>,
  );
  return html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Parses CSV as a spreadsheet does. */
function readCsv(csv: string): string[][] {
  return csv
    .trimEnd()
    .split('\r\n')
    .map((row) =>
      [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
        .slice(0, -1),
    );
}

const digits = (text: string) => text.replaceAll(/[,$]/g, '').replaceAll('−', '-');
const aCount = fc.nat(9_999);
const periods = {
  period: lastMonths('2026-11', 3),
  compared: comparedWith(lastMonths('2026-11', 3), 'year'),
};

const someCounts: fc.Arbitrary<EstimateCounts> = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 })
  .chain((ids) =>
    fc.record({
      now: fc.constant('2026-11'),
      companies: fc.constant(
        ids.map((id) => ({
          id: String(id),
          name: `Company ${String(id)}`,
          kind: companyKinds[id % companyKinds.length] ?? 'shop',
          users: id % 7,
        })),
      ),
      months: fc.array(
        fc.record({
          company: fc.constantFrom(...ids.map(String)),
          month: fc.constantFrom('2026-09', '2026-11', '2025-10', '2024-01'),
          estimates: aCount,
          sent: aCount,
          value: fc.nat(99_999_999),
        }),
        { maxLength: 20 },
      ),
    }),
  );

test('sentence, chart, table and file of the companies say the same numbers', () => {
  fc.assert(
    fc.property(someCounts, (counts) => {
      const report = countReport(counts, periods, null);
      if (report.rows.length === 0) return;
      const sheet = countSheet(report, periods, (kind) => kind);
      const [headings, ...file] = readCsv(sheetsCsv([sheet]));
      expect(headings).toEqual(sheet.headings);
      expect(file.map((row) => row.map(Number).filter((cell) => !Number.isNaN(cell)))).toEqual(
        sheet.rows.map((row) =>
          row
            .map(cellText)
            .map(Number)
            .filter((cell) => !Number.isNaN(cell)),
        ),
      );
      const table = digits(
        textOf(<CountTable report={report} lit={null} onLit={() => undefined} address={{}} />),
      );
      const rows = report.rows.map(({ id, name, estimates, before }) => ({
        id,
        name,
        now: estimates,
        before,
      }));
      const names = { now: 'now', before: 'before' };
      const chart = digits(textOf(<ReportBars title="Estimates" of="Company" rows={rows} names={names} />));
      for (const [name, , users, estimates, , , each, , value] of file) {
        const cells = [users, estimates, each, value].map((cell) => (cell === '' ? '–' : cell));
        expect(wordsAfter(table, name ?? '')).toEqual(expect.arrayContaining(cells));
        if (name !== 'All companies') expect(wordsAfter(chart, name ?? '')).toContain(estimates);
      }
      const [sum] = file.slice(-1);
      const sentence = reportText(report, periods);
      expect(sentence).toMatch(
        sum?.[3] === '0' ? /^No estimates/ : new RegExp(`^${sum?.[3] ?? ''} estimate`),
      );
    }),
    { numRuns: 30 },
  );
});

function wordsAfter(text: string, name: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(lines.indexOf(name) + 1).slice(0, 9);
}

const aSlice: fc.Arbitrary<CompanyReportReply['period']> = fc.record({
  estimates: fc.uniqueArray(
    fc.record({
      status: fc.constantFrom(...statuses),
      estimator: fc.constantFrom('Dana Reyes', 'Eli Stone', ''),
      estimates: fc.integer({ min: 1, max: 9_999 }),
      total: fc.nat(99_999_999),
      approved: fc.nat(500),
      approvalSeconds: fc.nat(9_999_999),
      supplemented: fc.nat(500),
    }),
    { selector: ({ status, estimator }) => `${status} ${estimator}`, maxLength: 12 },
  ),
  hours: fc.uniqueArray(
    fc.record({ type: fc.constantFrom(...laborTypes), tenths: fc.integer({ min: 1, max: 99_999 }) }),
    {
      selector: ({ type }) => type,
      maxLength: 5,
    },
  ),
  parts: fc.uniqueArray(
    fc.record({
      part: fc.constantFrom('AC-SHROUD', 'AC-COIL', 'AWN-ARM'),
      name: fc.constantFrom('Shroud', 'Coil', 'Arm'),
      estimates: aCount,
      amount: fc.nat(99_999_999),
    }),
    { selector: ({ part }) => part },
  ),
});

test('sentence, charts, tables and file of a company’s own report say the same numbers', () => {
  fc.assert(
    fc.property(aSlice, aSlice, (period, compared) => {
      const report = companyReport(period, compared);
      const sheets = companySheets(report, periods);
      const screen = digits(textOf(<CompanySections report={report} periods={periods} only={null} />)).split(
        '\n',
      );
      const file = readCsv(sheetsCsv(sheets)).flat();
      for (const text of sheets.slice(1).flatMap(numbersOf)) {
        expect(screen).toContain(text);
        expect(file).toContain(text);
      }
      // The status rows add up to the first figure, which the sentence begins with.
      const started = report.statuses.reduce((sum, { estimates }) => sum + (estimates.now ?? 0), 0);
      expect(report.estimates.now).toBe(started);
      expect(screen).toContain(String(started));
      const sentence = companyReportText(report, periods);
      expect(sentence).toMatch(started === 0 ? /^No estimates/ : new RegExp(`^${String(started)} estimate`));
    }),
    { numRuns: 30 },
  );
});

function numbersOf({ rows }: Sheet): string[] {
  return rows.flatMap((row) => row.filter((cell) => typeof cell === 'object').map(cellText));
}

test('text that looks like a formula is inert in the file', () => {
  const companies = [{ id: 'a', name: '=1+1', kind: 'dealer' as const, users: 2 }];
  const months = [{ company: 'a', month: '2026-11', estimates: 4, sent: 1, value: 123_456 }];
  const report = countReport({ companies, months }, periods, null);
  expect(sheetsCsv([countSheet(report, periods, () => 'Dealership')])).toContain(
    "'=1+1,Dealership,2,4,0,new,2.0,1,1234.56",
  );
});
