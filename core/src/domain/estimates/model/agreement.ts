/** Who can pay part of an estimate. Each agrees for themselves. */
export const payers = ['customer', 'insurer', 'warranty'] as const;
export type AgreeingParty = (typeof payers)[number];

/** Ways the product knows of by itself, and ways somebody writes down. */
export const ownSendingWays = ['mail', 'link'] as const;
export const handSendingWays = ['own-mail', 'portal', 'text', 'fax', 'paper', 'in-person'] as const;
export type SendingWay = (typeof ownSendingWays | typeof handSendingWays)[number];

export const ownAgreementWays = ['signature', 'link'] as const;
export const handAgreementWays = ['mail', 'phone', 'paper', 'in-person'] as const;
export type AgreementWay = (typeof ownAgreementWays | typeof handAgreementWays)[number];

/** That a version went to somebody. */
export interface GivenSending {
  readonly id: string;
  readonly to: AgreeingParty;
  /** The address or the name; empty: whoever has the link. */
  readonly recipient: string;
  readonly how: SendingWay;
  /** A moment, or a day where no more is known. */
  readonly on: string;
}

/** What somebody who pays said to a version. */
export interface GivenAgreement {
  readonly id: string;
  readonly payer: AgreeingParty;
  /** Who said it. */
  readonly name: string;
  readonly how: AgreementWay;
  /** A moment, or a day where no more is known. */
  readonly on: string;
  /** The reason, a reference, or nothing. */
  readonly note: string;
}

/** Who wrote it down, and when. */
interface Recorded {
  readonly by: string;
  readonly at: string;
}

export interface SendingRecord extends GivenSending {
  readonly recorded: Recorded;
}

/** An authorization is the shop's own: `payer` and `how` are null, and so they are where nobody said who declined. */
export interface AgreementRecord extends Omit<GivenAgreement, 'payer' | 'how'> {
  readonly answer: 'agreed' | 'declined' | 'authorized';
  readonly payer: AgreeingParty | null;
  readonly how: AgreementWay | null;
  /** The correction it was given to, empty where there was none, and the hash of what that said. */
  readonly correction: string;
  readonly hash: string;
  readonly recorded: Recorded;
}

/** How far a version has come by what is on record of it. */
export type VersionStanding = 'locked' | 'sent' | 'approved' | 'declined';

interface OnRecord {
  readonly payers?: readonly AgreeingParty[];
  readonly sendings?: readonly SendingRecord[];
  readonly agreements?: readonly AgreementRecord[];
}

/** Whoever pays more than nothing; of an estimate nobody pays for, the customer is asked. */
export function payersOf(settlement: Readonly<Record<AgreeingParty, number>>): readonly AgreeingParty[] {
  const paying = payers.filter((payer) => settlement[payer] > 0);
  return paying.length === 0 ? ['customer'] : paying;
}

/** Those whose agreement the version needs. */
export function neededPayers({ payers: needed }: OnRecord): readonly AgreeingParty[] {
  return needed ?? ['customer'];
}

/** In the order it was said; what was taken back is in the history alone. */
function saidTo({ agreements = [] }: OnRecord): readonly AgreementRecord[] {
  return agreements;
}

/** What this payer said last. */
export function agreementOf(version: OnRecord, payer: AgreeingParty): AgreementRecord | undefined {
  return saidTo(version).findLast((agreement) => agreement.payer === payer);
}

/** The authorization in force: a later no ends it. */
export function authorizationOf(version: OnRecord): AgreementRecord | undefined {
  const decisive = saidTo(version).findLast(({ answer }) => answer !== 'agreed');
  return decisive?.answer === 'authorized' ? decisive : undefined;
}

/** The no in force: one that its payer has not changed since, and that no authorization overruled. */
export function declineOf(version: OnRecord): AgreementRecord | undefined {
  const said = saidTo(version);
  return said.findLast(({ answer, payer }, at) => {
    if (answer !== 'declined') return false;
    const since = said.slice(at + 1);
    return !since.some((later) => later.answer === 'authorized' || payer === null || later.payer === payer);
  });
}

/** Who pays part of it and has not agreed. */
export function missingAgreements(version: OnRecord): readonly AgreeingParty[] {
  return neededPayers(version).filter((payer) => agreementOf(version, payer)?.answer !== 'agreed');
}

export function standingOf(version: OnRecord): VersionStanding {
  if (declineOf(version) !== undefined) return 'declined';
  if (authorizationOf(version) !== undefined || missingAgreements(version).length === 0) return 'approved';
  return (version.sendings ?? []).length > 0 ? 'sent' : 'locked';
}

/** What makes the version approved: repair orders and invoices read it here. Empty while it is not. */
export function approvalOf(version: OnRecord): readonly AgreementRecord[] {
  if (standingOf(version) !== 'approved') return [];
  const authorization = authorizationOf(version);
  if (authorization !== undefined) return [authorization];
  return neededPayers(version).flatMap((payer) => agreementOf(version, payer) ?? []);
}
