import { type Static, Type } from 'typebox';
import type { PrintedVersion } from '../../domain/documents/document-kinds.ts';
import type { EmsComparison } from '../../domain/exchange/compare/compare-ems.ts';
import { emsLimits } from '../../domain/exchange/ems/read-ems.ts';
import { exact } from './edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { exchangeDocumentSchema } from './exchange-document.ts';
import { Id, OneId } from '../paging.ts';
import { line } from '../text-fields.ts';

export const exchangeFormats = ['csv', 'xlsx', 'json', 'ems'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

export const exchangeLimits = {
  /** Size of one JSON file. */
  documentBytes: 8 * 1024 * 1024,
  fileName: 200,
} as const;

const Version = Type.Unsafe<PrintedVersion>(
  Type.Union([
    Type.Literal('draft'),
    Type.Object(
      {
        label: Type.String({ pattern: '^(E01|S[0-9]{2,4})$' }),
        /** Empty means as locked. */
        correction: Type.String({ pattern: '^(C[0-9]{2,4})?$' }),
      },
      exact,
    ),
  ]),
);

export const exportEstimate = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/exports',
  feature: 'estimates',
  scope: 'company',
  summary: 'One version of an estimate for other programs: lines as CSV, workbook, JSON, or an EMS 2.01 set',
  params: OneId,
  body: Type.Object(
    {
      format: Type.Enum(exchangeFormats),
      version: Version,
      /**
       * For EMS and JSON: includes owner, insured, claim and other personal data. Tables hold only lines and totals.
       */
      withPersonalData: Type.Boolean(),
    },
    exact,
  ),
  reply: Type.Object({
    fileName: Type.String(),
    mediaType: Type.String(),
    /** Base64, because two of the four formats are binary. */
    content: Type.String(),
  }),
  /** Conflict: the estimate does not fit the format; the detail names the line. */
  refusals: ['forbidden', 'not-found', 'conflict'],
  limit: { requests: 60, perSeconds: 60 },
});

export const importEstimate = endpoint({
  method: 'POST',
  path: '/api/estimate-imports',
  feature: 'estimates',
  scope: 'company',
  summary:
    'A new estimate from a file of JSON, written by ordinary edits; refused whole, a sentence for each field',
  body: Type.Object({ id: Id, today: Type.Optional(line(10)), document: exchangeDocumentSchema }, exact),
  reply: Type.Object({
    id: Id,
    number: Type.String(),
    /** Lines the current book does not have; they are imported as manual lines. */
    byHand: Type.Integer(),
  }),
  refusals: ['forbidden', 'not-found', 'conflict', 'unavailable', 'invalid-request'],
  limit: { requests: 30, perSeconds: 60 },
  bodyBytes: exchangeLimits.documentBytes,
});

const Base64 = Type.String({ pattern: '^[A-Za-z0-9+/]*={0,2}$' });
const File = Type.Object({ name: line(exchangeLimits.fileName), content: Base64 }, exact);

export const compareWithEms = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/ems-comparisons',
  feature: 'estimates',
  scope: 'company',
  summary: 'What another system’s EMS set bills beside this estimate; nothing of it is kept',
  params: OneId,
  body: Type.Object(
    {
      /** The tables in Base64, or one ZIP archive containing them. */
      files: Type.Array(File, { minItems: 1, maxItems: emsLimits.files }),
    },
    exact,
  ),
  reply: Type.Unsafe<EmsComparison>(Type.Unknown()),
  refusals: ['forbidden', 'not-found', 'invalid-request', 'unavailable'],
  limit: { requests: 30, perSeconds: 60 },
  bodyBytes: Math.ceil(emsLimits.bytes / 3) * 4 + 64 * 1024,
});
export type ExportedFile = Static<(typeof exportEstimate)['reply']>;
