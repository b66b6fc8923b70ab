import { Type } from 'typebox';
import { stages } from '../../domain/estimates/estimate.ts';
import { noteChanges } from './notes.ts';
import { correctClaim, setHeading, setLoss, setParty, setUnit } from './particulars.ts';
import { photoChanges } from './photos.ts';
import { list, oneOf, Text } from './values.ts';

/** Whatever a browser writes here, the server writes who it was and when. */
const signed = { by: Text, at: Text };

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
  { kind: Type.Literal('lock'), ...signed },
  { kind: Type.Literal('start-supplement') },
  { kind: Type.Literal('discard-supplement') },
  { kind: Type.Literal('correct'), reason: Text, changes: list(Administrative, 500), ...signed },
  { kind: Type.Enum(['approve', 'decline', 'start-repair', 'complete', 'void']), ...signed },
  { kind: Type.Literal('return-to-stage'), stage: Type.Enum(stages) },
] as const;
