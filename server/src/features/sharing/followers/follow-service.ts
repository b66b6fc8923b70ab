import type { Shared } from '@dre/core/contract/sharing/shared-estimate';
import { unitName } from '@dre/core/domain/sharing/unit-name';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type AuditKind, record } from '../../../audit/audit-queries.ts';
import { type Db, inCompany, type Trx } from '../../../database/connections/connection.ts';
import { currentSettings } from '../../account/current-settings.ts';
import { estimateById } from '../../estimates/record/estimates-queries.ts';
import { linkById, type LinkRow } from '../links/links-queries.ts';
import { shareAddress } from '../links/share-token.ts';
import {
  type SharedCall,
  type SharedDependencies,
  SharedRefused,
  type SharedRefusal,
  withLink,
  writeDownRefusal,
} from '../public-call.ts';
import { sharedShop } from '../shared-shop.ts';
import { type RepairReader, sharedStatus } from '../shared-repair.ts';
import { type FollowerGrant, openFollower, sealFollower } from './follower-address.ts';
import {
  storeFollower,
  confirmFollower,
  followerById,
  followersOfLink,
  type FollowerRow,
  removeFollower,
} from './followers-queries.ts';
import { confirmMail } from './follow-mail.ts';

type Following = Promise<Result<Shared, { readonly kind: 'link-ended' }>>;

/** Addresses of one link. */
const mostFollowers = 10;
/** The same address is asked to confirm again no sooner. */
const askAgainMs = 10 * 60_000;

const tooMany = {
  kind: 'conflict',
  detail: 'Enough people follow this repair already. One of them can stop their mails first.',
} as const;

/** Asks an address whether it wants mails about the repair. The reply is the same whether it was known before. */
export async function followShared(
  deps: SharedDependencies,
  call: SharedCall,
  email: string,
): Promise<Result<boolean, SharedRefusal>> {
  const secret = await deps.addressSecret();
  try {
    await withLink(deps.db, call.token, async ({ trx, link }) => {
      const now = deps.now();
      if (link === undefined) throw new SharedRefused({ kind: 'link-ended' });
      const status = await sharedStatus({ trx, link, secret, canMail: deps.canMail, now });
      if (status?.repair.canFollow !== true) throw new SharedRefused({ kind: 'link-ended' });
      await requestConfirmation(deps, { trx, link, secret, now }, email);
    });
  } catch (cause) {
    if (!(cause instanceof SharedRefused)) throw cause;
    await writeDownRefusal(deps, call, 'follow', cause.refusal);
    return refuse(cause.refusal);
  }
  return accept(true);
}

interface Asking {
  readonly trx: Trx;
  readonly link: LinkRow;
  readonly secret: string;
  readonly now: Date;
}

async function requestConfirmation(
  deps: SharedDependencies,
  { trx, link, secret, now }: Asking,
  given: string,
) {
  const email = given.toLowerCase();
  const known = await followersOfLink(trx, link.id);
  const before = known.find((one) => one.email === email);
  if (before !== undefined && !isDue(before, now)) return;
  if (before === undefined && known.length >= mostFollowers) throw new SharedRefused(tooMany);
  const { companyId, id: linkId } = link;
  const followerId = await storeFollower(trx, { companyId, linkId, email, now });
  const { letterhead } = (await currentSettings(trx, companyId)).settings;
  const found = await estimateById(trx, link.estimateId);
  const sealed = sealFollower(secret, { companyId, linkId, followerId });
  await deps.enqueueMail(
    trx,
    confirmMail({
      to: email,
      shop: letterhead.name,
      replyTo: letterhead.email,
      vehicle: found === undefined ? '' : unitName(found.estimate.unit),
      address: new URL(shareAddress(sealed), deps.publicUrl).href,
    }),
  );
}

function isDue({ confirmedAt, askedAt }: FollowerRow, now: Date): boolean {
  return confirmedAt === null && now.getTime() - askedAt.getTime() >= askAgainMs;
}

export function confirmFollowing(deps: SharedDependencies, call: SharedCall): Following {
  return changeFollowing(deps, call, 'status-mails-confirmed', (trx, id) =>
    confirmFollower(trx, id, deps.now()),
  );
}

/** Stopped a second time it changes nothing, and says so by the state it returns. */
export function stopFollowing(deps: SharedDependencies, call: SharedCall): Following {
  return changeFollowing(deps, call, 'status-mails-stopped', (trx, id) => removeFollower(trx, id));
}

async function changeFollowing(
  deps: SharedDependencies,
  { token, requestId }: SharedCall,
  kind: AuditKind,
  change: (trx: Db, id: string) => Promise<boolean>,
): Following {
  const secret = await deps.addressSecret();
  const grant = openFollower(secret, token);
  if (grant === undefined) return refuse({ kind: 'link-ended' });
  const { companyId, linkId, followerId } = grant;
  return inCompany(deps.db, companyId, async (trx) => {
    const now = deps.now();
    const known = await followerById(trx, linkId, followerId);
    if (known !== undefined && (await change(trx, known.id))) {
      await record(trx, { kind, at: now, companyId, requestId, detail: { link: linkId } });
    }
    const shown = await followingView({ trx, secret, canMail: deps.canMail, now }, grant);
    return shown === undefined ? refuse({ kind: 'link-ended' }) : accept(shown);
  });
}

/** The page of the address in a status mail; undefined if it is none, or the status is over. */
export async function openFollowing(deps: SharedDependencies, token: string): Promise<Shared | undefined> {
  const secret = await deps.addressSecret();
  const grant = openFollower(secret, token);
  if (grant === undefined) return undefined;
  return inCompany(deps.db, grant.companyId, (trx) =>
    followingView({ trx, secret, canMail: deps.canMail, now: deps.now() }, grant),
  );
}

async function followingView(
  reader: Omit<RepairReader, 'link'>,
  { companyId, linkId, followerId }: FollowerGrant,
): Promise<Shared | undefined> {
  const { trx } = reader;
  const link = await linkById(trx, linkId);
  const status = link && (await sharedStatus({ ...reader, link }));
  if (status === undefined) return undefined;
  const { settings } = await currentSettings(trx, companyId);
  const follower = await followerById(trx, linkId, followerId);
  return {
    kind: 'following',
    shop: await sharedShop(trx, companyId, settings.letterhead),
    ...status,
    email: follower?.email ?? '',
    mails: mailsOf(follower),
  };
}

function mailsOf(follower: FollowerRow | undefined): 'unconfirmed' | 'confirmed' | 'stopped' {
  if (follower === undefined) return 'stopped';
  return follower.confirmedAt === null ? 'unconfirmed' : 'confirmed';
}
