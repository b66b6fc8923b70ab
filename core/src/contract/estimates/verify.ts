import { type Static, Type } from 'typebox';
import { documentKinds } from '../../domain/documents/document-kinds.ts';
import { endpoint } from '../endpoint.ts';

export const verifyLimits = {
  /** More than any document of the product: 1,000 lines with 60 photos stay below it. */
  fileBytes: 25 * 1024 * 1024,
} as const;

const limit = { requests: 20, perSeconds: 60 } as const;

/** All printed on the document itself, except the last field. */
const Unaltered = Type.Object({
  verdict: Type.Literal('unaltered'),
  company: Type.String(),
  number: Type.String(),
  kind: Type.Enum(documentKinds),
  /** E01, S01…; empty for a draft. */
  label: Type.String(),
  correction: Type.String(),
  isSigned: Type.Boolean(),
  madeAt: Type.String(),
  /**
   * True if the estimate was corrected, supplemented or, for a draft, changed since. The newer content is not
   * disclosed.
   */
  hasNewer: Type.Boolean(),
});
export type UnalteredDocument = Static<typeof Unaltered>;

const Unknown = Type.Object({ verdict: Type.Literal('unknown') });

export const verifyHash = endpoint({
  method: 'POST',
  path: '/api/verify/hash',
  feature: 'estimates',
  scope: 'public',
  summary:
    'Whether a file with this SHA-256 left the product as a document; the file itself need not be sent',
  body: Type.Object({ sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, { additionalProperties: false }),
  reply: Type.Union([Unaltered, Unknown]),
  refusals: [],
  limit,
});

export const verifyFile = endpoint({
  method: 'POST',
  path: '/api/verify/file',
  feature: 'estimates',
  scope: 'public',
  summary: 'Whether a PDF is a document of ours, unaltered or not; it is looked at and not kept',
  bytes: true,
  bodyBytes: verifyLimits.fileBytes,
  reply: Type.Union([
    Unaltered,
    /** It carries the code of one of our documents but is not that file. Nothing is disclosed about the original. */
    Type.Object({ verdict: Type.Literal('altered'), code: Type.String() }),
    Unknown,
  ]),
  /** Invalid: nothing was sent, or it is not a PDF. */
  refusals: ['too-large', 'invalid-request'],
  limit,
});
export type Verdict = Static<(typeof verifyFile)['reply']>;
