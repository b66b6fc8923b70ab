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
  readonly publicUrl: URL;
  /** True if a mail server is configured. */
  readonly canMail: boolean;
}

/** One request made with a link. */
export interface SharedCall {
  readonly token: string;
  readonly peer: string;
  readonly requestId: string;
  readonly userAgent: string;
}

export interface SharedView {
  readonly trx: Trx;
  /** Also an ended link; undefined if there never was one. */
  readonly link: LinkRow | undefined;
}

/** Runs the whole request in one transaction limited to the link's company. */
export function withLink<T>(db: Db, token: string, work: (shown: SharedView) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const id = await admitByToken(trx, tokenHash(token));
    return work({ trx, link: id === undefined ? undefined : await linkById(trx, id) });
  });
}

/** True if the link is neither revoked nor expired. */
export function isLiving(link: LinkRow | undefined, now: Date): link is LinkRow {
  return link !== undefined && link.revokedAt === null && link.expiresAt > now;
}

/** The network and browser of a view, as coarse as elsewhere in the product. */
export function viewOf({ peer, userAgent }: SharedCall, now: Date): LinkView {
  return { at: now, network: callerOf(peer), browser: browserText(userAgent) };
}

export type SharedRefusal =
  | { readonly kind: 'link-ended' }
  | { readonly kind: 'conflict'; readonly detail: string }
  | { readonly kind: 'invalid-request'; readonly errors: Readonly<Record<string, string>> };

/** Rolls back everything the request has done. */
export class SharedRefused extends Error {
  readonly refusal: SharedRefusal;

  constructor(refusal: SharedRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

/**
 * Records a refusal in its own transaction. One with an unknown token goes to the product's record, as it has no
 * company.
 */
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
