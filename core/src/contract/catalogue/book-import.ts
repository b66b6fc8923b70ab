import { type Static, Type } from 'typebox';
import { tableFiles } from '../../domain/catalogue/book/columns.ts';
import {
  type OpenQuestion,
  type ImportedRow,
  importResults,
  type SheetIssue,
  sheetIssues,
} from '../../domain/catalogue/import/import-outcome.ts';
import { type ImportPlan, importQuestions } from '../../domain/catalogue/import/import-plan.ts';
import { exact } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Nothing, OneId, orNull } from '../paging.ts';
import { Count } from '../numbers.ts';
import { line, text } from '../text-fields.ts';

export const importLimits = {
  /** Size of one file: 10 MB. */
  fileBytes: 10 * 1024 * 1024,
  fileName: 200,
  sheets: 40,
  columns: 200,
  rows: 100_000,
  /** The maximum length of a spreadsheet cell. */
  cell: 32_767,
  fixes: 5_000,
  pageRows: 100,
} as const;

const Table = Type.Enum(tableFiles);
const SheetName = text(200);
const RowNumber = Type.Integer({ minimum: 0, maximum: 2_000_000 });
/** A cell's text; NUL is refused. */
const CellText = text(importLimits.cell);

const answers = Type.Object(
  {
    'decimal-comma': Type.Optional(Type.Enum(importQuestions['decimal-comma'])),
    'date-order': Type.Optional(Type.Enum(importQuestions['date-order'])),
    'serial-date': Type.Optional(Type.Enum(importQuestions['serial-date'])),
    'leading-zeros': Type.Optional(Type.Enum(importQuestions['leading-zeros'])),
  },
  exact,
);

const Plan = Type.Unsafe<ImportPlan>(
  Type.Object(
    {
      sheets: Type.Array(
        Type.Object(
          {
            sheet: SheetName,
            table: orNull(Table),
            columns: Type.Array(orNull(line(60)), { maxItems: importLimits.columns }),
          },
          exact,
        ),
        { maxItems: importLimits.sheets },
      ),
      answers,
      fixes: Type.Array(
        Type.Object({ sheet: SheetName, row: RowNumber, column: line(60), value: CellText }, exact),
        { maxItems: importLimits.fixes },
      ),
      leftOut: Type.Array(Type.Object({ sheet: SheetName, row: RowNumber }, exact), {
        maxItems: importLimits.fixes,
      }),
    },
    exact,
  ),
);

/**
 * In order: being checked; ready for review; unreadable file; being added to the draft; added; abandoned by its worker.
 */
export const importStates = [
  'checking',
  'checked',
  'refused',
  'committing',
  'committed',
  'interrupted',
] as const;

const counts = Type.Object({
  read: Count,
  rejected: Count,
  new: Count,
  changed: Count,
  unchanged: Count,
  'left-out': Count,
  missing: Count,
});

const BookImport = Type.Object({
  id: Id,
  fileName: Type.String(),
  bytes: Count,
  madeAt: Type.String(),
  expiresAt: Type.String(),
  state: Type.Enum(importStates),
  /** The reason the file is refused or the last attempt failed. */
  sentence: orNull(Type.String()),
  /** Counts plans; the outcome belongs to this one. */
  version: Count,
  done: Count,
  of: Count,
  plan: Plan,
  sheets: Type.Array(
    Type.Object({
      name: Type.String(),
      rows: Count,
      headings: Type.Array(Type.String()),
      samples: Type.Array(Type.Array(Type.String())),
    }),
  ),
  counts,
  questions: Type.Unsafe<readonly OpenQuestion[]>(
    Type.Array(
      Type.Object({
        question: Type.Enum(Object.keys(importQuestions) as (keyof typeof importQuestions)[]),
        cells: Count,
        sheet: Type.String(),
        row: Count,
        column: Type.String(),
        example: Type.String(),
      }),
    ),
  ),
  sheetFaults: Type.Unsafe<readonly SheetIssue[]>(
    Type.Array(Type.Object({ sheet: Type.String(), fault: Type.Enum(sheetIssues), column: Type.String() })),
  ),
  largePriceChanges: Count,
});
export type BookImport = Static<typeof BookImport>;

const forAdministrators = { feature: 'catalogue', scope: 'admin' } as const;

export const startBookImport = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/imports',
  summary: 'Take in a CSV file or a workbook for the book, and see what it would change in the draft',
  query: Type.Object({ fileName: line(importLimits.fileName) }, exact),
  bytes: true,
  bodyBytes: importLimits.fileBytes,
  reply: BookImport,
  refusals: ['too-large', 'invalid-request', 'not-found', 'unavailable'],
  limit: { requests: 30, perSeconds: 60 },
});

export const listBookImports = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/imports',
  summary: 'The caller’s files that are not in the draft yet, the newest first',
  query: Nothing,
  reply: Type.Array(
    Type.Object({
      id: Id,
      fileName: Type.String(),
      madeAt: Type.String(),
      expiresAt: Type.String(),
      state: Type.Enum(importStates),
    }),
  ),
  refusals: [],
});

export const readBookImport = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/imports/:id',
  summary: 'How far an import is and what it would change',
  params: OneId,
  query: Nothing,
  isBackground: true,
  reply: BookImport,
  refusals: ['not-found'],
});

export const planBookImport = endpoint({
  ...forAdministrators,
  method: 'PUT',
  path: '/api/admin/book/imports/:id/plan',
  summary:
    'Say what the columns are, answer what was asked, put cells right, leave rows out; it is checked again',
  params: OneId,
  body: Type.Object({ version: Count, plan: Plan }, exact),
  bodyBytes: 2_000_000,
  reply: BookImport,
  /** Conflict: changed meanwhile, or being added to the draft. */
  refusals: ['not-found', 'conflict', 'unavailable'],
  limit: { requests: 120, perSeconds: 60 },
});

const Row = Type.Unsafe<ImportedRow>(
  Type.Object({
    sheet: Type.String(),
    table: Table,
    row: Count,
    result: Type.Enum(importResults),
    key: Type.String(),
    cells: Type.Record(Type.String(), Type.String()),
    was: Type.Record(Type.String(), Type.String()),
    problems: Type.Array(
      Type.Object({
        column: Type.String(),
        value: Type.String(),
        code: Type.String(),
        sentence: Type.String(),
        expected: Type.String(),
        suggestion: orNull(Type.String()),
      }),
    ),
    priceChange: orNull(Type.Integer()),
  }),
);

export const readBookImportRows = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/book/imports/:id/rows',
  summary: 'A page of the rows an import would add, change or leave, or that need a fix',
  params: OneId,
  query: Type.Object(
    {
      result: Type.Enum(importResults),
      /** Starts at 1, as text. */
      page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
    },
    exact,
  ),
  reply: Type.Object({ page: Count, pages: Count, rows: Type.Array(Row) }),
  refusals: ['not-found'],
});

export const commitBookImport = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/imports/:id/commit',
  summary: 'Put everything an import adds and changes into the draft, or nothing',
  params: OneId,
  body: Type.Object(
    {
      version: Count,
      /** Omits rows that need a fix. */
      leaveOutRejected: Type.Boolean(),
      /** Number of large price changes the user has reviewed. */
      largePriceChanges: Count,
    },
    exact,
  ),
  reply: BookImport,
  /** Conflict: rows need a fix, large price changes were not reviewed, or the draft changed. */
  refusals: ['not-found', 'conflict', 'unavailable'],
  limit: { requests: 60, perSeconds: 60 },
});

export const dropBookImport = endpoint({
  ...forAdministrators,
  method: 'DELETE',
  path: '/api/admin/book/imports/:id',
  summary: 'Put a file away; what it brought into the draft stays there',
  params: OneId,
  reply: Type.Literal(true),
  refusals: ['not-found'],
});

const GeneratedFile = Type.Object({
  fileName: Type.String(),
  mediaType: Type.String(),
  /** Base64. */
  content: Type.String(),
});
export type GeneratedFile = Static<typeof GeneratedFile>;

export const makeErrorFile = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/imports/:id/error-file',
  summary: 'The file as it was sent, with a column that says what is wrong with each row',
  params: OneId,
  body: Nothing,
  reply: GeneratedFile,
  refusals: ['not-found', 'conflict', 'unavailable'],
  limit: { requests: 30, perSeconds: 60 },
});

export const bookExportFormats = ['csv', 'xlsx'] as const;

export const exportBook = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/book/exports',
  summary: 'Tables of the draft or of an edition as CSV or workbook, or empty ones to fill in',
  body: Type.Object(
    {
      of: Type.Union([
        Type.Literal('draft'),
        Type.Literal('template'),
        Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
      ]),
      /** Null means every table, which only a workbook can hold. */
      table: orNull(Table),
      format: Type.Enum(bookExportFormats),
    },
    exact,
  ),
  reply: GeneratedFile,
  refusals: ['not-found', 'invalid-request', 'unavailable'],
  limit: { requests: 30, perSeconds: 60 },
});
