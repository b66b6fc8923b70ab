import type { PrintedVersion } from '@dre/core/domain/documents/document-kinds';
import type { AgreementRecord } from '@dre/core/domain/estimates/model/lifecycle/agreement';
import type { Db } from '../../../database/connections/connection.ts';
import type { DocumentSignature } from '../../../documents/estimate/order.ts';

/** A version as it was signed by the owner or agreed to by the insurer. */
export interface SignedVersion {
  readonly estimateId: string;
  readonly audience: 'owner' | 'insurer';
  readonly label: string;
  readonly correction: string;
}

type SignatureSource = (trx: Db, version: SignedVersion) => Promise<DocumentSignature | undefined>;

let source: SignatureSource | undefined;

/** Sharing registers here, so that estimates import nothing of it. */
export function provideSignatures(given: SignatureSource): void {
  source = given;
}

/** The signature given by share link that belongs to the printed version; null if it was answered in another way. */
export async function signatureFor(
  trx: Db,
  estimateId: string,
  printed: PrintedVersion,
  answer: AgreementRecord | null,
): Promise<DocumentSignature | null> {
  if (printed === 'draft' || answer?.answer !== 'agreed' || source === undefined) return null;
  if (answer.how !== 'signature' && answer.how !== 'link') return null;
  const audience = answer.payer === 'customer' ? 'owner' : 'insurer';
  return (await source(trx, { estimateId, audience, ...printed })) ?? null;
}
