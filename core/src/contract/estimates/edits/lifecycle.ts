import { Type } from 'typebox';
import {
  type GivenAgreement,
  type GivenSending,
  handAgreementWays,
  handSendingWays,
  payers,
} from '../../../domain/estimates/model/lifecycle/agreement.ts';
import { stages } from '../../../domain/estimates/model/estimate.ts';
import type { VersionLabel } from '../../../domain/estimates/model/lifecycle/version.ts';
import { noteChanges } from './notes.ts';
import { correctClaim, setHeading, setLoss, setParty, setUnit } from './particulars.ts';
import { photoChanges } from './photos.ts';
import { exact, list, oneOf, Text } from './values.ts';
import { Id } from '../../paging.ts';

/** The server overwrites both with the actual user and time. */
const signed = { by: Text, at: Text };

/** The version a lock or an answer applies to. */
const Version = Type.Unsafe<VersionLabel>(Type.String({ pattern: '^(E01|S[0-9]{2,4})$' }));

/** Only manual ways: mails, links and signatures are recorded by the server itself, so no client can claim them. */
const Sending = Type.Unsafe<GivenSending>(
  Type.Object(
    { id: Id, to: Type.Enum(payers), recipient: Text, how: Type.Enum(handSendingWays), on: Text },
    exact,
  ),
);
const Agreement = Type.Unsafe<GivenAgreement>(
  Type.Object(
    {
      id: Id,
      payer: Type.Enum(payers),
      name: Text,
      how: Type.Enum(handAgreementWays),
      on: Text,
      note: Text,
    },
    exact,
  ),
);

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
  { kind: Type.Literal('record-sending'), version: Version, sending: Sending, ...signed },
  { kind: Type.Literal('remove-sending'), version: Version, sendingId: Id, ...signed },
  { kind: Type.Literal('record-agreement'), version: Version, agreement: Agreement, ...signed },
  {
    kind: Type.Literal('approve'),
    version: Type.Optional(Version),
    reason: Type.Optional(Text),
    ...signed,
  },
  {
    kind: Type.Literal('decline'),
    version: Type.Optional(Version),
    reason: Type.Optional(Text),
    agreement: Type.Optional(Agreement),
    ...signed,
  },
  {
    kind: Type.Literal('withdraw-agreement'),
    version: Version,
    agreementId: Type.Union([Id, Type.String({ pattern: '^shop-[0-9]{1,4}$' })]),
    ...signed,
  },
  { kind: Type.Enum(['start-repair', 'complete']), ...signed },
  { kind: Type.Literal('void'), reason: Type.Optional(Text), ...signed },
  { kind: Type.Literal('return-to-stage'), stage: Type.Enum(stages) },
] as const;
