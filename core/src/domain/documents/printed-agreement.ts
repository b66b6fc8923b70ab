import {
  type AgreeingParty,
  type AgreementRecord,
  agreementOf,
  declineOf,
} from '../estimates/model/lifecycle/agreement.ts';
import type { VersionRecord } from '../estimates/model/lifecycle/version.ts';
import type { DocumentKind } from './document-kinds.ts';

interface AddressedDocument {
  readonly kind: DocumentKind;
  /** The reader of a supplement; the insurer if absent. */
  readonly reader?: 'owner' | 'insurer';
}

/** The payer whose approval a document asks for; null for those that ask for none. */
export function payerOfDocument(
  { kind, reader }: AddressedDocument,
  { payers = [] }: Pick<VersionRecord, 'payers'>,
): AgreeingParty | null {
  if (kind === 'customer' || (kind === 'supplement' && reader === 'owner')) return 'customer';
  if (kind !== 'insurer' && kind !== 'supplement') return null;
  return payers.includes('warranty') && !payers.includes('insurer') ? 'warranty' : 'insurer';
}

/** The agreement of the payer, or a decline in force of any payer, printed in place of an open approval box. */
export function printedAgreement(
  document: AddressedDocument,
  version: VersionRecord | undefined,
): AgreementRecord | null {
  const payer = version && payerOfDocument(document, version);
  if (version === undefined || payer === undefined || payer === null) return null;
  const own = agreementOf(version, payer);
  return (own?.answer === 'agreed' ? own : declineOf(version)) ?? null;
}
