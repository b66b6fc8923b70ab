import { Type } from 'typebox';
import { stages } from '../../domain/estimates/estimate.ts';
import type { VersionLabel } from '../../domain/estimates/version.ts';
import { noteChanges } from './notes.ts';
import { correctClaim, setHeading, setLoss, setParty, setUnit } from './particulars.ts';
import { photoChanges } from './photos.ts';
import { list, oneOf, Text } from './values.ts';

/** Whatever a browser writes here, the server writes who it was and when. */
const signed = { by: Text, at: Text };

/** The version a lock or an answer is meant for. */
const Version = Type.Unsafe<VersionLabel>(Type.String({ pattern: '^(E01|S[0-9]{2,4})$' }));

const Administrative = oneOf([
  setHeading,
  setParty,
  setLoss,
  setUnit,
  correctClaim,
  ...photoChanges,
  ...noteChanges,
]);

export const lifecycleChanges = [
  { kind: Type.Literal('lock'), version: Type.Optional(Version), ...signed },
  { kind: Type.Literal('start-supplement') },
  { kind: Type.Literal('discard-supplement') },
  { kind: Type.Literal('correct'), reason: Text, changes: list(Administrative, 500), ...signed },
  { kind: Type.Literal('approve'), version: Type.Optional(Version), ...signed },
  {
    kind: Type.Literal('decline'),
    version: Type.Optional(Version),
    reason: Type.Optional(Text),
    ...signed,
  },
  { kind: Type.Enum(['start-repair', 'complete']), ...signed },
  { kind: Type.Literal('void'), reason: Type.Optional(Text), ...signed },
  { kind: Type.Literal('return-to-stage'), stage: Type.Enum(stages) },
] as const;
