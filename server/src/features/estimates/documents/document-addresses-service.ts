import type { DocumentAddress } from '@dre/core/contract/estimates/documents';
import { blankParties } from '@dre/core/domain/estimates/model/new-estimate';
import { type CompanyRole, may } from '@dre/core/domain/companies/roles';
import type { DocumentChoice, DocumentKind } from '@dre/core/domain/documents/document-kinds';
import { documentFileName } from '@dre/core/domain/documents/document-labels';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type EstimateContext, notHere, type Outcome } from '../record/access.ts';
import type { Authenticator } from '../../../http/calls/authenticator.ts';
import { openDocumentGrant, sealDocument } from './document-address.ts';
import { type DocumentJob, estimateDocument } from './documents-service.ts';
import { numberOf, versionOf } from '../record/estimates-queries.ts';
import { addressesUntil } from '../../../files/signed-address.ts';

const documentsPath = '/documents/';

const notRead = { kind: 'forbidden', detail: 'Your role does not open this document.' } as const;

/** Technicians read work orders and nothing with prices. */
function mayRead(role: CompanyRole, kind: DocumentKind): boolean {
  return may(role, kind === 'work-order' ? 'read-work-orders' : 'read-estimates');
}

export async function makeAddress(
  secret: string,
  context: EstimateContext,
  { id, ...choice }: DocumentChoice & { readonly id: string },
): Outcome<DocumentAddress, 'forbidden' | 'not-found'> {
  const { trx, company, identity } = context.auth;
  if (!mayRead(company.role, choice.kind)) return refuse(notRead);
  const number = await numberOf(trx, id);
  if (number === undefined) return notHere(context, id);
  if (choice.version !== 'draft' && (await versionOf(trx, id, choice.version)) === undefined) {
    return refuse({ kind: 'not-found', detail: 'The estimate has no such version.' });
  }
  const { personId, sessionId, tabId } = identity;
  const holder = { companyId: company.companyId, personId, sessionId, tabId };
  const until = addressesUntil(context.now);
  return accept({
    address: `${documentsPath}${sealDocument(secret, { holder, estimateId: id, choice, until })}`,
    until: until.toISOString(),
    fileName: documentFileName(number, choice.kind, choice.version),
  });
}

export interface DocumentRequest {
  readonly secret: string;
  readonly authenticator: Authenticator;
  readonly now: Date;
}

type Unseen = { readonly kind: 'not-found' | 'link-ended' | 'conflict'; readonly detail?: string };

/** The address is the authorization; it ends with its time, its session or the person's membership. */
export async function openDocument(
  door: DocumentRequest,
  sealed: string,
): Promise<Result<DocumentJob, Unseen>> {
  const { secret, authenticator, now } = door;
  const grant = openDocumentGrant(secret, sealed);
  if (grant === undefined) return refuse({ kind: 'not-found' });
  if (grant.until <= now) return refuse({ kind: 'link-ended' });
  const { estimateId, choice } = grant;
  const job = await authenticator.reauthorize(
    grant.holder,
    async ({ trx, company: { companyId, role } }): Promise<Result<DocumentJob, Unseen>> => {
      if (!mayRead(role, choice.kind)) return refuse({ kind: 'link-ended' });
      const drawn = await estimateDocument(trx, { companyId, estimateId, choice, now });
      return drawn.ok && !may(role, 'read-estimates') ? accept(withoutParties(drawn.value)) : drawn;
    },
  );
  return job ?? refuse({ kind: 'link-ended' });
}

/** Technicians read the work, and neither the customer nor any other contact. */
function withoutParties(job: DocumentJob): DocumentJob {
  const { printed } = job.order;
  const content = { ...printed.content, parties: blankParties };
  return { ...job, order: { ...job.order, printed: { ...printed, content } } };
}
