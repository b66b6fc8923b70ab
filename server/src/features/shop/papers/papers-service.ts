import type { ShopDocument } from '@dre/core/contract/shop/purchase-orders';
import { type CompanyRole, may } from '@dre/core/domain/companies/roles';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import type { PurchaseSending } from '@dre/core/domain/shop/model/purchase-order';
import type { DocumentPermit } from '../../../documents/document-pool.ts';
import type { ShopPaper } from '../../../documents/shop/shop-paper.ts';
import { addressesUntil } from '../../../files/signed-address.ts';
import type { Authenticator, CompanyContext } from '../../../http/calls/authenticator.ts';
import { type DocumentDependencies, picturesOf } from '../../estimates/documents/documents-service.ts';
import { orderById, orderUpdatedAt } from '../orders/orders-queries.ts';
import { purchaseById } from '../purchasing/purchase-queries.ts';
import { crewIdOf } from '../setup/shop-queries.ts';
import type { ShopReply } from '../shop-access.ts';
import { deliveryPaper, workPaper } from './order-papers.ts';
import { drawnEstimate, type PaperContext } from './paper-content.ts';
import { openPaperGrant, sealPaper } from './paper-address.ts';
import { purchasePaper } from './purchase-paper.ts';

const papersPath = '/documents/shop/';

export interface PaperJob {
  readonly order: ShopPaper;
  readonly fileName: string;
  readonly companyId: string;
}

/** The reader of a document; a technician reads work orders of own repair orders. */
interface PaperReader {
  readonly role: CompanyRole;
  readonly personId: string;
}

type Unread = Result<never, { readonly kind: 'not-found' | 'forbidden'; readonly detail?: string }>;
const notRead: Unread = refuse({ kind: 'forbidden', detail: 'Your role does not open this document.' });

function mayOpen(role: CompanyRole, { kind }: ShopDocument): boolean {
  if (kind === 'purchase-order') return may(role, 'handle-parts');
  return may(role, 'read-shop') || (kind === 'work-order' && may(role, 'read-own-repair-orders'));
}

/** Collects the content of a document; drawn after the transaction has ended. */
export async function shopPaper(
  context: PaperContext,
  { role, personId }: PaperReader,
  document: ShopDocument,
  /** The sending a purchase order is printed for, before it is recorded. */
  sent?: PurchaseSending,
): Promise<Result<PaperJob, { readonly kind: 'not-found' | 'forbidden'; readonly detail?: string }>> {
  if (!mayOpen(role, document)) return notRead;
  const { trx, companyId } = context;
  const { id, paper } = document;
  if (document.kind === 'purchase-order') {
    const found = await purchaseById(trx, id);
    if (found === undefined) return refuse({ kind: 'not-found' });
    const order = await purchasePaper(
      context,
      { ...found.purchase, sent: sent ?? found.purchase.sent },
      paper,
    );
    return accept({ order, companyId, fileName: `${found.purchase.number}.pdf` });
  }
  const found = await orderById(trx, id);
  if (found === undefined) return refuse({ kind: 'not-found' });
  const { order, crew } = found;
  const isOwn = may(role, 'read-shop') || crew.includes((await crewIdOf(trx, personId)) ?? '');
  const estimate = await drawnEstimate(trx, order.estimateId);
  if (!isOwn || estimate === undefined) return refuse({ kind: 'not-found' });
  const source = { order, estimate, paper, updatedAt: (await orderUpdatedAt(trx, id)).toISOString() };
  if (document.kind === 'delivery-sheet') {
    const sheet = await deliveryPaper(context, source);
    return accept({ order: sheet, companyId, fileName: `${order.number}-delivery.pdf` });
  }
  const { department } = document;
  const name = department === null ? '' : `-${department}`;
  const sheet = await workPaper(context, source, department);
  return accept({ order: sheet, companyId, fileName: `${order.number}-work-order${name}.pdf` });
}

export async function makePaperAddress(
  secret: string,
  context: CompanyContext,
  document: ShopDocument,
): ShopReply<{ address: string; until: string; fileName: string }, 'forbidden' | 'not-found'> {
  const { trx, company, identity } = context.auth;
  const { companyId, role } = company;
  const { personId, sessionId, tabId } = identity;
  const paper = await shopPaper({ trx, companyId, now: context.now }, { role, personId }, document);
  if (!paper.ok) {
    const table = document.kind === 'purchase-order' ? 'purchase_order' : 'repair_order';
    return paper.refusal.kind === 'forbidden'
      ? refuse(paper.refusal as { kind: 'forbidden' })
      : refuse(await notFoundHere(context, table, document.id));
  }
  const until = addressesUntil(context.now);
  const holder = { companyId, personId, sessionId, tabId };
  return accept({
    address: `${papersPath}${sealPaper(secret, { holder, document, until })}`,
    until: until.toISOString(),
    fileName: paper.value.fileName,
  });
}

/** The address is the authorization; it ends with its time, its session or the person's membership. */
export async function openPaper(
  { secret, authenticator, now }: { secret: string; authenticator: Authenticator; now: Date },
  sealed: string,
): Promise<Result<PaperJob, { readonly kind: 'not-found' | 'link-ended' }>> {
  const grant = openPaperGrant(secret, sealed);
  if (grant === undefined) return refuse({ kind: 'not-found' });
  if (grant.until <= now) return refuse({ kind: 'link-ended' });
  const { personId } = grant.holder;
  const job = await authenticator.reauthorize(grant.holder, ({ trx, company: { companyId, role } }) =>
    shopPaper({ trx, companyId, now }, { role, personId }, grant.document),
  );
  return job?.ok === true ? job : refuse({ kind: 'link-ended' });
}

export async function* drawPaper(
  { store }: Pick<DocumentDependencies, 'store'>,
  { order, companyId }: PaperJob,
  turn: DocumentPermit,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* turn.draw(order, picturesOf(store, companyId));
  } finally {
    turn.leave();
  }
}

/** The whole file, for a mail. */
export async function wholePaper(deps: DocumentDependencies, job: PaperJob): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of drawPaper(deps, job, await deps.documents.turn())) parts.push(part);
  return Buffer.concat(parts);
}
