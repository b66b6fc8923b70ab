import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { ExactInteger } from '../numbers.ts';
import { text } from '../text-fields.ts';

export const workbookLimits = { sheets: 10, columns: 40, rows: 5_000, bytes: 2 * 1024 * 1024 } as const;

const Text = text(500);
const Cell = Type.Union([
  Text,
  Type.Object(
    { value: ExactInteger, decimals: Type.Integer({ minimum: 0, maximum: 6 }) },
    { additionalProperties: false },
  ),
]);

export const makeWorkbook = endpoint({
  method: 'POST',
  path: '/api/workbooks',
  feature: 'reports',
  scope: 'signed-in',
  summary: 'The tables of a report as a workbook; numbers are numbers, and text is never taken for a formula',
  body: Type.Object(
    {
      sheets: Type.Array(
        Type.Object(
          {
            name: Type.String({ minLength: 1, maxLength: 31, pattern: '^[A-Za-z0-9 ]+$' }),
            headings: Type.Array(Text, { minItems: 1, maxItems: workbookLimits.columns }),
            rows: Type.Array(Type.Array(Cell, { maxItems: workbookLimits.columns }), {
              maxItems: workbookLimits.rows,
            }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: workbookLimits.sheets },
      ),
    },
    { additionalProperties: false },
  ),
  /** Base64. */
  reply: Type.Object({ content: Type.String() }),
  refusals: [],
  limit: { requests: 30, perSeconds: 60 },
  bodyBytes: workbookLimits.bytes,
});
