import type { Db } from '../../database/connections/connection.ts';
import { secretHash } from './sso/secret.ts';

export interface SeenDevice {
  /** The browser cookie's value; the database stores only its hash. */
  readonly secret: string;
  readonly userAgent: string;
  readonly now: Date;
}

/** The device of this browser, created at its first sign-in. */
export async function deviceOf(trx: Db, { secret, userAgent, now }: SeenDevice): Promise<string> {
  const { id } = await trx
    .insertInto('device')
    .values({
      secret_hash: secretHash(secret),
      user_agent: userAgent,
      first_seen_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('secret_hash').doUpdateSet({ user_agent: userAgent, last_seen_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
