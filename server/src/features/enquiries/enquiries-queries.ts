import type { Db } from '../../database/connections/connection.ts';

export interface ContactMessageRow {
  readonly name: string;
  readonly title: string | null;
  readonly company: string | null;
  readonly phone: string | null;
  readonly email: string;
  readonly message: string;
  readonly requestId: string;
}

export interface TrialOrderRow {
  readonly name: string;
  readonly title: string | null;
  readonly organization: string | null;
  readonly phone: string | null;
  readonly email: string;
  readonly address: string | null;
  readonly referredBy: string | null;
  readonly signature: Buffer;
  readonly requestId: string;
}

export async function insertContactMessage(db: Db, row: ContactMessageRow): Promise<void> {
  const { requestId, ...columns } = row;
  await db
    .insertInto('contact_message')
    .values({ ...columns, request_id: requestId })
    .execute();
}

export async function insertTrialOrder(db: Db, row: TrialOrderRow): Promise<void> {
  const { requestId, referredBy, ...columns } = row;
  await db
    .insertInto('trial_order')
    .values({ ...columns, referred_by: referredBy, request_id: requestId })
    .execute();
}

/** Stores the id of a token that passed. Returns false if it passed before. */
export async function spendCaptchaToken(
  db: Db,
  token: { readonly challengeId: string; readonly expiresAt: Date },
  action: string,
): Promise<boolean> {
  const inserted = await db
    .insertInto('captcha_use')
    .values({ challenge_id: token.challengeId, action, expires_at: token.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
