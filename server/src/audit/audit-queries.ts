import { sql } from 'kysely';
import type { Db } from '../database/connections/connection.ts';
import { chainStart, sealOf } from './audit-chain.ts';

/** Every security event the audit log knows. */
export type AuditKind =
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'session-ended'
  | 'token-reused'
  | 'password-set'
  | 'password-changed'
  | 'reset-asked'
  | 'email-verified'
  | 'person-invited'
  | 'person-disabled'
  | 'person-enabled'
  | 'person-removed'
  | 'role-changed'
  | 'company-changed'
  | 'subscription-changed'
  | 'order-approved'
  | 'order-declined'
  | 'sso-changed'
  | 'sso-refused'
  | 'settings-changed'
  | 'shop-changed'
  | 'pay-period-closed'
  | 'absence-added'
  | 'absence-removed'
  | 'clock-pin-set'
  | 'clock-pin-locked'
  | 'clock-tablet-enrolled'
  | 'clock-pass-issued'
  | 'clock-key-revoked'
  | 'edition-published'
  | 'draft-discarded'
  | 'jobs-retried'
  | 'estimates-archived'
  | 'estimates-unarchived'
  | 'demo-removed'
  | 'share-link-made'
  | 'share-link-revoked'
  | 'share-approved'
  | 'share-declined'
  | 'share-answered'
  | 'share-decided'
  | 'share-refused'
  | 'status-mails-confirmed'
  | 'status-mails-stopped'
  | 'estimate-exported'
  | 'book-imported'
  | 'content-published'
  | 'content-archived'
  | 'content-removed'
  | 'file-refused'
  | 'help-changed'
  | 'company-refused'
  | 'cross-company-attempt';

export interface AuditEntry {
  readonly kind: AuditKind;
  readonly at: Date;
  /** Absent for the product's own chain. */
  readonly companyId?: string | undefined;
  readonly personId?: string | undefined;
  readonly requestId?: string | undefined;
  /** Never a password, a token or a stranger's input beyond an e-mail's hash. */
  readonly detail?: Readonly<Record<string, string>>;
}

export const productChain = '00000000-0000-0000-0000-000000000000';

/** Appends an entry in the caller's transaction: the event and its entry happen together or not at all. */
export async function record(trx: Db, entry: AuditEntry): Promise<void> {
  const chain = entry.companyId ?? productChain;
  // Allows one writer per chain until its transaction ends.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${chain}`}, 0))`.execute(trx);
  const last = await trx
    .selectFrom('audit_event')
    .select(['seq', 'hash'])
    .where('chain', '=', chain)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const sealed = {
    chain,
    seq: String(BigInt(last?.seq ?? 0) + 1n),
    at: entry.at.toISOString(),
    kind: entry.kind,
    personId: entry.personId ?? null,
    requestId: entry.requestId ?? null,
    detail: entry.detail ?? {},
  };
  const previous = last?.hash ?? chainStart;
  await trx
    .insertInto('audit_event')
    .values({
      chain,
      seq: sealed.seq,
      at: entry.at,
      kind: entry.kind,
      person_id: sealed.personId,
      request_id: sealed.requestId,
      detail: JSON.stringify(sealed.detail),
      previous_hash: previous,
      hash: sealOf(sealed, previous),
    })
    .execute();
}

/** Appends entries in their own transaction, for events that must be recorded although their cause is rolled back. */
export async function recordSeparately(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for await (const entry of entries) await record(trx, entry);
  });
}

/** The first entry with a broken seal, if any. Reads one chain in order, a page at a time. */
export async function firstBrokenSeal(db: Db, chain: string): Promise<string | undefined> {
  let previous: Buffer = chainStart;
  let expected = 1n;
  for (;;) {
    const page = await db
      .selectFrom('audit_event')
      .selectAll()
      .where('chain', '=', chain)
      .where('seq', '>=', String(expected))
      .orderBy('seq')
      .limit(1_000)
      .execute();
    for (const row of page) {
      const entry = {
        chain,
        seq: row.seq,
        at: row.at.toISOString(),
        kind: row.kind,
        personId: row.person_id,
        requestId: row.request_id,
        detail: row.detail,
      };
      const isWhole = BigInt(row.seq) === expected && row.previous_hash.equals(previous);
      if (!isWhole || !row.hash.equals(sealOf(entry, previous))) return `entry ${row.seq} of ${chain}`;
      previous = row.hash;
      expected += 1n;
    }
    if (page.length < 1_000) return undefined;
  }
}

export async function auditChains(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit_event').select('chain').distinct().orderBy('chain').execute();
  return rows.map(({ chain }) => chain);
}
