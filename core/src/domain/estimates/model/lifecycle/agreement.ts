/** Parties that can pay part of an estimate. Each agrees separately. */
export const payers = ['customer', 'insurer', 'warranty'] as const;
export type AgreeingParty = (typeof payers)[number];

/** `own…` ways are detected by the product; `hand…` ways are recorded by a person. */
export const ownSendingWays = ['mail', 'link'] as const;
export const handSendingWays = ['own-mail', 'portal', 'text', 'fax', 'paper', 'in-person'] as const;
export type SendingWay = (typeof ownSendingWays | typeof handSendingWays)[number];

export const ownAgreementWays = ['signature', 'link'] as const;
export const handAgreementWays = ['mail', 'phone', 'paper', 'in-person'] as const;
export type AgreementWay = (typeof ownAgreementWays | typeof handAgreementWays)[number];

/** A version was sent to a party. */
export interface GivenSending {
  readonly id: string;
  readonly to: AgreeingParty;
  /** An address or a name; empty means anyone with the link. */
  readonly recipient: string;
  readonly how: SendingWay;
  /** A timestamp, or a date when the time is unknown. */
  readonly on: string;
}

/** A payer's answer to a version. */
export interface GivenAgreement {
  readonly id: string;
  readonly payer: AgreeingParty;
  /** The person who answered. */
  readonly name: string;
  readonly how: AgreementWay;
  /** A timestamp, or a date when the time is unknown. */
  readonly on: string;
  /** A reason or a reference; may be empty. */
  readonly note: string;
}

/** The user who recorded it, and the time. */
interface Recorded {
  readonly by: string;
  readonly at: string;
}

export interface SendingRecord extends GivenSending {
  readonly recorded: Recorded;
}

/** `payer` and `how` are null for an authorization, which is the shop's own, and for a decline by an unnamed party. */
export interface AgreementRecord extends Omit<GivenAgreement, 'payer' | 'how'> {
  readonly answer: 'agreed' | 'declined' | 'authorized';
  readonly payer: AgreeingParty | null;
  readonly how: AgreementWay | null;
  /** The correction that was answered, empty when there was none, and the content hash at that time. */
  readonly correction: string;
  readonly hash: string;
  readonly recorded: Recorded;
}

/** A version's status, derived from its sendings and agreements. */
export type VersionState = 'locked' | 'sent' | 'approved' | 'declined';

interface RecordedVersion {
  readonly payers?: readonly AgreeingParty[];
  readonly sendings?: readonly SendingRecord[];
  readonly agreements?: readonly AgreementRecord[];
}

/** Payers with a positive share; the customer when nobody pays anything. */
export function payersOf(settlement: Readonly<Record<AgreeingParty, number>>): readonly AgreeingParty[] {
  const paying = payers.filter((payer) => settlement[payer] > 0);
  return paying.length === 0 ? ['customer'] : paying;
}

/** Payers whose agreement the version needs. */
export function neededPayers({ payers: needed }: RecordedVersion): readonly AgreeingParty[] {
  return needed ?? ['customer'];
}

/** Oldest first. Withdrawn agreements are only in the history. */
function agreementsOf({ agreements = [] }: RecordedVersion): readonly AgreementRecord[] {
  return agreements;
}

/** The payer's latest answer. */
export function agreementOf(version: RecordedVersion, payer: AgreeingParty): AgreementRecord | undefined {
  return agreementsOf(version).findLast((agreement) => agreement.payer === payer);
}

/** The authorization in force; a later decline ends it. */
export function authorizationOf(version: RecordedVersion): AgreementRecord | undefined {
  const decisive = agreementsOf(version).findLast(({ answer }) => answer !== 'agreed');
  return decisive?.answer === 'authorized' ? decisive : undefined;
}

/** The decline in force: not changed by its payer since, and not overruled by an authorization. */
export function declineOf(version: RecordedVersion): AgreementRecord | undefined {
  const answers = agreementsOf(version);
  return answers.findLast(({ answer, payer }, at) => {
    if (answer !== 'declined') return false;
    const since = answers.slice(at + 1);
    return !since.some((later) => later.answer === 'authorized' || payer === null || later.payer === payer);
  });
}

/** Needed payers who have not agreed. */
export function missingAgreements(version: RecordedVersion): readonly AgreeingParty[] {
  return neededPayers(version).filter((payer) => agreementOf(version, payer)?.answer !== 'agreed');
}

export function versionState(version: RecordedVersion): VersionState {
  if (declineOf(version) !== undefined) return 'declined';
  if (authorizationOf(version) !== undefined || missingAgreements(version).length === 0) return 'approved';
  return (version.sendings ?? []).length > 0 ? 'sent' : 'locked';
}

/** The records that approve the version, read by repair orders and invoices; empty unless it is approved. */
export function approvalOf(version: RecordedVersion): readonly AgreementRecord[] {
  if (versionState(version) !== 'approved') return [];
  const authorization = authorizationOf(version);
  if (authorization !== undefined) return [authorization];
  return neededPayers(version).flatMap((payer) => agreementOf(version, payer) ?? []);
}
