import type { ExchangeFormat, ExportedFile } from '@dre/core/contract/estimates/exchange';
import { sideNamesOf, sideLabels } from '@dre/core/domain/account/side-names';
import type { TimeZone } from '@dre/core/domain/companies/time-zone';
import type { PrintedVersion } from '@dre/core/domain/documents/document-kinds';
import { versionName } from '@dre/core/domain/documents/document-labels';
import { csvOf } from '@dre/core/domain/exchange/csv';
import { exchangeDocument } from '@dre/core/domain/exchange/document';
import { emsRefusalText } from '@dre/core/domain/exchange/ems/ems-refusal-text';
import { writeEms } from '@dre/core/domain/exchange/ems/write-ems';
import { cellText, estimateSheets } from '@dre/core/domain/exchange/sheets';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { record } from '../../../audit/audit-queries.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { currentSettings } from '../../account/current-settings.ts';
import { type EstimateContext, notHere, type Outcome, refusedFor } from '../record/access.ts';
import { estimateById } from '../record/estimates-queries.ts';
import { exportedVersion, type ExportedVersion } from './exported-version.ts';
import { workbookOf } from '../../../files/workbook.ts';
import { zipOf } from './zip.ts';

export interface ExportOptions {
  readonly id: string;
  readonly format: ExchangeFormat;
  readonly version: PrintedVersion;
  readonly withPersonalData: boolean;
}

interface Exported {
  readonly wish: ExportOptions;
  readonly version: ExportedVersion;
  readonly settings: Awaited<ReturnType<typeof currentSettings>>['settings'];
  readonly zone: TimeZone;
}

/** One version of an estimate in the form other programs read. */
export async function exportEstimate(
  context: EstimateContext,
  options: ExportOptions,
): Outcome<ExportedFile, 'forbidden' | 'not-found' | 'conflict'> {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company, identity } = context.auth;
  const known = await estimateById(trx, options.id);
  if (known === undefined) return notHere(context, options.id);
  const version = await exportedVersion(trx, company.companyId, known, options.version);
  if (version === undefined)
    return refuse({ kind: 'not-found', detail: 'The estimate has no such version.' });
  const { settings } = await currentSettings(trx, company.companyId);
  const zone = await timeZoneOf(trx, company.companyId);
  const made = await makers[options.format]({ wish: options, version, settings, zone });
  if (!made.ok) return refuse({ kind: 'conflict', detail: made.refusal });
  await record(trx, {
    kind: 'estimate-exported',
    at: context.now,
    companyId: company.companyId,
    personId: identity.personId,
    requestId: context.requestId,
    detail: {
      estimate: options.id,
      format: options.format,
      personal: options.withPersonalData ? 'yes' : 'no',
    },
  });
  return accept({
    fileName: fileName(known.estimate.heading.number, options),
    mediaType: mediaTypes[options.format],
    content: Buffer.from(made.value).toString('base64'),
  });
}

const mediaTypes: Readonly<Record<ExchangeFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  ems: 'application/zip',
};

const makers: Readonly<
  Record<
    ExchangeFormat,
    (exported: Exported) => Result<Uint8Array, string> | Promise<Result<Uint8Array, string>>
  >
> = {
  csv: (exported) => {
    const [{ headings, rows }] = sheetsOf(exported);
    // The byte order mark makes spreadsheets read UTF-8.
    const text = `\uFEFF${csvOf([headings, ...rows.map((row) => row.map(cellText))])}`;
    return accept(Buffer.from(text));
  },
  xlsx: async (exported) => accept(await workbookOf(sheetsOf(exported))),
  json: ({ wish: options, version }) => {
    const document = exchangeDocument(version.content, version.priced, {
      of: versionName(options.version),
      edition: version.edition,
      withPersonalData: options.withPersonalData,
    });
    return accept(Buffer.from(`${JSON.stringify(document, null, 2)}\n`));
  },
  ems: ({ wish: options, version, settings, zone }) => {
    const files = writeEms({
      ...version,
      estimateId: options.id,
      at: version.at.toISOString(),
      zone,
      shop: settings.letterhead,
      sides: sidesOf(settings),
      withPersonalData: options.withPersonalData,
    });
    return files.ok ? accept(zipOf(files.value, version.at)) : refuse(emsRefusalText(files.refusal));
  },
};

function sheetsOf({ version, settings }: Exported) {
  return estimateSheets(version.content, version.priced, sidesOf(settings));
}

function sidesOf({ sideNaming }: Exported['settings']) {
  const { road, curb } = sideLabels[sideNaming];
  return sideNamesOf([
    { code: 'road', name: road },
    { code: 'curb', name: curb },
  ]);
}

const endings: Readonly<Record<ExchangeFormat, string>> = {
  csv: 'csv',
  xlsx: 'xlsx',
  json: 'json',
  ems: 'ems.zip',
};

function fileName(number: string, { version, format }: ExportOptions): string {
  const parts = [number === '' ? 'estimate' : number, versionName(version)];
  const plain = parts.map((part) => part.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, ''));
  return `${plain.filter(Boolean).join('-').slice(0, 100)}.${endings[format]}`;
}
