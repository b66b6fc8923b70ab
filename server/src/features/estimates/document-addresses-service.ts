import type { DocumentAddress } from '@dre/core/contract/documents';
import { may } from '@dre/core/domain/companies/roles';
import type { DocumentChoice, DocumentKind } from '@dre/core/domain/documents/document-kinds';
import { documentFileName } from '@dre/core/domain/documents/document-words';
import { accept, refuse } from '@dre/core/domain/result';
import type { CompanyRole } from '../../database/tables.ts';
import { type Act, notHere, type Outcome } from './access.ts';
import { sealDocument } from './document-address.ts';
import { numberOf, versionOf } from './estimates-queries.ts';
import { addressesUntil } from './sealed-address.ts';

export const documentsPath = '/documents/';

const notRead = { kind: 'forbidden', detail: 'Your role does not open this document.' } as const;

/** Technicians read work orders and nothing with prices. */
export function mayRead(role: CompanyRole, kind: DocumentKind): boolean {
  return may(role, kind === 'work-order' ? 'read-work-orders' : 'read-estimates');
}

export async function makeAddress(
  secret: string,
  act: Act,
  { id, ...choice }: DocumentChoice & { readonly id: string },
): Outcome<DocumentAddress, 'forbidden' | 'not-found'> {
  const { trx, company, identity } = act.admission;
  if (!mayRead(company.role, choice.kind)) return refuse(notRead);
  const number = await numberOf(trx, id);
  if (number === undefined) return notHere(act, id);
  if (choice.version !== 'draft' && (await versionOf(trx, id, choice.version)) === undefined) {
    return refuse({ kind: 'not-found', detail: 'The estimate has no such version.' });
  }
  const { personId, sessionId, tabId } = identity;
  const holder = { companyId: company.companyId, personId, sessionId, tabId };
  const until = addressesUntil(act.now);
  return accept({
    address: `${documentsPath}${sealDocument(secret, { holder, estimateId: id, choice, until })}`,
    until: until.toISOString(),
    fileName: documentFileName(number, choice.kind, choice.version),
  });
}
