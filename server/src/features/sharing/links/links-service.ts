import { type ShareAudience, type Sharing, shareLimits } from '@dre/core/contract/sharing/sharing';
import { accept, refuse } from '@dre/core/domain/result';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import { record } from '../../../audit/audit-queries.ts';
import {
  type EstimateContext,
  notHere,
  type Outcome,
  refusedFor,
  roleOf,
} from '../../estimates/record/access.ts';
import {
  type EstimateRecord,
  estimateById,
  lockEstimate,
  versionOf,
} from '../../estimates/record/estimates-queries.ts';
import { type AnswerRow, answersOf } from '../answers/answers-queries.ts';
import { lastVersion, stateOf, type Version } from './link-state.ts';
import { countLinks, endLink, insertLink, linkById, linksOf, viewsOf } from './links-queries.ts';
import { newToken, shareAddress } from './share-token.ts';
import { sealShared } from '../shared-address.ts';
import { agreedBefore } from '../shared-supplement.ts';
import { sharedVersion } from '../shared-version.ts';
import { notifyAnswers } from '../answers/notify-answers.ts';

export interface LinkOrder {
  readonly audience: ShareAudience;
  readonly version?: Version;
  readonly days: number;
}

export interface CreatedLink extends Version {
  readonly id: string;
  readonly address: string;
  readonly expiresAt: string;
}

const dayMs = 24 * 3_600_000;
const notLocked = {
  kind: 'conflict',
  detail: 'Lock the estimate first: a link shows a version that cannot change any more.',
} as const;
const noSuchVersion = { kind: 'conflict', detail: 'This estimate has no such version.' } as const;
const tooMany = { kind: 'conflict', detail: 'This estimate has too many links.' } as const;

/** Creates a link; its token exists only in the address. */
export async function createShareLink(
  context: EstimateContext,
  estimateId: string,
  { audience, version, days }: LinkOrder,
): Outcome<CreatedLink, 'forbidden' | 'not-found' | 'conflict'> {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const found = await lockEstimate(trx, estimateId);
  if (found === undefined) return notHere(context, estimateId);
  const shown = version ?? lastVersion(found.estimate);
  if (shown === undefined) return refuse(notLocked);
  if ((await versionOf(trx, estimateId, shown)) === undefined) return refuse(noSuchVersion);
  if ((await countLinks(trx, estimateId)) >= shareLimits.links) return refuse(tooMany);
  const { token, hash } = newToken();
  const expiresAt = new Date(context.now.getTime() + days * dayMs);
  const { companyId } = company;
  const { personId } = identity;
  const { label, correction } = shown;
  const link = {
    companyId,
    estimateId,
    audience,
    label,
    correction,
    hash,
    personId,
    now: context.now,
    expiresAt,
  };
  const id = await insertLink(trx, link);
  const detail = { link: id, estimate: estimateId, audience, version: label };
  const { requestId } = context;
  await record(trx, { kind: 'share-link-made', at: context.now, companyId, personId, requestId, detail });
  return accept({ id, address: shareAddress(token), label, correction, expiresAt: expiresAt.toISOString() });
}

export async function readSharing(
  secret: () => Promise<string>,
  context: EstimateContext,
  estimateId: string,
): Outcome<Sharing, 'forbidden' | 'not-found'> {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const found = await estimateById(trx, estimateId);
  if (found === undefined) return notHere(context, estimateId);
  const current = lastVersion(found.estimate);
  const views = await viewsOf(trx, estimateId, shareLimits.views);
  const links = (await linksOf(trx, estimateId)).map((link) => {
    const own = views.filter(({ linkId }) => linkId === link.id);
    return {
      id: link.id,
      audience: link.audience,
      label: link.label,
      correction: link.correction,
      state: stateOf(link, context.now, current),
      madeAt: link.madeAt.toISOString(),
      madeBy: link.maker,
      expiresAt: link.expiresAt.toISOString(),
      viewCount: own[0]?.count ?? 0,
      views: own.map(({ at, network, browser }) => ({ at: at.toISOString(), network, browser })),
    };
  });
  const answers = await answersOf(trx, estimateId);
  return accept({
    links,
    answers: await notifyAnswers(context, found, answers),
    agreedLines: await agreedLines(context, found, answers),
    signed: await signedVersions(secret, context, answers),
    mayChange: roleOf(context) === 'edit',
    isLocked: current !== undefined,
    hasDraft: found.estimate.draft !== null,
  });
}

/** Lines of the current version that the insurer agreed to in an earlier one. */
async function agreedLines(
  { auth: { trx, company } }: EstimateContext,
  found: EstimateRecord,
  answers: readonly AnswerRow[],
): Promise<string[]> {
  const current = lastVersion(found.estimate);
  if (current === undefined || found.estimate.versions.length < 2) return [];
  const { companyId } = company;
  const version = await sharedVersion(trx, companyId, found, current);
  const shown = { trx, companyId, found, label: current.label, version };
  const keys = version.content.lines.map(({ id }) => id);
  return (await agreedBefore(shown, answers, keys)).map(({ lineId }) => lineId);
}

const signedMs = 10 * 60_000;

/** The last signature of each version; answers come newest first. */
async function signedVersions(
  secret: () => Promise<string>,
  context: EstimateContext,
  answers: readonly AnswerRow[],
): Promise<Sharing['signed']> {
  const { companyId } = context.auth.company;
  const until = new Date(context.now.getTime() + signedMs);
  const byVersion = new Map<string, Sharing['signed'][number]>();
  for (const { kind, audience, label, correction, linkId, name, at } of answers) {
    const key = `${label} ${correction}`;
    if (kind !== 'approval' || audience !== 'owner' || byVersion.has(key)) continue;
    const sealed = sealShared(await secret(), { companyId, linkId, until, kind: 'kept-document' });
    const address = `/api/share-documents/${sealed}`;
    byVersion.set(key, { label, correction, name, at: at.toISOString(), address });
  }
  return [...byVersion.values()];
}

export async function revokeShareLink(
  context: EstimateContext,
  id: string,
): Outcome<boolean, 'forbidden' | 'not-found'> {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const link = await linkById(trx, id);
  if (link === undefined) return refuse(await notFoundHere(context, 'share_link', id));
  const { personId } = identity;
  if (await endLink(trx, id, { personId, now: context.now })) {
    const detail = { link: id, estimate: link.estimateId };
    const { companyId } = company;
    const { requestId } = context;
    await record(trx, {
      kind: 'share-link-revoked',
      at: context.now,
      companyId,
      personId,
      requestId,
      detail,
    });
  }
  return accept(true);
}
