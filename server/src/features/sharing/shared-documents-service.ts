import { Readable } from 'node:stream';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type Db, inCompany } from '../../database/connections/connection.ts';
import type { DocumentSignature } from '../../documents/estimate/order.ts';
import {
  type DocumentDependencies,
  type DocumentJob,
  drawDocument,
  estimateDocument,
  wholeDocument,
} from '../estimates/documents/documents-service.ts';
import { signedKey } from '../estimates/documents/signed-key.ts';
import { approvalOf } from './approval-signature.ts';
import { linkById, type LinkRow } from './links/links-queries.ts';
import { isLiving, withLink } from './public-call.ts';
import { sharedPaper, wholePaper } from './shared-paper.ts';
import { openSharedGrant } from './shared-address.ts';

export interface SharedDocumentDependencies extends DocumentDependencies {
  readonly addressSecret: () => Promise<string>;
}

export interface SharedDocument {
  readonly fileName: string;
  readonly body: Readable;
}

type Unseen = { readonly kind: 'link-ended' | 'conflict'; readonly detail?: string };
const ended: Unseen = { kind: 'link-ended' };

/** The PDF of an address on a share page: drawn now, or the stored signed one. */
export async function openSharedDocument(
  deps: SharedDocumentDependencies,
  sealed: string,
): Promise<Result<SharedDocument, Unseen>> {
  const grant = openSharedGrant(await deps.addressSecret(), sealed);
  const now = deps.now();
  if (grant === undefined || grant.kind === 'photo' || grant.until <= now) return refuse(ended);
  const { companyId, linkId } = grant;
  const link = await inCompany(deps.db, companyId, (trx) => linkById(trx, linkId));
  if (grant.kind === 'kept-document') return link === undefined ? refuse(ended) : signedDocument(deps, link);
  if (!isLiving(link, now)) return refuse(ended);
  if (grant.kind === 'signed-document') return signedDocument(deps, link);
  const job = await inCompany(deps.db, companyId, (trx) => jobFor(trx, link, now));
  if (!job.ok) return job;
  const body = Readable.from(drawDocument(deps, job.value), { objectMode: false });
  return accept({ fileName: job.value.fileName, body });
}

/** Made once, with the approval; later requests get the same bytes. */
async function signedDocument(
  deps: SharedDocumentDependencies,
  link: LinkRow,
): Promise<Result<SharedDocument, Unseen>> {
  const made = await inCompany(deps.db, link.companyId, async (trx) => {
    const approval = await approvalOf(trx, link);
    if (approval === undefined) return undefined;
    return { id: approval.id, job: await jobFor(trx, link, approval.at, approval.signature) };
  });
  if (made === undefined) return refuse(ended);
  if (!made.job.ok) return made.job;
  const key = signedKey(link.companyId, made.id);
  const { fileName } = made.job.value;
  const kept = await deps.store.open(key);
  if (kept !== undefined) return accept({ fileName, body: kept.body });
  const bytes = await madeOnce(deps, key, made.job.value);
  return accept({ fileName, body: Readable.from([bytes]) });
}

const inWork = new Map<string, Promise<Buffer>>();

/** Requests during the drawing wait for the same result. */
function madeOnce(deps: SharedDocumentDependencies, key: string, job: DocumentJob): Promise<Buffer> {
  const make = async () => {
    const bytes = await wholeDocument(deps, job);
    await deps.store.put(key, bytes);
    return bytes;
  };
  const making = inWork.get(key) ?? make().finally(() => inWork.delete(key));
  inWork.set(key, making);
  return making;
}

/** Made right after the signature, so that it contains no later change of the shop. */
export async function storeSignedDocument(deps: SharedDocumentDependencies, token: string): Promise<void> {
  const link = await withLink(deps.db, token, async (shown) => shown.link);
  const kept = link && (await signedDocument(deps, link));
  if (kept?.ok) kept.value.body.destroy();
}

async function jobFor(
  trx: Db,
  link: LinkRow,
  now: Date,
  signature?: DocumentSignature,
): Promise<Result<DocumentJob, Unseen>> {
  const paper = signature === undefined ? sharedPaper : wholePaper;
  const { companyId, estimateId } = link;
  const job = await estimateDocument(trx, {
    companyId,
    estimateId,
    ...paper(link.audience, link),
    now,
    ...(signature && { signature }),
  });
  if (job.ok) return job;
  const { kind: why, detail } = job.refusal;
  return refuse(why === 'conflict' ? { kind: 'conflict', ...(detail !== undefined && { detail }) } : ended);
}
