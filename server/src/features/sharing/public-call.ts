import { browserText } from '@dre/core/domain/session/browser-text';
import { type AuditEntry, recordSeparately } from '../../audit/audit-queries.ts';
import { type Db, type Trx } from '../../database/connections/connection.ts';
import { callerOf } from '../../http/limits/rate-limits.ts';
import type { EnqueueMail } from '../../mail/mail.ts';
import { admitByToken, linkById, type LinkRow, type LinkView } from './links/links-queries.ts';
import { tokenHash } from './links/share-token.ts';

export interface SharedDependencies {
  readonly db: Db;
  readonly now: () => Date;
  readonly enqueueMail: EnqueueMail;
  readonly addressSecret: () => Promise<string>;
}

/** One call by somebody with a link. */
export interface SharedCall {
  readonly token: string;
  readonly peer: string;
  readonly requestId: string;
  readonly userAgent: string;
}

export interface SharedView {
  readonly trx: Trx;
  /** Also one whose time is over; undefined where there never was one. */
  readonly link: LinkRow | undefined;
}

/** Everything of the call in one transaction, which sees the rows of the link's company and of no other. */
export function withLink<T>(db: Db, token: string, work: (shown: SharedView) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const id = await admitByToken(trx, tokenHash(token));
    return work({ trx, link: id === undefined ? undefined : await linkById(trx, id) });
  });
}

/** Whether it may be used now. */
export function isLiving(link: LinkRow | undefined, now: Date): link is LinkRow {
  return link !== undefined && link.revokedAt === null && link.expiresAt > now;
}

/** Where from, no closer than the product looks anywhere. */
export function viewOf({ peer, userAgent }: SharedCall, now: Date): LinkView {
  return { at: now, network: callerOf(peer), browser: browserText(userAgent) };
}

export type SharedRefusal =
  | { readonly kind: 'link-ended' }
  | { readonly kind: 'conflict'; readonly detail: string }
  | { readonly kind: 'invalid-request'; readonly errors: Readonly<Record<string, string>> };

/** Undoes everything a call has done so far. */
export class SharedRefused extends Error {
  readonly refusal: SharedRefusal;

  constructor(refusal: SharedRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

/** What was refused is known although it left nothing else behind; a token that was never given out is nobody's. */
export async function writeDownRefusal(
  { db, now }: SharedDependencies,
  call: SharedCall,
  what: string,
  refusal: SharedRefusal,
): Promise<void> {
  const link = await withLink(db, call.token, async (shown) => shown.link);
  const entry: AuditEntry = {
    kind: 'share-refused',
    at: now(),
    requestId: call.requestId,
    detail: { what, because: refusal.kind, ...(link && { link: link.id, estimate: link.estimateId }) },
    ...(link && { companyId: link.companyId }),
  };
  await recordSeparately(db, [entry]);
}
