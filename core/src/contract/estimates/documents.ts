import { type Static, Type } from 'typebox';
import { documentKinds, papers, photoChoices } from '../../domain/documents/document-kinds.ts';
import type { CorrectionRecord, VersionLabel } from '../../domain/estimates/model/lifecycle/version.ts';
import { endpoint } from '../endpoint.ts';
import { OneId } from '../paging.ts';

const Options = Type.Object(
  {
    paper: Type.Enum(papers),
    photos: Type.Enum(photoChoices),
    drawings: Type.Boolean(),
    why: Type.Boolean(),
  },
  { additionalProperties: false },
);

const Version = Type.Union([
  Type.Literal('draft'),
  Type.Object(
    {
      label: Type.Unsafe<VersionLabel>(Type.String({ pattern: '^(E01|S[0-9]{2,4})$' })),
      /** Empty means as locked. */
      correction: Type.Unsafe<CorrectionRecord['label'] | ''>(Type.String({ pattern: '^(C[0-9]{2,4})?$' })),
    },
    { additionalProperties: false },
  ),
]);

export const makeDocumentAddress = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/document-addresses',
  feature: 'estimates',
  scope: 'company',
  summary: 'Where a document of an estimate can be fetched as PDF, by this session, for ten minutes',
  params: OneId,
  body: Type.Object(
    { kind: Type.Enum(documentKinds), version: Version, options: Options },
    { additionalProperties: false },
  ),
  /** Appending `?download=1` to the address downloads the file instead of displaying it. */
  reply: Type.Object({ address: Type.String(), until: Type.String(), fileName: Type.String() }),
  refusals: ['forbidden', 'not-found'],
  limit: { requests: 240, perSeconds: 60 },
});
export type DocumentAddress = Static<(typeof makeDocumentAddress)['reply']>;
