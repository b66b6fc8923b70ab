import { type Static, Type } from 'typebox';
import { documentKinds } from '../../domain/documents/document-kinds.ts';
import { endpoint } from '../endpoint.ts';

export const verifyLimits = {
  /** More than any document of ours: 1,000 lines with 60 photos stay below it. */
  fileBytes: 25 * 1024 * 1024,
} as const;

const limit = { requests: 20, perSeconds: 60 } as const;

/** Who holds the file has all of this on paper already, but for the last. */
const Unaltered = Type.Object({
  verdict: Type.Literal('unaltered'),
  company: Type.String(),
  number: Type.String(),
  kind: Type.Enum(documentKinds),
  /** E01, S01…; empty: a draft. */
  label: Type.String(),
  correction: Type.String(),
  isSigned: Type.Boolean(),
  madeAt: Type.String(),
  /** The estimate was corrected, supplemented or, of a draft, changed since. What it says now is not told. */
  hasNewer: Type.Boolean(),
});
export type UnalteredDocument = Static<typeof Unaltered>;

const Unknown = Type.Object({ verdict: Type.Literal('unknown') });

export const verifyHash = endpoint({
  method: 'POST',
  path: '/api/verify/hash',
  matter: 'estimates',
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
  matter: 'estimates',
  scope: 'public',
  summary: 'Whether a PDF is a document of ours, unaltered or not; it is looked at and not kept',
  bytes: true,
  bodyBytes: verifyLimits.fileBytes,
  reply: Type.Union([
    Unaltered,
    /** It carries the code of a document of ours and is not the file that was made. Of that one nothing is told. */
    Type.Object({ verdict: Type.Literal('altered'), code: Type.String() }),
    Unknown,
  ]),
  /** Invalid: nothing was sent, or it is no PDF. */
  refusals: ['too-large', 'invalid-request'],
  limit,
});
export type Verdict = Static<(typeof verifyFile)['reply']>;
